// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Amenities and facilities. */
export const listAmenities = (api: Api, ...init: InitOf<'/amenity/get-amenities-and-facilities-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listAmenities', fallback: 'Failed to get AmenitiesAndFacilities, please try again later.' },
    api.GET('/amenity/get-amenities-and-facilities-for-users', ...init),
    { data: [{}] },
  )

/** What is asked where most properties are offered. */
export const listAskingPrices = (api: Api, ...init: InitOf<'/location/get-asking-prices', 'get'>) =>
  toResult(
    api,
    { id: 'listAskingPrices', fallback: 'Failed to get asking prices, please try again later.' },
    api.GET('/location/get-asking-prices', ...init),
    { data: [{}], as_of: '' },
  )

/** Active categories. */
export const listCategories = (api: Api, ...init: InitOf<'/category/get-all-active-categories', 'get'>) =>
  toResult(
    api,
    { id: 'listCategories', fallback: 'Failed to get category, please try again later.' },
    api.GET('/category/get-all-active-categories', ...init),
    { data: [{}] },
  )

/** Contact record of the company. */
export const listContactUs = (api: Api, ...init: InitOf<'/contact-us/get-contact-us-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listContactUs', fallback: 'Failed to get contact-us, please try again later.' },
    api.GET('/contact-us/get-contact-us-for-users', ...init),
    { data: [{}] },
  )

/** All places with live properties. */
export const listLocations = (api: Api, ...init: InitOf<'/location/get-all-locations', 'get'>) =>
  toResult(
    api,
    { id: 'listLocations', fallback: 'Failed to get, please try again later.' },
    api.GET('/location/get-all-locations', ...init),
    { data: [{}] },
  )

/** Active sub-categories of a category. */
export const listSubCategories = (api: Api, ...init: InitOf<'/sub-category/get-all-active-sub-categories', 'get'>) =>
  toResult(
    api,
    { id: 'listSubCategories', fallback: 'Failed to get sub-category, please try again later.' },
    api.GET('/sub-category/get-all-active-sub-categories', ...init),
    { data: [{}] },
  )

/** Active sub-sub-categories of a sub-category. */
export const listSubSubCategories = (
  api: Api,
  ...init: InitOf<'/sub-sub-category/get-all-active-sub-sub-categories', 'get'>
) =>
  toResult(
    api,
    { id: 'listSubSubCategories', fallback: 'Failed to get sub-sub-category, please try again later.' },
    api.GET('/sub-sub-category/get-all-active-sub-sub-categories', ...init),
    { data: [{}] },
  )
