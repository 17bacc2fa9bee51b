import './DistributionChart.css'
import { useMemo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { useElementSize } from '../../hooks/use-element-size.ts'
import { type Bin, binValues } from '../bin-values.ts'
import { type ChartBasics, ChartFrame } from '../ChartFrame/ChartFrame.tsx'
import { ChartTip, tipText } from '../ChartFrame/ChartTip.tsx'
import { Plot } from '../ChartFrame/Plot.tsx'
import { labelRoom, ValueAxis } from '../ChartFrame/ValueAxis.tsx'
import { linearScale, logScale, niceAxis } from '../scale.ts'
import { useActivePoint } from '../use-active-point.ts'
import { edgeLabels } from './edge-labels.ts'
import { Marks, type Quantile } from './Marks.tsx'

export interface DistributionChartProps extends ChartBasics {
  /** The values themselves, or bins that were counted elsewhere. */
  data: { values: readonly number[] } | { bins: readonly Bin[] }
  /** The value that the page is about: this property's price. */
  mark?: { label: string; value: number }
  /** Lines across; two or three. */
  quantiles?: readonly Quantile[]
  /** The middle half, shaded. */
  middle?: { from: number; to: number; label: string }
  /** Bins whose logarithms are equally wide are drawn equally wide. */
  logarithmic?: boolean
  formatValue: (value: number) => string
  /** On the axis, short. */
  formatTick?: (value: number) => string
  /** Writes a count as the language of the page does. */
  formatCount: (count: number) => string
  texts: ChartBasics['texts'] & {
    /** Heading of the table's first column: "Price". */
    range: string
    /** What is counted: "Homes". */
    count: string
    /** A bin, both edges formatted: "AED 1.2M to 1.3M". */
    between: (from: string, to: string) => string
    below: (to: string) => string
    above: (from: string) => string
  }
}

/** Until it is measured, px. */
const drawing = { width: 640, height: 240 }

/**
 * How values spread, and where one of them lies. What lies far out is counted in open bins at the
 * ends, so that one absurd price does not press the others together. Small values stand where
 * reading begins: at the right in right-to-left pages.
 */
export function DistributionChart(props: DistributionChartProps) {
  const { data, mark, quantiles = [], middle, formatValue, formatCount, texts } = props
  const { formatTick = formatValue, height = drawing.height, logarithmic = false } = props
  const mirrored = useUi().dir === 'rtl'
  const { ref, width } = useElementSize(drawing)
  const bins = useMemo(() => ('bins' in data ? data.bins : binValues(data.values)), [data])
  const counts = niceAxis(
    bins.map((bin) => bin.count),
    4,
  )
  // Half a property is no count.
  const ticks = counts.ticks
    .filter(Number.isInteger)
    .map((value) => ({ value, text: formatCount(value) }))
  const room = labelRoom(
    ticks.map((tick) => tick.text),
    width * 0.3,
  )
  const [left, right] = mirrored ? [16, width - room] : [room, width - 16]
  const [top, bottom] = [52, height - 28]
  const edges = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1] as const
  const ends = mirrored ? ([right, left] as const) : ([left, right] as const)
  const x = logarithmic ? logScale(edges, ends) : linearScale(edges, ends)
  const y = linearScale(counts.domain, [bottom, top])
  const nearest = (px: number) => {
    const along = (mirrored ? right - px : px - left) / (right - left)
    return Math.min(bins.length - 1, Math.max(0, Math.floor(along * bins.length)))
  }
  const point = useActivePoint({ count: bins.length, mirrored, nearest, width })
  const range = (bin: Bin | undefined) => {
    if (!bin) return ''
    if (bin.open === 'below') return texts.below(formatValue(bin.to))
    if (bin.open === 'above') return texts.above(formatValue(bin.from))
    return texts.between(formatValue(bin.from), formatValue(bin.to))
  }
  const rowsAt = (index: number) => [
    { id: 'count', label: texts.count, value: formatCount(bins[index]?.count ?? 0) },
  ]
  const total = bins.reduce((sum, bin) => sum + bin.count, 0)
  const marked = bins.findIndex(
    (bin, at) => mark && mark.value < (at === bins.length - 1 ? Number.POSITIVE_INFINITY : bin.to),
  )
  const { active } = point
  const labels = edgeLabels(
    Array.from({ length: bins.length + 1 }, (_, index) => {
      const edge = bins[index]?.from ?? edges[1]
      return { text: formatTick(edge), x: x(edge) }
    }),
    width,
  )
  return (
    <ChartFrame
      {...props}
      height={height}
      notes={total > 0 && <Figures {...props} />}
      table={{
        columns: [texts.range, texts.count],
        count: bins.length,
        row: (index) => ({
          id: String(index),
          cells: [range(bins[index]), formatCount(bins[index]?.count ?? 0)],
        }),
      }}
    >
      {total > 0 ? (
        <Plot
          ref={ref}
          point={point}
          label={props.title}
          valueText={tipText(range(bins[point.current]), rowsAt(point.current))}
          width={width}
          height={height}
          tip={
            active !== null && (
              <ChartTip
                x={x(((bins[active]?.from ?? 0) + (bins[active]?.to ?? 0)) / 2)}
                y={height / 2}
                width={width}
                title={range(bins[active])}
                rows={rowsAt(active)}
              />
            )
          }
        >
          <ValueAxis ticks={ticks} scale={y} left={left} right={right} />
          {middle && (
            <Shade
              x={x}
              top={top}
              bottom={bottom}
              from={middle.from}
              to={middle.to}
              edges={edges}
            />
          )}
          {bins.map((bin, index) => {
            const [start = 0, end = 0] = [x(bin.from), x(bin.to)].sort((a, b) => a - b)
            return (
              <rect
                key={bin.from}
                className="mz-bin"
                x={start + 1}
                y={y(bin.count)}
                width={Math.max(0.5, end - start - 2)}
                height={Math.max(0, bottom - y(bin.count))}
                data-marked={index === marked || undefined}
                data-active={index === active || undefined}
              />
            )
          })}
          {labels.map((label) => (
            <text
              key={label.index}
              className="mz-chart__tick"
              x={label.x}
              y={bottom + 20}
              textAnchor="middle"
            >
              {label.text}
            </text>
          ))}
          <Marks
            x={x}
            edges={edges}
            left={left}
            right={right}
            bottom={bottom}
            quantiles={quantiles}
            mark={mark}
          />
        </Plot>
      ) : null}
    </ChartFrame>
  )
}

/** The lines in words, with their values: a drawing alone would keep them from those who cannot see it. */
function Figures({ mark, quantiles = [], middle, formatValue }: DistributionChartProps) {
  const figures = mark ? [{ id: 'mark', ...mark }, ...quantiles] : quantiles
  if (figures.length === 0 && !middle) return null
  return (
    <ul className="mz-distribution__figures">
      {figures.map(({ id, label, value }) => (
        <li key={id}>
          {label} <b>{formatValue(value)}</b>
        </li>
      ))}
      {middle && (
        <li className="mz-distribution__key">
          <span aria-hidden="true" />
          {middle.label}
        </li>
      )}
    </ul>
  )
}

interface ShadeProps {
  x: (value: number) => number
  top: number
  bottom: number
  from: number
  to: number
  edges: readonly [number, number]
}

function Shade({ x, top, bottom, from, to, edges }: ShadeProps) {
  const inside = (value: number) => Math.min(edges[1], Math.max(edges[0], value))
  const [start = 0, end = 0] = [x(inside(from)), x(inside(to))].sort((a, b) => a - b)
  return (
    <rect
      className="mz-distribution__middle"
      x={start}
      width={end - start}
      y={top}
      height={bottom - top}
    />
  )
}
