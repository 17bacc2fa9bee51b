import type { PropertyType } from '@manzil/api-client/generated/types.gen'

type Band = readonly [smallest: number, largest: number]

/** Square feet that flats of 0, 1, 2 … bedrooms have in the UAE, generously. */
const FLATS: readonly Band[] = [
  [200, 750],
  [400, 1_400],
  [700, 2_300],
  [1_000, 4_500],
  [1_500, 9_000],
  [2_500, 15_000],
]
/** The same for houses; the register counts the plot of older ones. */
const HOUSES: readonly Band[] = [
  [Infinity, 0],
  [600, 2_500],
  [900, 4_500],
  [1_100, 8_500],
  [1_400, 12_000],
  [2_000, 20_000],
]
const LARGER: Band = [3_000, 30_000]

/**
 * The stated bedrooms, or null where no such property has that size. In one source the bedrooms are
 * shifted by some rows against price and size, so a misfit is the rule there, not the exception.
 */
export function bedroomsThatFit(
  type: PropertyType,
  bedrooms: number | null,
  size: number,
): number | null {
  if (bedrooms === null) return null
  const isHouse = type === 'villa' || type === 'townhouse' || type === 'villa-compound'
  const [smallest, largest] = (isHouse ? HOUSES : FLATS)[bedrooms] ?? LARGER
  return size >= smallest && size <= largest ? bedrooms : null
}
