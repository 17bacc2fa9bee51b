import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { Limits, Mention } from '@manzil/query-language/reading/mentions'
import {
  largestRent,
  mostTimes,
  readPrice,
  smallestSale,
} from '@manzil/query-language/reading/merge-price'
import type { SearchSlots } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'

/** Hardly a property is let for more a year, or sold for less. AED. */
const dearestRent = 1_000_000
const cheapestProperty = 200_000

/**
 * Whether a property that is described anew has a price that sale or rent of the search before cannot
 * have: after properties for rent, 'a villa in Mudon under 4 million' is for sale.
 */
export function isExcluded(
  kept: Purpose | undefined,
  mentions: readonly Mention[],
  before: SearchSlots,
): boolean {
  const describes = (['type', 'location'] as const).some(
    (slot) => criteriaFor(mentions, slot).length > 0,
  )
  if (kept === undefined || !describes) return false
  const said = criteriaFor(mentions, 'price').at(-1)?.quantity
  if (said === undefined || said.perYear !== undefined) return false
  const limits = readPrice(said, kept)?.limits
  if (limits === undefined) return false
  const price = highest(limits)
  const earlier = highest({
    ...(before.price_min !== undefined && { min: before.price_min }),
    ...(before.price_max !== undefined && { max: before.price_max }),
  })
  if (price === undefined) return false
  if (kept === 'rent') {
    const isFar = earlier !== undefined && price > earlier * mostTimes
    return price > dearestRent || (isFar && price >= smallestSale)
  }
  const isFar = earlier !== undefined && price * mostTimes < earlier
  return price < cheapestProperty || (isFar && price <= largestRent)
}

const highest = ({ min, max }: Limits): number | undefined => max ?? min
