import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import type { Scale } from '../scale.ts'

interface ValueAxisProps {
  ticks: readonly { value: number; text: string }[]
  scale: Scale
  /** The plot between its edges, px from the left of the drawing. */
  left: number
  right: number
}

/** Hairlines with their values at the side where the line of reading begins. */
export function ValueAxis({ ticks, scale, left, right }: ValueAxisProps) {
  const { dir } = useUi()
  const x = dir === 'rtl' ? right + 8 : left - 8
  return (
    <g>
      {ticks.map(({ value, text }) => (
        <g key={value}>
          <line
            className={value === 0 ? 'mz-chart__base' : 'mz-chart__grid'}
            x1={left}
            x2={right}
            y1={scale(value)}
            y2={scale(value)}
          />
          <text className="mz-chart__tick" x={x} y={scale(value)} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/**
 * Room in px for labels of these texts, 12 px type: an estimate, since measuring costs a layout.
 * Never more than `most`.
 */
export function labelRoom(texts: readonly string[], most: number): number {
  return Math.min(most, 16 + 7 * Math.max(0, ...texts.map((text) => text.length)))
}
