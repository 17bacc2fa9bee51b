import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: {
    summary: 'Who pays the transfer fee?',
    children: 'The buyer, as a rule: 4 % of the price.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'The browser’s own `details`: Enter and Space open and close, screen readers say expanded or collapsed, and the search of the page opens what holds the word. What is closed is out of reach of Tab.',
      },
    },
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => {
    const words = useBasicWords()
    return <Disclosure summary={words.fee}>{words.feeAnswer}</Disclosure>
  },
}

export const Playground: Story = {
  args: { open: true, variant: 'source' },
  argTypes: { variant: { control: 'inline-radio', options: ['question', 'source'] } },
}

export const Open: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Disclosure summary={words.fee} open>
        {words.feeAnswer}
      </Disclosure>
    )
  },
}

/** Small print under a figure. */
export const Source: Story = {
  render: () => {
    const words = useBasicWords()
    return (
      <Disclosure summary={words.source} variant="source" open>
        {words.sourceText}
      </Disclosure>
    )
  },
}

function Questions({ group }: { group?: string }) {
  const words = useBasicWords()
  const grouped = group === undefined ? {} : { group }
  return (
    <div style={{ maxInlineSize: 560 }}>
      <Disclosure summary={words.fee} {...grouped}>
        {words.feeAnswer} <TextLink href="#fees">{words.source}</TextLink>
      </Disclosure>
      <Disclosure summary={words.deposit} {...grouped}>
        {words.depositAnswer}
      </Disclosure>
    </div>
  )
}

/** Of one name: opening one closes the other. */
export const OneOfAGroup: Story = {
  render: () => <Questions group="questions" />,
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details')
    const [one, other] = canvasElement.querySelectorAll('summary')
    if (!first || !second || !one || !other) throw new Error('two expected')
    await userEvent.click(one)
    await expect(first.open).toBe(true)
    await userEvent.click(other)
    await waitFor(() => expect(first.open).toBe(false))
    await expect(second.open).toBe(true)
  },
}

/** Says when it was opened or closed, by hand or by the search of the page. */
export const TellsToggling: Story = {
  args: { onToggle: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true))
  },
}

/** Tab goes from question to question, and through the links of those that are open. */
export const ByKeyboard: Story = {
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    const [one] = canvasElement.querySelectorAll('summary')
    await userEvent.tab()
    await expect(one).toHaveFocus()
    // A key on a summary is a press of the browser's own, which no script can make.
    await userEvent.click(one ?? canvasElement)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

/** Questions without end and of the other direction, an answer of nothing, and one within another. */
export const Absurd: Story = {
  render: () => (
    <Stack width={280}>
      <Disclosure summary={endlessWord} open>
        {endlessWord}
      </Disclosure>
      <Disclosure summary={otherWay.en} open>
        {otherWay.ar}
      </Disclosure>
      <Disclosure summary="0" open>
        {null}
      </Disclosure>
      <Disclosure summary={otherWay.ar} open>
        <Disclosure summary={endlessWord} variant="source" open>
          {endlessWord}
        </Disclosure>
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('details'))
      await expect(part.scrollWidth).toBeLessThanOrEqual(280)
  },
}
