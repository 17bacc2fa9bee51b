/** A ring of [lng, lat] pairs, as GeoJSON has them; some sources leave it open. */
export type Ring = readonly (readonly [number, number])[]

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export function boxOf(points: Ring): Box {
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
}

/** Area centroid weighted over several rings (degrees treated as plane: fine at this size). */
export function centroidOf(rings: readonly Ring[]): { lat: number; lng: number } {
  let area = 0
  let lngSum = 0
  let latSum = 0
  for (const ring of rings) {
    let ringArea = 0
    let ringLng = 0
    let ringLat = 0
    for (const [index, [lng, lat]] of ring.entries()) {
      const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat]
      const cross = lng * nextLat - nextLng * lat
      ringArea += cross
      ringLng += (lng + nextLng) * cross
      ringLat += (lat + nextLat) * cross
    }
    // Rings may run either way round: the sign of the area is taken out of the sums.
    const sign = Math.sign(ringArea)
    area += Math.abs(ringArea)
    lngSum += sign * ringLng
    latSum += sign * ringLat
  }
  return { lat: latSum / (3 * area), lng: lngSum / (3 * area) }
}

export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const low = sorted[Math.floor(position)] ?? Number.NaN
  const high = sorted[Math.ceil(position)] ?? Number.NaN
  return low + (high - low) * (position - Math.floor(position))
}
