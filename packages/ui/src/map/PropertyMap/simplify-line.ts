import type { Px } from './map-view.ts'

/** How far a point lies from the line through two others, px. */
function offLine(point: Px, start: Px, end: Px): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point.x - start.x, point.y - start.y)
  return Math.abs(dy * (point.x - start.x) - dx * (point.y - start.y)) / length
}

/** Leaves out points that lie within `tolerance` px of the line without them (Douglas–Peucker). */
export function simplifyLine(points: readonly Px[], tolerance: number): Px[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, distance] = [0, 0]
  points.forEach((point, index) => {
    const off = offLine(point, first, last)
    if (off > distance) [farthest, distance] = [index, off]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplifyLine(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthest), tolerance),
  ]
}
