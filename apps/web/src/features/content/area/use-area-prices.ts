import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { leastPeers } from '@manzil/domain/search/price-range'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type Asked, askedBedrooms, askedIn, askedQuery } from '../../../property/asking.ts'

export interface AreaPrice {
  bedrooms: number
  asked: Asked
}

/** What is asked in a place by bedrooms; undefined while it is under way, and no rows where there are too few. */
export function useAreaPrices(place: string, purpose: Purpose): readonly AreaPrice[] | undefined {
  const { data, isError } = useQuery(askedQuery({ place, purpose }))
  const bedrooms = askedBedrooms.filter((beds) =>
    data?.bedrooms.some(({ value, count }) => value === beds && count >= leastPeers),
  )
  const each = useQueries({
    queries: bedrooms.map((beds) => askedQuery({ place, purpose, bedrooms: beds })),
  })
  if (isError) return []
  if (!data || each.some(({ isPending }) => isPending)) return
  return bedrooms.flatMap((beds, at) => {
    const facets = each[at]?.data
    const asked = facets && askedIn(facets)
    return asked ? [{ bedrooms: beds, asked }] : []
  })
}
