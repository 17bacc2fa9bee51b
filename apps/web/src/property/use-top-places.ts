import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { Location } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/api.ts'

/** The communities with the most properties, most first. */
export function useTopPlaces(count: number): readonly Location[] {
  const { data } = useQuery(listLocationsQuery(api))
  return useMemo(
    () =>
      (data?.data ?? [])
        .filter((place) => place.kind === 'community')
        .sort((one, other) => other.listings_count - one.listings_count)
        .slice(0, count),
    [data, count],
  )
}
