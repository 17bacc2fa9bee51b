import {
  listAmenitiesQuery,
  listCategoriesQuery,
  listLocationsQuery,
  listSubCategoriesQuery,
  listSubSubCategoriesQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import type { NamedRow } from '@manzil/domain/local-name'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/api.ts'
import { useFormats } from '../language/use-formats.ts'

/** Names of what filters hold by id; the id itself while its name is not known. */
export interface FilterNames {
  place: (id: string) => string
  category: (id: string) => string
  subCategory: (id: string) => string
  subSubCategory: (id: string) => string
  amenity: (id: string) => string
}

const byId = (rows: readonly (NamedRow & { _id: string })[] | undefined) =>
  new Map(rows?.map((row) => [row._id, row]))

/**
 * Looks up the names of places, categories and amenities; only those lists that a query needs, and
 * none while no name is `wanted`.
 */
export function useFilterNames(query: PropertyQuery, wanted = true): FilterNames {
  const { name } = useFormats()
  const { category = '', sub_category: sub = '' } = query
  const places = useQuery({ ...listLocationsQuery(api), enabled: wanted }).data?.data
  const categories = useQuery({ ...listCategoriesQuery(api), enabled: wanted }).data?.data
  const subs = useQuery({
    ...listSubCategoriesQuery(api, { params: { query: { categoryId: category } } }),
    enabled: category !== '' && sub !== '',
  }).data?.data
  const finer = useQuery({
    ...listSubSubCategoriesQuery(api, { params: { query: { subCategoryId: sub } } }),
    enabled: sub !== '' && query.sub_sub_category !== undefined,
  }).data?.data
  const amenities = useQuery({
    ...listAmenitiesQuery(api),
    enabled: query.features !== undefined,
  }).data?.data
  return useMemo(() => {
    const lookUp = (rows: readonly (NamedRow & { _id: string })[] | undefined) => {
      const map = byId(rows)
      return (id: string) => {
        const row = map.get(id)
        return row ? name(row) : id
      }
    }
    return {
      place: lookUp(places),
      category: lookUp(categories),
      subCategory: lookUp(subs),
      subSubCategory: lookUp(finer),
      amenity: lookUp(amenities),
    }
  }, [places, categories, subs, finer, amenities, name])
}
