import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { chatProperties, featureTexts } from '../../../.storybook/chat-properties.tsx'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { PropertyResults, type PropertyResultsProps } from './PropertyResults.tsx'

const meta = {
  component: PropertyResults,
  args: {
    header: 'Here are some properties you might like:',
    count: '0 Properties Available',
    properties: [],
    features: { label: 'Features', separator: ', ', more: (text) => `${text} and more.` },
    linkText: 'View Details',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 368 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A strip of cards that snaps, and fills by its `revealed` prop without moving: what is still to come keeps its room. `aria-busy` until it is complete, so that screen readers hear one finished message. Tab goes from link to link. For people who ask for less motion the parent leaves `revealed` out.',
      },
    },
  },
} satisfies Meta<typeof PropertyResults>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<PropertyResultsProps>) {
  const words = useChatWords()
  return (
    <PropertyResults
      header={words.resultsHeader}
      count={words.count('9')}
      properties={chatProperties(words)}
      features={featureTexts(words)}
      linkText={words.viewDetails}
      all={{ href: '#all', text: words.viewListing }}
      closing={words.closing}
      showAllLabel={words.showAll}
      {...props}
    />
  )
}

/** From the history: all at once. The first property names five of seven features. */
export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {
  args: { revealed: 9 },
  argTypes: { revealed: { control: { type: 'range', min: 1, max: 28 } } },
  render: ({ revealed }) => <Example {...(revealed !== undefined && { revealed })} />,
}

/** A step every 250 ms, as live. */
export const Live: Story = {
  render: () => {
    const [revealed, setRevealed] = useState(1)
    useEffect(() => {
      const timer = setInterval(() => setRevealed((shown) => shown + 1), 250)
      return () => clearInterval(timer)
    }, [])
    const all = () => setRevealed(Number.POSITIVE_INFINITY)
    return <Example revealed={revealed} onShowAll={all} />
  },
}

/** Whoever does not want to wait does not have to. */
export const ShowAll: Story = {
  render: () => {
    const [revealed, setRevealed] = useState(4)
    return <Example revealed={revealed} onShowAll={() => setRevealed(99)} />
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
    const buttons = canvas.getAllByRole('button')
    const all = buttons.find((button) => button.closest('.mz-results__foot'))
    await userEvent.click(all ?? canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const HeaderOnly: Story = { render: () => <Example revealed={1} /> }

export const OneProperty: Story = {
  render: () => {
    const words = useChatWords()
    return <Example properties={chatProperties(words).slice(0, 1)} count={words.countOne} />
  },
}

/** Nothing was found: no properties, no link. */
export const Empty: Story = {
  render: () => {
    const words = useChatWords()
    return <Example properties={[]} count={words.countNone} all={undefined} closing={undefined} />
  },
}

/** Words without a break, the other direction, enormous numbers, a picture that fails. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useChatWords()
    const shared = { lines: [], href: '#home' }
    const price = { id: 'price', label: words.price, value: 'AED 999,999,999,999', strong: true }
    const missing = { src: 'https://pictures.invalid/missing.jpg', alt: '' }
    return (
      <Example
        header={endlessWord}
        properties={[
          { ...shared, id: 'a', title: endlessWord, features: [endlessWord], picture: missing },
          { ...shared, id: 'b', title: words.talk.other, lines: [price] },
        ]}
      />
    )
  },
}
