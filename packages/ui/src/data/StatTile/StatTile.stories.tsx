import type { Meta, StoryObj } from '@storybook/react-vite'
import { climb } from '../../../.storybook/figures.ts'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { StatTile } from './StatTile.tsx'

/**
 * One figure of a dashboard. **Screen readers**: label, value, the trend in words, the change in
 * words, the source. Arrow and colour repeat what the words say; the sparkline is decoration and is
 * mirrored in right-to-left pages. With `href` the label is the link and the whole tile its target.
 */
const meta = {
  component: StatTile,
  args: { label: 'Views this week', value: '1,204' },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
}

export const Default: Story = {
  render: () => {
    const words = useFigureWords()
    return (
      <div style={grid}>
        <StatTile
          label={words.views}
          value={words.number(1204)}
          change={{ text: words.rise, direction: 'up', good: true }}
          trend={{ values: climb(150, 6, 7), text: words.trend }}
          source={words.statSource}
          href="#views"
        />
        <StatTile
          label={words.enquiries}
          value={words.number(9)}
          change={{ text: words.fall, direction: 'down', good: false }}
          trend={{ values: climb(12, -0.4, 7, 3), text: words.trend }}
          source={words.statSource}
        />
        <StatTile
          label={words.answered}
          value={words.quickAnswer}
          change={{ text: words.steady, direction: 'flat' }}
        />
      </div>
    )
  },
}

export const Playground: Story = {
  args: {
    change: { text: '12% more than last week', direction: 'up', good: true },
    href: '#views',
  },
}

/** Fewer days on the market: down, and good. */
export const DownIsGood: Story = {
  args: {
    label: 'Median days on the market',
    value: '31',
    change: { text: '6 days fewer than in May', direction: 'down', good: true },
  },
}

export const Loading: Story = {
  render: () => (
    <div style={grid}>
      <StatTile label={useFigureWords().views} value="" loading />
    </div>
  ),
}

/** Zero, an enormous number, a word of 200 letters, one point, the same value all week. */
export const Absurd: Story = {
  render: () => {
    const words = useFigureWords()
    return (
      <div style={{ ...grid, maxInlineSize: 560 }}>
        <StatTile label={words.enquiries} value={words.number(0)} />
        <StatTile
          label={'ViewsAndMore'.repeat(17)}
          value={words.money(9e17)}
          trend={{ values: [0, 1e18, 3], text: words.trend }}
        />
        <StatTile
          label={words.views}
          value="—"
          trend={{ values: [3], text: words.trend }}
          change={{ text: 'المشاهدات هذا الأسبوع and last week', direction: 'flat' }}
        />
        <StatTile
          label={words.views}
          value={words.number(7)}
          trend={{ values: [7, 7, 7, 7], text: words.trend }}
        />
      </div>
    )
  },
}
