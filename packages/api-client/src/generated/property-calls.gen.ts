// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** What properties like this one ask. */
export const getPriceRange = (api: Api, ...init: InitOf<'/property/get-price-range/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getPriceRange', fallback: 'Failed to get the figures, please try again later.' },
    api.GET('/property/get-price-range/{id}', ...init),
    { data: {} },
  )

/** One property. */
export const getProperty = (api: Api, ...init: InitOf<'/property/get-property/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getProperty', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-property/{id}', ...init),
    { data: [{}], pagination: {} },
  )

/** A search in figures. */
export const getSearchFacets = (api: Api, ...init: InitOf<'/property/get-search-facets-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'getSearchFacets', fallback: 'Failed to get the figures, please try again later.' },
    api.GET('/property/get-search-facets-for-users', ...init),
    { data: {} },
  )

/** Properties on a map. */
export const listMapPins = (api: Api, ...init: InitOf<'/property/get-map-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listMapPins', fallback: 'Failed to get the map, please try again later.' },
    api.GET('/property/get-map-for-users', ...init),
    { data: {} },
  )

/** Most viewed properties. */
export const listPopularProperties = (api: Api, ...init: InitOf<'/property/get-popular-properties', 'get'>) =>
  toResult(
    api,
    { id: 'listPopularProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/property/get-popular-properties', ...init),
    { data: [{}] },
  )

/** Search properties. */
export const listProperties = (api: Api, ...init: InitOf<'/property/get-all-properties-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listProperties', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-all-properties-for-users', ...init),
    { data: [{}], pagination: {}, search: {}, featured: [{}] },
  )

/** What a few letters may mean. */
export const listSearchSuggestions = (api: Api, ...init: InitOf<'/property/get-search-suggestions-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listSearchSuggestions', fallback: 'Failed to get suggestions, please try again later.' },
    api.GET('/property/get-search-suggestions-for-users', ...init),
    { data: [{}] },
  )

/** Properties like this one. */
export const listSimilarProperties = (api: Api, ...init: InitOf<'/property/get-similar-properties/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listSimilarProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/property/get-similar-properties/{id}', ...init),
    { data: [{}] },
  )

/** Say that a property is gone. */
export const sayPropertyGone = (api: Api, ...init: InitOf<'/property/say-property-gone/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'sayPropertyGone', fallback: 'Failed to send, please try again later.' },
    api.POST('/property/say-property-gone/{id}', ...init),
    { message: '' },
  )

/** Save a property to the favourites, or remove it. */
export const toggleFavourite = (api: Api, ...init: InitOf<'/property/add-or-remove-favourite/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'toggleFavourite', fallback: 'Failed to add or remove property, please try again later.' },
    api.POST('/property/add-or-remove-favourite/{id}', ...init),
    { message: '', data: {} },
  )

/** Count a view of a property. */
export const trackPropertyView = (api: Api, ...init: InitOf<'/property/track-property-views/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'trackPropertyView', fallback: 'Failed to view, please try again later.' },
    api.PUT('/property/track-property-views/{id}', ...init),
    { message: '' },
  )
