/**
 * Sizes in sqft between which 98 of 100 properties with so many bedrooms lie, by bedrooms from 0. Flats up
 * to four bedrooms: sales registered by the Dubai Land Department in the first half of 2026 (66,652
 * flats); a studio may be smaller, as older buildings have them. Five and more are too rare there:
 * extended in proportion. Houses have only a lower bound, from the same source, since many are stated
 * with their plot.
 */
const flats: readonly (readonly [number, number])[] = [
  [200, 641],
  [490, 1289],
  [805, 2398],
  [1265, 4908],
  [1815, 11_578],
  [2400, 20_000],
  [2900, 25_000],
  [3400, 30_000],
]
const smallestHouses: readonly number[] = [300, 500, 750, 850, 1000, 1550, 1900, 2300]

/** Whether a property of `size` sqft can well have so many bedrooms. */
export function fitsRooms(isHouse: boolean, bedrooms: number, size: number): boolean {
  if (isHouse) return size >= (smallestHouses[Math.min(bedrooms, 7)] ?? 0)
  const [min, max] = flats[Math.min(bedrooms, 7)] ?? [0, Number.POSITIVE_INFINITY]
  return size >= min && size <= max
}
