/** A position in WGS 84 degrees. */
export interface Point {
  lat: number
  lng: number
}

export interface Edges {
  south: number
  west: number
  north: number
  east: number
}

/** The corners of an `area` as the contract writes them: `lat,lng;lat,lng;…`. */
export function readArea(text: string): Point[] {
  return text.split(';').map((corner) => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number)
    return { lat, lng }
  })
}

/** The smallest box around the corners. */
export function edgesOf(corners: readonly Point[]): Edges {
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}

/** Degrees that still count as on the edge: a tenth of a millimetre, for what rounding does. */
const onEdge = 1e-9

/** Whether a position is inside a polygon or on its edge; the last corner joins the first. */
export function isInside(corners: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a
    if (distanceTo(a, b, { lat, lng }) <= onEdge) return true
    const crosses = a.lat > lat !== b.lat > lat
    if (crosses && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside
  }
  return inside
}

/** Distance from the line between two points, in degrees. */
function distanceTo(a: Point, b: Point, { lat, lng }: Point): number {
  const [dx, dy] = [b.lng - a.lng, b.lat - a.lat]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((lng - a.lng) * dx + (lat - a.lat) * dy) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(lng - a.lng - at * dx, lat - a.lat - at * dy)
}
