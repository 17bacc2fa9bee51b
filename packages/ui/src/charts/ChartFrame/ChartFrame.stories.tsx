import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useFigureWords } from '../../../.storybook/words/figures.ts'
import { useNumbers } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'

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
  parameters: {
    docs: {
      description: {
        component:
          'A figure named by its title. Screen readers hear the summary and find the figures as a table, shown or not. One button changes drawing and table and keeps the focus; a table that scrolls is a stop for Tab, and the arrows scroll it.',
      },
    },
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

/** Bars without meaning: the frame is what is shown. */
function Drawing() {
  return (
    <svg viewBox="0 0 400 160" role="presentation" style={{ inlineSize: '100%' }}>
      {[60, 90, 110, 140].map((height, at) => (
        <rect
          key={height}
          x={20 + at * 95}
          y={160 - height}
          width={70}
          height={height}
          fill="var(--mz-colors-data)"
        />
      ))}
    </svg>
  )
}

function Example({ rows = 4, ...props }: Partial<ChartFrameProps> & { rows?: number }) {
  const words = useFigureWords()
  const number = useNumbers()
  return (
    <ChartFrame
      title={words.sold}
      summary={words.ratesSummary}
      source={words.source}
      empty={words.emptyText}
      texts={words.chart}
      table={{
        columns: [words.month, words.sold],
        count: rows,
        row: (index) => ({
          id: `${index}`,
          cells: [number(index + 1), number(200 + index * 40)],
        }),
      }}
      {...props}
    >
      {props.children === undefined ? <Drawing /> : props.children}
    </ChartFrame>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {}

/** The height of the drawing is kept; the summary waits for the figures. */
export const Loading: Story = { render: () => <Example loading /> }

export const Empty: Story = { render: () => <Example>{null}</Example> }

function FailedExample() {
  const words = useFigureWords()
  return (
    <Example
      empty={
        <div style={{ display: 'grid', gap: 12, justifyItems: 'center', padding: 16 }}>
          <p>{words.failedText}</p>
          <Button variant="outline">{words.retry}</Button>
        </div>
      }
    >
      {null}
    </Example>
  )
}

/** What went wrong and what to do stand in the place of the drawing. */
export const Failed: Story = { render: () => <FailedExample /> }

function LegendExample() {
  const words = useFigureWords()
  const legend = [words.marina, words.hills, words.jvc].map((label, at) => ({
    id: label,
    label,
    sample: <path d="M0 6h24" stroke={`var(--mz-series-${at + 1})`} strokeWidth="3" />,
  }))
  return <Example legend={legend} />
}

/** From two series on; each has a sample of its line beside its name. */
export const WithLegend: Story = { render: () => <LegendExample /> }

/** A note under the drawing and its table: what was left out, how it was counted. */
export const WithNotes: Story = { render: () => <Example notes={useFigureWords().noSales} /> }

/** Heard only, where a heading of the page says it already. */
export const HiddenTitle: Story = {
  render: () => <Example hideTitle />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAccessibleName(/\S/)
  },
}

/** The button changes to the table and back, and keeps the focus. */
export const ByKeyboard: Story = {
  render: () => <Example rows={60} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const toggle = page.getByRole('button')
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveFocus()
    await userEvent.tab()
    await expect(page.getByRole('group')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(page.queryByRole('group')).toBeNull()
  },
}

/** A hundred rows at a time. */
export const TenThousandRows: Story = {
  render: () => <Example rows={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button'))
    const more = page.getAllByRole('button')[1]
    await userEvent.click(more ?? canvasElement)
    await expect(page.getAllByRole('row')).toHaveLength(201)
  },
}

function AbsurdExample() {
  const table = {
    columns: [endlessWord, otherWay.en],
    count: 3,
    row: (index: number) => ({
      id: `${index}`,
      cells: [[endlessWord, otherWay.ar, '0'][index] ?? '', '999,999,999,999,999,999'],
    }),
  }
  const legend = [endlessWord, otherWay.en].map((label) => ({ id: label, label }))
  return (
    <div style={{ maxInlineSize: 300 }}>
      <Example
        title={endlessWord}
        summary={endlessWord}
        source={endlessWord}
        notes={otherWay.en}
        legend={legend}
        table={table}
      />
      <Example title={otherWay.en} summary={otherWay.ar} rows={0} height={0} />
    </div>
  )
}

/** Words without end break or scroll inside the frame, never the page. */
export const Absurd: Story = {
  render: () => <AbsurdExample />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [toggle] = page.getAllByRole('button')
    await userEvent.click(toggle ?? canvasElement)
    for (const figure of page.getAllByRole('figure'))
      await expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(300)
  },
}
