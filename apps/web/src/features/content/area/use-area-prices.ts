import type { Purpose, SearchFacets } from '@manzil/api-client/generated/types.gen'
import { leastPeers } from '@manzil/domain/search/price-range'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type Asked, askedBedrooms, askedIn, askedQuery } from '../../../property/asking.ts'

export interface AreaPrice {
  bedrooms: number
  asked: Asked
}

export interface AreaPrices {
  /** No rows where there are too few; undefined while it is under way. */
  prices: readonly AreaPrice[] | undefined
  error: Error | null
  /** Asks again for what failed. */
  retry: () => void
}

/** What is asked in a place by bedrooms. */
export function useAreaPrices(place: string, purpose: Purpose): AreaPrices {
  const all = useQuery(askedQuery({ place, purpose }))
  const bedrooms = askedBedrooms.filter((beds) =>
    all.data?.bedrooms.some(({ value, count }) => value === beds && count >= leastPeers),
  )
  const each = useQueries({
    queries: bedrooms.map((beds) => askedQuery({ place, purpose, bedrooms: beds })),
  })
  const asked = [all, ...each]
  return {
    prices: asked.every(({ data }) => data) ? pricesOf(bedrooms, each) : undefined,
    error: asked.find(({ error, data }) => error && !data)?.error ?? null,
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch()
    },
  }
}

const pricesOf = (
  bedrooms: readonly number[],
  answers: readonly { data: SearchFacets | undefined }[],
): readonly AreaPrice[] =>
  bedrooms.flatMap((beds, at) => {
    const facets = answers[at]?.data
    const asked = facets && askedIn(facets)
    return asked ? [{ bedrooms: beds, asked }] : []
  })
