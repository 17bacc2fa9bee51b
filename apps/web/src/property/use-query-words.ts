import type { PropertyQuery } from '@manzil/domain/property-search'
import { useEffect, useMemo, useState } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { lazyWithTexts } from '../loading/lazy-with-texts.ts'
import type { activeFilters } from './active-filters.ts'
import { useFilterNames } from './use-filter-names.ts'

const SEPARATOR = ' · '

const words = { load: () => import('./active-filters.ts'), texts: ['listing'] } as const

/**
 * Says searches in a line of the visitor's language: "Buy · Dubai Marina · 2+ bedrooms". Undefined
 * until their words are there; code and texts are fetched once `queries` has any.
 */
export function useQueryWords(
  queries: readonly PropertyQuery[],
): ((query: PropertyQuery) => string) | undefined {
  const { i18n } = useTranslation()
  const formats = useFormats()
  const names = useFilterNames(queries.find((query) => query.features) ?? {})
  const t = i18n.translate(['listing', 'common'])
  const [filters, setFilters] = useState<typeof activeFilters>()
  const wanted = queries.length > 0
  useEffect(() => {
    if (!wanted) return
    let current = true
    lazyWithTexts(words, i18n).then(
      (module) => {
        if (current) setFilters(() => module.activeFilters)
      },
      // Where they cannot be fetched the searches are left unsaid.
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, i18n])
  return useMemo(() => {
    if (!filters) return undefined
    return (query) =>
      filters(query, { t, formats, names })
        .map(({ text }) => text)
        .join(SEPARATOR)
  }, [filters, t, formats, names])
}
