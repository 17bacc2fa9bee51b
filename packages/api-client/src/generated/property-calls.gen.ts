// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Do the same to several properties. */
export const changeProperties = (api: Api, ...init: InitOf<'/property/change-properties', 'post'>) =>
  toResult(
    api,
    { id: 'changeProperties', fallback: 'Failed to update, please try again later.' },
    api.POST('/property/change-properties', ...init),
    { message: '', data: {} },
  )

/** Add a property. */
export const createProperty = (api: Api, ...init: InitOf<'/property/create-property', 'post'>) =>
  toResult(
    api,
    { id: 'createProperty', fallback: 'Failed to create property, please try again later.' },
    api.POST('/property/create-property', ...init),
    { message: '', data: {} },
  )

/** Remove a property. */
export const deleteProperty = (api: Api, ...init: InitOf<'/property/delete-property/{id}', 'delete'>) =>
  toResult(
    api,
    {
      id: 'deleteProperty',
      fallback: 'delete faild property, please try again later.',
      fallback401: 'Failed to delete property, please try again later.',
    },
    api.DELETE('/property/delete-property/{id}', ...init),
    { message: '' },
  )

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

/** The account's own properties. */
export const listOwnProperties = (api: Api, ...init: InitOf<'/property/get-my-properties', 'get'>) =>
  toResult(
    api,
    { id: 'listOwnProperties', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-my-properties', ...init),
    { data: [{}], pagination: {} },
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
    { data: [{}], pagination: {}, search: {} },
  )

/** What was changed of a property. */
export const listPropertyHistory = (api: Api, ...init: InitOf<'/property/get-history/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listPropertyHistory', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-history/{id}', ...init),
    { data: [{}], pagination: {} },
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

/** Take back what was done to properties. */
export const undoPropertyChange = (api: Api, ...init: InitOf<'/property/undo-change/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'undoPropertyChange', fallback: 'Failed to update, please try again later.' },
    api.POST('/property/undo-change/{id}', ...init),
    { message: '', data: {} },
  )

/** Change a property. */
export const updateProperty = (api: Api, ...init: InitOf<'/property/update-property/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateProperty', fallback: 'Failed to create property, please try again later.' },
    api.PUT('/property/update-property/{id}', ...init),
    { message: '', data: {} },
  )
