import type { Purpose } from '@manzil/api-client/generated/types.gen'

interface Priced {
  readonly price?: number | null | undefined
  readonly purpose: Purpose
}

/** The price before a reduction; the same form sent twice keeps it. */
export function previousPrice(
  { price = null, purpose }: Priced,
  before: Priced & { readonly price: number | null; readonly previous_price: number | null },
): number | null {
  if (price === null || before.price === null || purpose !== before.purpose) return null
  if (price === before.price) return before.previous_price
  return price < before.price ? before.price : null
}
