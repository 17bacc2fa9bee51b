import type { Scale } from '../scale.ts'

interface MarksProps {
  x: Scale
  edges: readonly [number, number]
  /** Of the plot, px. */
  left: number
  right: number
  bottom: number
  quantiles: readonly Quantile[]
  mark: { label: string; value: number } | undefined
}

/** Half the width of a label of 12 px type, px; an estimate. */
const half = (text: string) => text.length * 3.3 + 6

/**
 * The marked value over everything, and the quantiles with their names in the row below. A value
 * beyond the drawing stands at its edge. Names that would touch the one before, or the line of
 * the marked value, are left out: the summary says them.
 */
export function Marks({ x, edges, left, right, bottom, quantiles, mark }: MarksProps) {
  const inside = (value: number) => Math.min(edges[1], Math.max(edges[0], value))
  const place = (value: number) => x(inside(value))
  const label = (text: string, at: number) =>
    Math.min(right - half(text) + 12, Math.max(left + half(text) - 12, at))
  let free = Number.NEGATIVE_INFINITY
  const named = [...quantiles]
    .sort((a, b) => place(a.value) - place(b.value))
    .map((one) => {
      const at = label(one.label, place(one.value))
      const crossed = mark && Math.abs(at - place(mark.value)) < half(one.label)
      const fits = at - half(one.label) >= free && !crossed
      if (fits) free = at + half(one.label)
      return { ...one, at, fits }
    })
  return (
    <g>
      {mark && (
        <g className="mz-distribution__mark">
          <line x1={place(mark.value)} x2={place(mark.value)} y1={20} y2={bottom} />
          <circle cx={place(mark.value)} cy={bottom} r="5" />
          <text x={label(mark.label, place(mark.value))} y={14} textAnchor="middle">
            {mark.label}
          </text>
        </g>
      )}
      {named.map(({ id, label: text, value, at, fits }) => (
        <g key={id}>
          <line
            className="mz-distribution__quantile"
            x1={place(value)}
            x2={place(value)}
            y1={46}
            y2={bottom}
          />
          {fits && (
            <text
              className="mz-chart__tick mz-distribution__name"
              x={at}
              y={40}
              textAnchor="middle"
            >
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

export interface Quantile {
  id: string
  /** Over its line: "Median". */
  label: string
  value: number
}
