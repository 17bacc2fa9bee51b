import './BarChart.css'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { useElementSize } from '../../hooks/use-element-size.ts'
import { type ChartBasics, ChartFrame } from '../ChartFrame/ChartFrame.tsx'
import { ChartTip, type TipRow, tipText } from '../ChartFrame/ChartTip.tsx'
import { Plot } from '../ChartFrame/Plot.tsx'
import { niceAxis, writeTicks } from '../scale.ts'
import { useActivePoint } from '../use-active-point.ts'
import { type BarCategory, BarLabels } from './BarLabels.tsx'
import { layBars } from './lay-bars.ts'

export interface BarSeries {
  id: string
  label: string
  /** One per category; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface BarChartProps extends ChartBasics {
  /** The bars, in order. */
  categories: readonly BarCategory[]
  /** One, or a few side by side. */
  series: readonly BarSeries[]
  /** Heading of the table's first column: "Community". */
  categoryLabel: string
  formatValue: (value: number) => string
  /** A value on the axis, short. */
  formatValueTick?: (value: number) => string
  /** What stands where there is no figure. */
  noValue: string
  /** Lying bars have room for names; standing ones suit years and other short labels. */
  layout?: 'rows' | 'columns'
  /** The category that the page is about; the others step back. One series only. */
  marked?: string
  /** Most categories that are drawn; all are in the table. */
  limit?: number
}

/** Until it is measured, px. */
const drawing = { width: 640, height: 280 }

/**
 * Values of things that can be compared. Bars start at zero, always. In right-to-left pages lying
 * bars grow from right to left and standing ones are ordered from right to left.
 */
export function BarChart(props: BarChartProps) {
  const { formatValue, formatValueTick = formatValue, noValue, layout = 'rows', ...rest } = props
  const { categoryLabel, marked, limit = 30, categories, series, ...frame } = rest
  const { dir } = useUi()
  const mirrored = dir === 'rtl'
  const { ref, width } = useElementSize(drawing)
  const drawn = categories.slice(0, limit)
  const values = series.flatMap((one) =>
    one.values.slice(0, drawn.length).filter((value) => value !== null),
  )
  const axis = niceAxis(values, layout === 'rows' ? Math.min(5, width / 110) : 5)
  const ticks = writeTicks(axis.ticks, formatValueTick)
  const plan = layBars({
    layout,
    mirrored,
    width,
    height: props.height ?? drawing.height,
    labels: drawn.map((category) => category.label),
    ticks: ticks.map((tick) => tick.text),
    domain: axis.domain,
    series: series.length,
  })
  const point = useActivePoint({ count: drawn.length, mirrored, nearest: plan.nearest, width })
  const write = (value: number | null | undefined) =>
    typeof value === 'number' && Number.isFinite(value) ? formatValue(value) : noValue
  const rowsAt = (index: number): TipRow[] =>
    series.map((one, order) => ({
      id: one.id,
      label: one.label,
      value: write(one.values[index]),
      sample: <rect x="6" width="12" height="12" rx="2" fill={`var(--mz-series-${order + 1})`} />,
    }))
  const name = (index: number) => drawn[index]?.label ?? ''
  const { active } = point
  const tipAt = plan.middle(active ?? 0)
  return (
    <ChartFrame
      {...frame}
      height={plan.height}
      legend={rowsAt(0)}
      notes={drawn.length < categories.length && props.texts.shown(drawn.length, categories.length)}
      table={{
        columns: [categoryLabel, ...series.map((one) => one.label)],
        count: categories.length,
        row: (index) => ({
          id: categories[index]?.id ?? String(index),
          cells: [categories[index]?.label ?? '', ...series.map((one) => write(one.values[index]))],
        }),
      }}
    >
      {values.some(Number.isFinite) ? (
        <Plot
          ref={ref}
          point={point}
          label={props.title}
          valueText={tipText(name(point.current), rowsAt(point.current))}
          width={width}
          height={plan.height}
          tip={
            active !== null && (
              <ChartTip {...tipAt} width={width} title={name(active)} rows={rowsAt(active)} />
            )
          }
        >
          <BarLabels
            plan={plan}
            layout={layout}
            ticks={ticks}
            categories={drawn}
            width={width}
            marked={marked}
          />
          {series.map((one, order) =>
            drawn.map((category, index) => {
              const value = one.values[index]
              if (typeof value !== 'number' || !Number.isFinite(value)) return null
              return (
                <rect
                  key={category.id}
                  className="mz-bar"
                  {...plan.bar(index, order, value)}
                  rx="3"
                  fill={`var(--mz-series-${(order % 6) + 1})`}
                  data-quiet={(marked !== undefined && category.id !== marked) || undefined}
                  data-active={index === active || undefined}
                />
              )
            }),
          )}
        </Plot>
      ) : null}
    </ChartFrame>
  )
}
