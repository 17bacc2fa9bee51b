import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { ChartFrame } from './ChartFrame.tsx'

/** Title, summary, legend, source and table around a drawing. Our charts bring it with them. */
const meta = {
  component: ChartFrame,
  args: {
    title: 'Homes sold by quarter',
    summary: 'More in each quarter than in the one before.',
    table: {
      columns: ['Quarter', 'Homes sold'],
      count: 4,
      row: (index) => ({ id: `q${index}`, cells: [`Q${index + 1}`, String(200 + index * 40)] }),
    },
    empty: 'No figures yet',
    texts: {
      asTable: 'Show as table',
      asChart: 'Show as chart',
      more: 'Show more',
      shown: (shown, all) => `${shown} of ${all} shown`,
    },
    children: <div style={{ blockSize: 280, background: 'var(--mz-colors-bg-info)' }} />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => {
    const words = useFigureWords()
    return (
      <ChartFrame {...args} title={words.sold} summary={words.ratesSummary} texts={words.chart} />
    )
  },
}

export const Playground: Story = {}

export const Empty: Story = { args: { children: null } }
