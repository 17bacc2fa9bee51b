import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { labelRoom, ValueAxis } from '../ChartFrame/ValueAxis.tsx'
import { everyNth } from '../scale.ts'
import type { BarPlan } from './lay-bars.ts'

interface BarLabelsProps {
  plan: BarPlan
  layout: 'rows' | 'columns'
  ticks: readonly { value: number; text: string }[]
  categories: readonly BarCategory[]
  width: number
  marked: string | undefined
}

/** As many letters as fit, 7 px each: SVG breaks no lines. The tip and the table say it whole. */
function cut(text: string, px: number): string {
  const letters = [...text]
  const fit = Math.max(3, Math.floor((px - 16) / 7))
  return letters.length <= fit ? text : `${letters.slice(0, fit - 1).join('')}…`
}

/** Both axes of a bar chart. */
export function BarLabels({ plan, layout, ticks, categories, width, marked }: BarLabelsProps) {
  const { dir } = useUi()
  const { left, right, top, bottom, center } = plan
  if (layout === 'columns') {
    const shown = everyNth(categories.length, (right - left) / 56)
    const room = ((right - left) / Math.max(1, shown.length)) * 1.1
    return (
      <>
        <ValueAxis ticks={ticks} scale={plan.value} left={left} right={right} />
        {shown.map((index) => (
          <text
            key={categories[index]?.id}
            className="mz-chart__tick"
            x={center(index)}
            y={bottom + 20}
            textAnchor="middle"
          >
            {cut(categories[index]?.label ?? '', room)}
          </text>
        ))}
      </>
    )
  }
  const widest = labelRoom(
    ticks.map((tick) => tick.text),
    right - left,
  )
  const written = new Set(everyNth(ticks.length, (right - left) / widest))
  const edge = dir === 'rtl' ? right + 8 : left - 8
  return (
    <>
      {ticks.map(({ value, text }, index) => (
        <g key={value}>
          <line
            className={value === 0 ? 'mz-chart__base' : 'mz-chart__grid'}
            x1={plan.value(value)}
            x2={plan.value(value)}
            y1={top}
            y2={bottom}
          />
          <text
            className="mz-chart__tick"
            x={plan.value(value)}
            y={bottom + 20}
            textAnchor="middle"
          >
            {written.has(index) && text}
          </text>
        </g>
      ))}
      {categories.map((category, index) => (
        <text
          key={category.id}
          className="mz-chart__tick mz-bar__name"
          x={edge}
          y={center(index)}
          dy="0.32em"
          textAnchor="end"
          data-marked={category.id === marked || undefined}
        >
          {cut(category.label, dir === 'rtl' ? width - right : left)}
        </text>
      ))}
    </>
  )
}

export interface BarCategory {
  id: string
  label: string
}
