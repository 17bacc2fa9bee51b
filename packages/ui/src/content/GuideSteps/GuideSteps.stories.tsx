import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useContentWords } from '../../../.storybook/words/content.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { SourceNote } from '../../data/SourceNote/SourceNote.tsx'
import { type GuideStep, GuideSteps } from './GuideSteps.tsx'

const meta = {
  component: GuideSteps,
  args: {
    steps: [{ id: 'budget', title: 'Settle the budget', content: 'Ask a bank first.' }],
    formatNumber: String,
    texts: { documents: 'You need', done: 'Done' },
  },
} satisfies Meta<typeof GuideSteps>
export default meta
type Story = StoryObj<typeof meta>

/** The fee of the guide's fixture, with who says so. */
function useSource() {
  const words = usePropertyWords()
  const [fee] = fixtures.listGuides().data[0]?.fees ?? []
  if (!fee) return undefined
  return (
    <SourceNote
      summary={words.source}
      rows={[
        {
          id: 'fee',
          origin: { text: fee.source?.name ?? '', href: fee.source?.url },
          value: fee.amount,
          asOf: fee.as_of ? { text: fee.as_of, iso: fee.as_of } : undefined,
        },
      ]}
      texts={{ origin: words.listing, field: words.field, value: words.price, asOf: words.asOf }}
    />
  )
}

function useSteps(done = 0): GuideStep[] {
  const words = useContentWords()
  const source = useSource()
  return words.steps.map(({ id, title, text, duration, cost }, at) => ({
    id,
    title,
    content: <p>{text}</p>,
    facts: [
      { id: 'duration', label: words.duration, text: duration },
      ...(cost ? [{ id: 'cost', label: words.cost, text: cost }] : []),
    ],
    ...(at === 1 && { documents: words.documentList }),
    ...(at === 3 && { source }),
    done: at < done,
  }))
}

/** An ordered list of headings; each step can be linked to by its id. */
export const Default: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        steps={useSteps()}
        formatNumber={String}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
}

export const Playground: Story = { args: { current: 'budget' } }

/** What is done says so in words too; the next step is `aria-current`. */
export const UnderWay: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        steps={useSteps(2)}
        current="noc"
        formatNumber={String}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
}

export const OneStep: Story = { args: {} }

export const AbsurdContent: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        steps={[
          {
            id: 'odd',
            title: endlessWord,
            content: endlessWord,
            facts: [{ id: 'cost', label: words.cost, text: endlessWord }],
            documents: [endlessWord],
          },
          { id: 'other', title: words.otherDirection, content: words.otherDirection },
        ]}
        formatNumber={() => '9,999'}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
}

/** Everything is done: no step is the next. */
export const AllDone: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        steps={useSteps(99)}
        formatNumber={String}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}

/** Under a heading of the first level the steps are of the second. */
export const SecondLevel: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        level={2}
        steps={useSteps()}
        formatNumber={String}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.length).toBeGreaterThan(2)
  },
}

/** Nothing takes the focus but the links in it; the source unfolds by its own keys. */
export const ByKeyboard: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <GuideSteps
        steps={useSteps()}
        formatNumber={String}
        texts={{ documents: words.documents, done: words.done }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}

/** No steps: nothing is drawn. A hundred: numbers of three digits stay in their circles. */
export const AbsurdNumbers: Story = {
  render: () => {
    const words = useContentWords()
    const texts = { documents: words.documents, done: words.done }
    const [first] = words.steps
    const steps = Array.from({ length: 100 }, (_, at) => ({
      id: `step-${at}`,
      title: first?.title ?? '',
      content: first?.text,
    }))
    return (
      <>
        <GuideSteps steps={[]} formatNumber={String} texts={texts} />
        <GuideSteps steps={steps} formatNumber={String} texts={texts} />
      </>
    )
  },
}
