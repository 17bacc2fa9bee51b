import type { ReactNode } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'

export interface TipRow {
  id: string
  label: string
  value: string
  sample?: ReactNode
}

interface ChartTipProps {
  /** Where it points, px in the drawing. */
  x: number
  y: number
  /** Width of the drawing, px: the tip stays on the roomier side. */
  width: number
  title: string
  rows: readonly TipRow[]
}

/** The figures of the point that is pointed at. The same words are the slider's value text. */
export function ChartTip({ x, y, width, title, rows }: ChartTipProps) {
  const { dir } = useUi()
  const side = x > width / 2 ? 'calc(-100% - 12px)' : '12px'
  const style = { transform: `translate(${side}, -50%)`, '--x': x / width, '--y': `${y}px` }
  return (
    <div className="mz-chart__tip" style={style} aria-hidden="true">
      <div dir={dir}>
        <strong>{title}</strong>
        {rows.map((row) => (
          <span key={row.id} className="mz-chart__tip-row">
            {row.sample && (
              <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
                {row.sample}
              </svg>
            )}
            <span>{row.label}</span>
            <b>{row.value}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

/** A point in words: "March 2026. Dubai Marina: AED 1,831". */
export function tipText(title: string, rows: readonly TipRow[]): string {
  return [title, ...rows.map((row) => `${row.label}: ${row.value}`)].join('. ')
}
