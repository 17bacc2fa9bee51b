import {
  zBathroomsMin,
  zBedroomsMax,
  zBedroomsMin,
  zPriceMax,
  zPriceMin,
  zSizeMax,
  zSizeMin,
} from '@manzil/api-client/generated/zod.gen'
import type { SearchSlots } from '../state.ts'

/** The figures of a search by the contract, whose largest the database can hold. */
const figures = {
  price_min: zPriceMin,
  price_max: zPriceMax,
  size_min: zSizeMin,
  size_max: zSizeMax,
  bedrooms_min: zBedroomsMin,
  bedrooms_max: zBedroomsMax,
  bathrooms_min: zBathroomsMin,
} as const satisfies Partial<Record<keyof SearchSlots, { maxValue: number | null }>>

const limited = [
  'price_min',
  'price_max',
  'size_min',
  'size_max',
  'bedrooms_min',
  'bedrooms_max',
  'bathrooms_min',
] as const

/** Whole figures that can be searched for: beyond the largest, every property is meant anyway. */
export function keepWithinLimits(slots: SearchSlots): void {
  for (const name of limited) {
    const value = slots[name]
    const most = figures[name].maxValue ?? Number.POSITIVE_INFINITY
    if (value !== undefined) slots[name] = Math.min(Math.round(value), most)
  }
}
