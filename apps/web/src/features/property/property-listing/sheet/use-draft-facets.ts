import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { facetsQuery } from '../../../../property/facets-query.ts'
import { useSettled } from '../../../../property/use-settled.ts'

/** A visitor who drags or types is asked about at most this often, in ms. */
const PAUSE_MS = 300

export interface DraftFacets {
  /** Those of the draft before while new ones are on their way; undefined until the first. */
  facets: SearchFacets | undefined
  /** Properties of this very draft; undefined while that is not known. */
  total: number | undefined
}

/** What each further choice in the sheet would leave, for the address that it would make. */
export function useDraftFacets(address: URLSearchParams): DraftFacets {
  const text = address.toString()
  const settled = useSettled(text, PAUSE_MS)
  const { data, isPlaceholderData } = useQuery({
    ...facetsQuery(api, new URLSearchParams(settled)),
    placeholderData: keepPreviousData,
  })
  const isCurrent = settled === text && !isPlaceholderData
  return { facets: data, total: isCurrent ? data?.total : undefined }
}
