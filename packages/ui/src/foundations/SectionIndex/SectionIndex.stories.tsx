import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { SectionIndex } from './SectionIndex.tsx'

function Example({ word, beside = false }: { word?: string; beside?: boolean }) {
  const words = useOverlayWords()
  const sections = [
    { id: 'index-overview', label: words.overview, text: words.overviewText },
    { id: 'index-features', label: words.features, text: words.featuresText },
    { id: 'index-plans', label: word ?? words.floorPlans, text: words.plansText },
    { id: 'index-nearby', label: words.nearby, text: words.nearbyText },
    { id: 'index-history', label: words.history, text: words.historyText },
  ]
  return (
    <div>
      <SectionIndex label={words.details} sections={sections} beside={beside} />
      {sections.map(({ id, label, text }) => (
        <section
          key={id}
          id={id}
          aria-label={label}
          tabIndex={-1}
          style={{ minBlockSize: '70vh', paddingBlock: 24, scrollMarginBlockStart: 128 }}
        >
          {text}
        </section>
      ))}
    </div>
  )
}

const meta = {
  component: SectionIndex,
  args: { label: 'On this page', sections: [{ id: 'none', label: 'Overview' }] },
} satisfies Meta<typeof SectionIndex>
export default meta
type Story = StoryObj<typeof meta>

/** Enter leads to a section: the page scrolls, the focus goes there, its entry says `aria-current`. */
export const Default: Story = {
  // Scrolls the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const third = canvas.getAllByRole('button')[2]
    if (!third) throw new Error('no third entry')
    third.focus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement?.id).toBe('index-plans')
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}

/** From 1200 px a column, where the page has one for it. */
export const Beside: Story = {
  tags: ['!autodocs'],
  render: () => <Example beside />,
}

export const Playground: Story = {}

export const AbsurdContent: Story = {
  tags: ['!autodocs'],
  render: () => <Example word={endlessWord} />,
}
