import type {
  PriceRange,
  PropertyDetail,
  ValueDistribution,
} from '@manzil/api-client/generated/types.gen'
import { type ComparedBy, comparedBy } from '@manzil/domain/search/price-range'

export interface Comparison {
  by: ComparedBy
  /** How many state it. */
  count: number
  spread: ValueDistribution
  /** This property's own, AED. */
  value: number | null
}

/** Each way of comparing that enough properties allow, first the one by which cards compare too. */
export function comparisonsOf(property: PropertyDetail, range: PriceRange): Comparison[] {
  const all: Comparison[] = [
    {
      by: 'rate',
      count: range.rated,
      spread: range.price_per_sqft,
      value: property.price_per_sqft,
    },
    { by: 'price', count: range.priced, spread: range.price, value: property.price },
  ]
  const first = comparedBy(property, range)
  return all
    .filter(({ count }) => count >= range.least)
    .toSorted((a, b) => Number(b.by === first) - Number(a.by === first))
}
