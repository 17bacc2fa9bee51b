import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Counted } from '@manzil/domain/search/distribution'

/** The different figures of properties with how many state each. */
export function counted(
  found: readonly PropertyDetail[],
  figure: (property: PropertyDetail) => number | null,
): Counted {
  const values = Map.groupBy(found, figure)
  return [...values].flatMap(([value, properties]) =>
    value === null ? [] : [[value, properties.length] as const],
  )
}
