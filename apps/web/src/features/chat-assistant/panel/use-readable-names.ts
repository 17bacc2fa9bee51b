import type { PropertyQuery } from '@manzil/domain/property-search'
import { useMemo } from 'react'
import { type FilterNames, useFilterNames } from '../../../property/use-filter-names.ts'

/**
 * Names of what a search holds; an id that has no name as words: nobody reads 'dubai-marina'.
 * Nothing is fetched while none is `wanted`.
 */
export function useReadableNames(query: PropertyQuery, wanted = true): FilterNames {
  const names = useFilterNames(query, wanted)
  return useMemo(
    () => ({
      place: readable(names.place),
      category: readable(names.category),
      subCategory: readable(names.subCategory),
      subSubCategory: readable(names.subSubCategory),
      amenity: readable(names.amenity),
    }),
    [names],
  )
}

const readable = (name: (id: string) => string) => (id: string) => {
  const found = name(id)
  if (found !== id || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return found
  return id.replaceAll('-', ' ').replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())
}
