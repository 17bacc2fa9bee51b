import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Counted } from '@manzil/domain/search/distribution'

/** The different figures of listings with how many state each. */
export function counted(
  found: readonly PropertyDetail[],
  figure: (listing: PropertyDetail) => number | null,
): Counted {
  const values = Map.groupBy(found, figure)
  return [...values].flatMap(([value, homes]) =>
    value === null ? [] : [[value, homes.length] as const],
  )
}
