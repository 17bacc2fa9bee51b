import {
  listAmenitiesQuery,
  listLocationsQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import { type PropertyQuery, readPropertyQuery } from '@manzil/domain/property-search'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type ActiveFilter, activeFilters } from '../../../property/active-filters.ts'
import { useReadableNames } from './use-readable-names.ts'

interface SearchParts {
  query: PropertyQuery
  /** In the words of the listing page's own chips; undefined until its names are there. */
  parts: ActiveFilter[] | undefined
}

/** Reads a query string of the listing page, part by part; of null there is nothing to read. */
export function useSearchParts(search: string | null): SearchParts {
  const { t } = useTranslation(['listing', 'common'])
  const formats = useFormats()
  const query = useMemo(() => readPropertyQuery(new URLSearchParams(search ?? '')), [search])
  const names = useReadableNames(query, search !== null)
  const places = useQuery({ ...listLocationsQuery(api), enabled: query.location !== undefined })
  const amenities = useQuery({ ...listAmenitiesQuery(api), enabled: query.features !== undefined })
  const waits = places.isLoading || amenities.isLoading
  return {
    query,
    parts: waits ? undefined : activeFilters(query, { t, formats, names }),
  }
}
