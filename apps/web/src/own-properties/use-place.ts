import { findPlacesQuery } from '@manzil/api-client/generated/draft-queries.gen'
import type { PlaceOption } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** The place of a form, whether or not there is a property in it yet. */
export function usePlace(slug: string): PlaceOption | undefined {
  const { data } = useQuery({
    ...findPlacesQuery(api, { params: { query: { search: slug } } }),
    enabled: slug !== '',
  })
  return data?.data.find(({ _id }) => _id === slug)
}
