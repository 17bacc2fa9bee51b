// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './property-calls.gen.ts'

/** What properties like this one ask. */
export const getPriceRangeQuery = (api: Api, ...init: InitOf<'/property/get-price-range/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getPriceRange', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPriceRange(api, { ...init[0], signal })),
  })

/** One property. */
export const getPropertyQuery = (api: Api, ...init: InitOf<'/property/get-property/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getProperty', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getProperty(api, { ...init[0], signal })),
  })

/** A search in figures. */
export const getSearchFacetsQuery = (api: Api, ...init: InitOf<'/property/get-search-facets-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['getSearchFacets', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getSearchFacets(api, { ...init[0], signal })),
  })

/** Properties on a map. */
export const listMapPinsQuery = (api: Api, ...init: InitOf<'/property/get-map-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listMapPins', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listMapPins(api, { ...init[0], signal })),
  })

/** Most viewed properties. */
export const listPopularPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-popular-properties', 'get'>) =>
  queryOptions({
    queryKey: ['listPopularProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPopularProperties(api, { ...init[0], signal })),
  })

/** Search properties. */
export const listPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-all-properties-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listProperties(api, { ...init[0], signal })),
  })

/** What a few letters may mean. */
export const listSearchSuggestionsQuery = (
  api: Api,
  ...init: InitOf<'/property/get-search-suggestions-for-users', 'get'>
) =>
  queryOptions({
    queryKey: ['listSearchSuggestions', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSearchSuggestions(api, { ...init[0], signal })),
  })

/** Properties like this one. */
export const listSimilarPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-similar-properties/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['listSimilarProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSimilarProperties(api, { ...init[0], signal })),
  })
