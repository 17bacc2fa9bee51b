import { useMemo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { useElementSize } from '../../hooks/use-element-size.ts'
import { type ChartBasics, ChartFrame } from '../ChartFrame/ChartFrame.tsx'
import { ChartTip, type TipRow, tipText } from '../ChartFrame/ChartTip.tsx'
import { Plot } from '../ChartFrame/Plot.tsx'
import { labelRoom, ValueAxis } from '../ChartFrame/ValueAxis.tsx'
import { everyNth, linearScale, niceAxis, writeTicks } from '../scale.ts'
import { useActivePoint } from '../use-active-point.ts'
import { Line } from './Line.tsx'
import { nearestIndex } from './nearest-index.ts'
import { seriesLook } from './series-look.ts'

export interface LineSeries {
  id: string
  label: string
  /** One per place of `at`, in the unit of the chart; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface LineChartProps extends ChartBasics {
  /** Where the points lie, ascending: times in ms, floors, years. */
  at: readonly number[]
  /** Up to six; each has its own colour and dashes. */
  series: readonly LineSeries[]
  /** A place in full, in tips and in the table: "March 2026". */
  formatAt: (at: number) => string
  /** A place on the axis: "Mar". */
  formatTick?: (at: number) => string
  /** Heading of the table's first column: "Month". */
  atLabel: string
  formatValue: (value: number) => string
  /** A value on the axis, short: "1.8K". */
  formatValueTick?: (value: number) => string
  /** What is written for null: "No sales". */
  noValue: string
  /** Starts the axis at zero. Off for indexes and prices, where the change matters. */
  fromZero?: boolean
}

/** Until it is measured, px. */
const drawing = { width: 640, height: 280 }
const none: readonly LineSeries[] = []

/**
 * Values over time, or over any other number. In right-to-left pages it is mirrored: time runs from
 * right to left and the values stand at the right, as Arabic papers and statistics print it.
 */
export function LineChart(props: LineChartProps) {
  const { at, formatAt, formatTick = formatAt, formatValue, noValue, height = 280 } = props
  const { formatValueTick = formatValue, fromZero = false, atLabel, ...frame } = props
  const { dir } = useUi()
  const mirrored = dir === 'rtl'
  const { ref, width } = useElementSize(drawing)
  const series = at.length === 0 ? none : props.series
  const axis = useMemo(() => {
    const known = series.flatMap((one) => one.values.filter((value) => value !== null))
    return { any: known.some(Number.isFinite), ...niceAxis(known, 5, fromZero) }
  }, [series, fromZero])
  const ticks = writeTicks(axis.ticks, formatValueTick)
  const room = labelRoom(
    ticks.map((tick) => tick.text),
    width * 0.4,
  )
  const left = mirrored ? 12 : room
  const right = mirrored ? width - room : width - 12
  const bottom = height - 28
  const x = linearScale([at[0] ?? 0, at.at(-1) ?? 0], mirrored ? [right, left] : [left, right])
  const y = linearScale(axis.domain, [bottom, 10])
  const nearest = (px: number) => nearestIndex(at, x, px)
  const point = useActivePoint({ count: at.length, mirrored, nearest, width })
  const place = (index: number) => formatAt(at[index] ?? 0)
  const write = (value: number | null | undefined) =>
    typeof value === 'number' && Number.isFinite(value) ? formatValue(value) : noValue
  const rowsAt = (index: number): TipRow[] =>
    series.map((one, order) => ({
      id: one.id,
      label: one.label,
      value: write(one.values[index]),
      sample: <line x1="1" x2="23" y1="6" y2="6" {...seriesLook(order)} />,
    }))
  const labels = everyNth(at.length, (right - left) / 84)
  const { active } = point
  const activeX = x(at[active ?? 0] ?? 0)
  return (
    <ChartFrame
      {...frame}
      legend={rowsAt(0)}
      table={{
        columns: [atLabel, ...series.map((one) => one.label)],
        count: at.length,
        row: (index) => ({
          id: String(at[index]),
          cells: [place(index), ...series.map((one) => write(one.values[index]))],
        }),
      }}
    >
      {axis.any ? (
        <Plot
          ref={ref}
          point={point}
          label={props.title}
          valueText={tipText(place(point.current), rowsAt(point.current))}
          width={width}
          height={height}
          tip={
            active !== null && (
              <ChartTip
                x={activeX}
                y={height / 3}
                width={width}
                title={place(active)}
                rows={rowsAt(active)}
              />
            )
          }
        >
          <ValueAxis ticks={ticks} scale={y} left={left} right={right} />
          {labels.map((index) => (
            <text
              key={index}
              className="mz-chart__tick"
              x={x(at[index] ?? 0)}
              y={bottom + 20}
              textAnchor="middle"
            >
              {formatTick(at[index] ?? 0)}
            </text>
          ))}
          {series.map((one, order) => (
            <Line key={one.id} at={at} values={one.values} x={x} y={y} order={order} />
          ))}
          {active !== null && (
            <>
              <line className="mz-chart__guide" x1={activeX} x2={activeX} y1={10} y2={bottom} />
              {series.map((one, order) => {
                const value = one.values[active]
                return typeof value === 'number' && Number.isFinite(value) ? (
                  <circle
                    key={one.id}
                    className="mz-line__dot"
                    cx={activeX}
                    cy={y(value)}
                    r="5"
                    fill={seriesLook(order).stroke}
                  />
                ) : null
              })}
            </>
          )}
        </Plot>
      ) : null}
    </ChartFrame>
  )
}
