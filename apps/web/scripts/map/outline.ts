/** Degrees, longitude first. */
export type Point = readonly [lng: number, lat: number]

/** Distance of a point from the line through two others, degrees. */
function offLine(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - start[0], point[1] - start[1])
  return Math.abs(dy * (point[0] - start[0]) - dx * (point[1] - start[1])) / length
}

/** Leaves out points that lie within `tolerance` degrees of the line without them. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, distance] = [0, 0]
  points.forEach((point, index) => {
    const off = offLine(point, first, last)
    if (off > distance) [farthest, distance] = [index, off]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

export const keyOf = ([lng, lat]: Point): string =>
  `${Math.round(lng * 1e4)} ${Math.round(lat * 1e4)}`

/** A ring without its repeated end and without points that fall together. */
function tidyRing(ring: readonly Point[]): Point[] {
  const open = ring.filter((point, at) => {
    const next = ring[(at + 1) % ring.length]
    return next === undefined || keyOf(point) !== keyOf(next)
  })
  return open.length >= 3 ? open : [...ring]
}

/**
 * Simplifies rings so that neighbours keep a common border: points where three rings meet, or where
 * two part, stay; the lines between them are simplified the same way from both sides.
 */
export function simplifyRings(rings: readonly (readonly Point[])[], tolerance: number): Point[][] {
  const tidy = rings.map(tidyRing)
  const neighbours = new Map<string, Set<string>>()
  for (const ring of tidy)
    ring.forEach((point, at) => {
      const around = neighbours.get(keyOf(point)) ?? new Set()
      for (const step of [-1, 1]) around.add(keyOf(ring.at((at + step) % ring.length) ?? point))
      neighbours.set(keyOf(point), around)
    })
  return tidy.map((ring) => {
    const fixed = ring.flatMap((point, at) =>
      (neighbours.get(keyOf(point))?.size ?? 0) > 2 ? [at] : [],
    )
    const start = fixed[0] ?? 0
    const turned = [...ring.slice(start), ...ring.slice(0, start + 1)]
    const stops = [
      ...new Set([0, ...fixed.map((at) => at - start), Math.floor(ring.length / 2), ring.length]),
    ]
    stops.sort((a, b) => a - b)
    const parts = stops
      .slice(1)
      .map((stop, at) => canonical(turned.slice(stops[at], stop + 1), tolerance))
    return tidyRing(parts.flatMap((part) => part.slice(0, -1)))
  })
}

/** Simplifies a line in the direction that both of its sides agree on. */
function canonical(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const turned = keyOf(first) > keyOf(last)
  const simple = simplify(turned ? line.toReversed() : line, tolerance)
  return turned ? simple.reverse() : simple
}
