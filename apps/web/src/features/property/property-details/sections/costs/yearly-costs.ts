import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'

/** A cost that follows from the property's own figures alone. Amounts in AED. */
export type YearlyCost =
  /** Service charge: AED per square foot and year × square feet. */
  | { kind: 'serviceCharge'; rate: number; size: number; perYear: number }
  /** A year's rent in equal cheques. */
  | { kind: 'cheques'; rent: number; count: number; perCheque: number }

/** The costs that the row lets one calculate; nothing is assumed. */
export function costsOf(
  property: Pick<PropertyDetail, 'service_charge' | 'size' | 'cheques' | 'price' | 'price_period'>,
): YearlyCost[] {
  const { service_charge: rate, size, cheques: count, price: rent, price_period: period } = property
  const costs: YearlyCost[] = []
  if (rate && size) {
    costs.push({ kind: 'serviceCharge', rate, size, perYear: Math.round(rate * size) })
  }
  if (count && rent && period === 'year') {
    costs.push({ kind: 'cheques', rent, count, perCheque: Math.round(rent / count) })
  }
  return costs
}
