import type { PropertyCard } from '@manzil/api-client/generated/types.gen'

/** Lowest price of properties in AED (a year for rent); undefined where prices and rents cannot be compared. */
export function lowestPrice(rows: readonly PropertyCard[]): number | undefined {
  const prices = rows.flatMap(({ price }) => (price === null ? [] : [price]))
  const hasOnePurpose = new Set(rows.map(({ purpose }) => purpose)).size === 1
  return hasOnePurpose && prices.length > 0 ? Math.min(...prices) : undefined
}

/** Size of the smallest property in square feet; undefined where one tells none. */
export function smallestSize(rows: readonly PropertyCard[]): number | undefined {
  const sizes = rows.flatMap(({ size }) => (size === null ? [] : [size]))
  return sizes.length > 0 && sizes.length === rows.length
    ? Math.floor(Math.min(...sizes))
    : undefined
}
