import type { SearchSlots } from '../dialogue/state.ts'

/** The largest figures of a search; the contract's, and so the database's. */
const largest = {
  price_min: 100_000_000_000,
  price_max: 100_000_000_000,
  size_min: 100_000_000,
  size_max: 100_000_000,
  bedrooms_min: 50,
  bedrooms_max: 50,
  bathrooms_min: 50,
} as const satisfies Partial<Record<keyof SearchSlots, number>>

const limited = [
  'price_min',
  'price_max',
  'size_min',
  'size_max',
  'bedrooms_min',
  'bedrooms_max',
  'bathrooms_min',
] as const

/** Whole figures that can be searched for: beyond the largest, every home is meant anyway. */
export function keepWithinLimits(slots: SearchSlots): void {
  for (const name of limited) {
    const value = slots[name]
    if (value !== undefined) slots[name] = Math.min(Math.round(value), largest[name])
  }
}
