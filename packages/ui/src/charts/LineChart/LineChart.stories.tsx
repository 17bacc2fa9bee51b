import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { climb, months } from '../../../.storybook/figures.ts'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { LineChart, type LineChartProps } from './LineChart.tsx'

type Changes = Partial<LineChartProps>

/** The chart of the stories; `changes` is what a story is about. */
function Chart(changes: Changes) {
  const words = useFigureWords()
  return (
    <LineChart
      title={words.rates}
      summary={words.ratesSummary}
      source={words.source}
      at={months}
      atLabel={words.month}
      series={[
        { id: 'marina', label: words.marina, values: climb(1610, 9.5) },
        { id: 'hills', label: words.hills, values: climb(1450, 6, 24, 21) },
        { id: 'jvc', label: words.jvc, values: climb(980, 5, 24, 4) },
      ]}
      formatAt={words.monthName}
      formatTick={words.shortMonth}
      formatValue={words.money}
      formatValueTick={words.short}
      noValue={words.noSales}
      empty={<EmptyState plain level={3} title={words.emptyTitle} text={words.emptyText} />}
      texts={words.chart}
      {...changes}
    />
  )
}

/**
 * Values over time. Small SVG of ours, no chart library: import it where it is drawn, lazily on pages
 * that a first visit loads.
 *
 * **Keyboard**: Tab reaches the plot once; left and right arrows step from point to point as they are
 * seen, Page Up and Page Down by a tenth, Home and End to the ends, Escape hides the tip.
 * **Screen readers**: the plot is a slider whose value is the point in words; the table is always
 * there, shown or not. **Right to left**: mirrored; time runs from right to left, values stand right.
 * **Colour**: each series has dashes of its own too.
 */
const meta = {
  component: LineChart,
  args: {
    title: 'Median asking price, AED per sqft',
    at: months,
    atLabel: 'Month',
    series: [{ id: 'marina', label: 'Dubai Marina', values: climb(1610, 9.5) }],
    formatAt: (at) => new Date(at).toISOString().slice(0, 7),
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
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], render: () => <Chart /> }

export const Playground: Story = { args: { height: 280, fromZero: true } }

/** Steps with the keyboard, then opens the table. */
export const Keyboard: Story = {
  render: () => <Chart />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const plot = canvas.getByRole('slider')
    plot.focus()
    const forward = globals.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(`{Home}${forward}`)
    await expect(plot).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{Escape}{End}')
    await expect(plot).toHaveAttribute('aria-valuenow', '23')
    const [toggle] = canvas.getAllByRole('button')
    if (!toggle) throw new Error('no button to the table')
    await userEvent.click(toggle)
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('slider')).toBeVisible()
  },
}

/** Months without sales break the line; a month between two such is a dot. */
export const Gaps: Story = {
  render: () => {
    const words = useFigureWords()
    const values = climb(1610, 9.5).map((value, at) =>
      [4, 5, 9, 11, 17].includes(at) ? null : value,
    )
    return <Chart series={[{ id: 'marina', label: words.marina, values }]} />
  },
}

export const Negative: Story = {
  render: () => {
    const words = useFigureWords()
    const values = climb(0.5, 0, 24, 9).map((_, at) => Math.sin(at / 3) * 0.12 + 0.02)
    return (
      <Chart
        title={words.change}
        series={[{ id: 'change', label: words.marina, values }]}
        formatValue={words.percent}
        formatValueTick={words.percent}
        fromZero
      />
    )
  },
}

export const OnePoint: Story = {
  render: () => {
    const words = useFigureWords()
    return (
      <Chart at={months.slice(0, 1)} series={[{ id: 'm', label: words.marina, values: [1610] }]} />
    )
  },
}

/** The line keeps the extremes of each px column; the table shows a hundred rows at a time. */
export const TenThousandPoints: Story = {
  render: () => {
    const words = useFigureWords()
    const at = Array.from({ length: 10_000 }, (_, hour) => Date.UTC(2025, 0, 1) + hour * 3_600_000)
    const series = [{ id: 'm', label: words.marina, values: climb(1610, 0.02, 10_000) }]
    return <Chart at={at} series={series} formatAt={(time) => new Date(time).toUTCString()} />
  },
}

export const Enormous: Story = {
  render: () => {
    const words = useFigureWords()
    const values = climb(1, 1).map((_, at) => 3.1e15 * 1.4 ** at)
    return <Chart series={[{ id: 'm', label: words.marina, values }]} />
  },
}

export const AllZero: Story = {
  render: () => {
    const words = useFigureWords()
    return <Chart series={[{ id: 'm', label: words.marina, values: months.map(() => 0) }]} />
  },
}

/** Words of 200 letters, and Arabic in an English page (or the reverse). */
export const AbsurdTexts: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Chart
        title={'Rate'.repeat(50)}
        summary="وسيط السعر المطلوب في Dubai Marina، درهم لكل قدم مربعة"
        series={[
          { id: 'a', label: 'Marina'.repeat(34), values: climb(1600, 9) },
          { id: 'b', label: 'دبي مارينا', values: climb(1500, 5) },
        ]}
      />
    </div>
  ),
}

export const Empty: Story = { render: () => <Chart at={[]} series={[]} /> }

export const Loading: Story = { render: () => <Chart loading /> }

export const Failed: Story = {
  render: () => {
    const words = useFigureWords()
    return (
      <Chart
        at={[]}
        empty={
          <ErrorState
            plain
            level={3}
            title={words.failedTitle}
            text={words.failedText}
            actions={<Button variant="outline">{words.retry}</Button>}
          />
        }
      />
    )
  },
}
