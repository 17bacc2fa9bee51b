import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { noise } from '../../../.storybook/figures.ts'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { useWords } from '../../../.storybook/words.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { BarChart, type BarChartProps } from './BarChart.tsx'

type Changes = Partial<BarChartProps>

function Chart(changes: Changes) {
  const words = useFigureWords()
  const { places } = useWords()
  const next = noise(5)
  return (
    <BarChart
      title={words.yields}
      summary={words.yieldsSummary}
      source={words.source}
      categories={places.map((label, at) => ({ id: `place-${at}`, label }))}
      categoryLabel={words.community}
      series={[{ id: 'yield', label: words.yields, values: places.map(() => 0.045 + next() / 30) }]}
      formatValue={words.percent}
      noValue={words.noSales}
      empty={<EmptyState plain level={3} title={words.emptyTitle} text={words.emptyText} />}
      texts={words.chart}
      {...changes}
    />
  )
}

/**
 * Values of things that can be compared. Bars start at zero, always.
 *
 * **Keyboard**: one stop; arrows step from bar to bar, Home and End to the ends, Escape hides the tip.
 * **Screen readers**: a slider that reads the bar in words, and the table. **Right to left**: lying
 * bars grow from right to left, standing ones are ordered from right to left. Names too long for
 * their place are cut; tip and table say them whole.
 */
const meta = {
  component: BarChart,
  args: {
    title: 'Homes sold',
    categories: [
      { id: '2024', label: '2024' },
      { id: '2025', label: '2025' },
    ],
    categoryLabel: 'Year',
    series: [{ id: 'sold', label: 'Homes sold', values: [812, 1204] }],
    formatValue: String,
    noValue: 'No sales',
    empty: 'No figures yet',
    texts: {
      asTable: 'Show as table',
      asChart: 'Show as chart',
      more: 'Show more',
      shown: (shown, all) => `${shown} of ${all} shown`,
    },
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], render: () => <Chart marked="place-5" /> }

export const Playground: Story = { args: { layout: 'columns' } }

/** Two series side by side, standing. */
export const Columns: Story = {
  render: () => {
    const words = useFigureWords()
    const years = [2021, 2022, 2023, 2024, 2025, 2026]
    return (
      <Chart
        layout="columns"
        title={words.sold}
        summary={undefined}
        categoryLabel={words.year}
        categories={years.map((year) => ({ id: String(year), label: String(year) }))}
        series={[
          { id: 'ready', label: words.ready, values: [812, 930, 1204, 1180, 1390, 702] },
          { id: 'plan', label: words.offPlan, values: [310, 620, 1590, 2210, 2670, 1480] },
        ]}
        formatValue={words.number}
      />
    )
  },
}

export const Negative: Story = {
  render: () => {
    const words = useFigureWords()
    const values = [0.12, 0.08, 0.05, 0.01, 0, -0.02, -0.04, -0.09, null]
    return <Chart title={words.change} series={[{ id: 'c', label: words.change, values }]} />
  },
}

/** Steps along the bars with the keyboard. */
export const Keyboard: Story = {
  render: () => <Chart />,
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('slider')
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(plot).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{End}')
    await expect(plot).toHaveAttribute('aria-valuenow', '8')
  },
}

/** Thirty are drawn, the table has all. */
export const TenThousandBars: Story = {
  render: () => {
    const categories = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      label: `Tower ${at + 1}`,
    }))
    const values = categories.map((_, at) => 0.09 - at / 200_000)
    return <Chart categories={categories} series={[{ id: 'y', label: 'Yield', values }]} />
  },
}

export const OneBar: Story = {
  render: () => {
    const words = useFigureWords()
    return (
      <Chart
        categories={[{ id: 'm', label: words.marina }]}
        series={[{ id: 'y', label: words.yields, values: [0.062] }]}
      />
    )
  },
}

export const Enormous: Story = {
  render: () => {
    const words = useFigureWords()
    const values = [9e17, 4e17, 1, 0, 3, 12, 5, 2, 1]
    return (
      <Chart
        series={[{ id: 'y', label: words.sold, values }]}
        formatValue={words.number}
        formatValueTick={words.short}
      />
    )
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Chart
        categories={[
          { id: 'a', label: 'Marina'.repeat(34) },
          { id: 'b', label: 'قرية جميرا الدائرية ومحيطها' },
        ]}
        series={[{ id: 'y', label: 'Yield', values: [0.06, 0.07] }]}
      />
    </div>
  ),
}

export const Empty: Story = { render: () => <Chart categories={[]} series={[]} /> }

export const Loading: Story = { render: () => <Chart loading /> }
