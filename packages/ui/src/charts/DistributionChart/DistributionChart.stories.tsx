import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { prices } from '../../../.storybook/figures.ts'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { DistributionChart, type DistributionChartProps } from './DistributionChart.tsx'

type Changes = Partial<DistributionChartProps>

const many = { values: prices(1204) }

function Chart(changes: Changes) {
  const words = useFigureWords()
  return (
    <DistributionChart
      title={words.spread}
      summary={words.spreadSummary}
      source={words.source}
      data={many}
      mark={{ label: words.thisHome, value: 2_350_000 }}
      quantiles={[
        { id: 'lower', label: words.lower, value: 1_810_000 },
        { id: 'median', label: words.median, value: 2_150_000 },
        { id: 'upper', label: words.upper, value: 2_580_000 },
      ]}
      middle={{ from: 1_810_000, to: 2_580_000, label: words.middle }}
      formatValue={words.money}
      formatTick={words.short}
      formatCount={words.number}
      empty={<EmptyState plain level={3} title={words.emptyTitle} text={words.emptyText} />}
      texts={{
        ...words.chart,
        range: words.price,
        count: words.homes,
        between: words.between,
        below: words.below,
        above: words.above,
      }}
      {...changes}
    />
  )
}

/**
 * How values spread and where one of them lies: a price in its community. Takes the values, or bins
 * counted by the server.
 *
 * **Keyboard**: one stop; arrows step from bin to bin, Home and End to the ends, Escape hides the tip.
 * **Screen readers**: a slider that reads each bin, and the table; say the place of the marked value
 * in `summary`. **Right to left**: small values stand at the right. Values far out are counted in
 * open bins at the ends; a mark beyond them stands at the edge.
 */
const meta = {
  component: DistributionChart,
  args: {
    title: 'Homes by price',
    data: many,
    formatValue: String,
    formatCount: String,
    empty: 'No figures yet',
    texts: {
      asTable: 'Show as table',
      asChart: 'Show as chart',
      more: 'Show more',
      shown: (shown, all) => `${shown} of ${all} shown`,
      range: 'Price',
      count: 'Homes',
      between: (from, to) => `${from} to ${to}`,
      below: (to) => `Below ${to}`,
      above: (from) => `${from} and above`,
    },
  },
} satisfies Meta<typeof DistributionChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Chart /> }

/** Prices spread over orders of magnitude; the server's bins grow with them. */
export const Logarithmic: Story = {
  render: () => {
    const edges = Array.from({ length: 25 }, (_, at) => 400_000 * 30 ** (at / 24))
    const bins = edges.slice(0, -1).map((from, at) => ({
      from,
      to: edges[at + 1] ?? from,
      count: Math.round(40 * Math.exp(-(((at - 12) / 5) ** 2))),
    }))
    return <Chart logarithmic data={{ bins }} />
  },
}

export const Playground: Story = {
  args: { mark: { label: 'This home', value: 2_350_000 }, height: 240 },
}

export const Keyboard: Story = {
  render: () => <Chart />,
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('slider')
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(plot).toHaveAttribute('aria-valuenow', '0')
    await expect(plot.getAttribute('aria-valuetext')).toMatch(/\d/)
  },
}

/** Counted by the server. */
export const Bins: Story = {
  render: () => (
    <Chart
      data={{
        bins: [4, 9, 21, 34, 18, 7, 2].map((count, at) => ({
          from: 1_500_000 + at * 250_000,
          to: 1_750_000 + at * 250_000,
          count,
        })),
      }}
    />
  ),
}

/** One price of nine trillion among 10,000: the rest keeps its shape. */
export const TenThousandAndOneAbsurd: Story = {
  render: () => <Chart data={{ values: [...prices(10_000), 9e12] }} />,
}

/** The marked value lies beyond all others. */
export const MarkBeyond: Story = {
  render: () => {
    const words = useFigureWords()
    return <Chart mark={{ label: words.thisHome, value: 95_000_000 }} quantiles={[]} />
  },
}

export const OneValue: Story = { render: () => <Chart data={{ values: [2_350_000] }} /> }

export const Negative: Story = {
  render: () => {
    const words = useFigureWords()
    const values = prices(400).map((price) => price / 2_150_000 - 1)
    return (
      <Chart
        title={words.change}
        data={{ values }}
        mark={{ label: words.thisHome, value: -0.08 }}
        quantiles={[]}
        middle={{ from: -0.2, to: 0.2, label: words.middle }}
        formatValue={words.percent}
        formatTick={words.percent}
      />
    )
  },
}

export const Narrow: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Chart mark={{ label: 'This home, seen from the marina walk', value: 1_200_000 }} />
    </div>
  ),
}

export const Empty: Story = { render: () => <Chart data={{ values: [] }} /> }

export const Loading: Story = { render: () => <Chart loading /> }
