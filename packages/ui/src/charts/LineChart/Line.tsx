import './LineChart.css'
import type { Scale } from '../scale.ts'
import { type LinePoint, linePath, thinLine } from '../thin-line.ts'
import { seriesLook } from './series-look.ts'

interface LineProps {
  at: readonly number[]
  values: readonly (number | null)[]
  x: Scale
  y: Scale
  order: number
}

/** One series. A known value between gaps has no line to lie on: it is a dot. */
export function Line({ at, values, x, y, order }: LineProps) {
  const points = at.map((place, index): LinePoint => {
    const value = values[index]
    return typeof value === 'number' && Number.isFinite(value) ? [x(place), y(value)] : null
  })
  const look = seriesLook(order)
  const lonely = points.filter(
    (point, index) =>
      point !== null &&
      (points[index - 1] ?? null) === null &&
      (points[index + 1] ?? null) === null,
  )
  return (
    <g>
      <path className="mz-line" d={linePath(thinLine(points))} {...look} />
      {lonely.map(
        (point) =>
          point && <circle key={point[0]} cx={point[0]} cy={point[1]} r="4" fill={look.stroke} />,
      )}
    </g>
  )
}
