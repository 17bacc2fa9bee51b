// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './catalogue-calls.gen.ts'

/** Amenities and facilities. */
export const listAmenitiesQuery = (
  api: Api,
  ...init: InitOf<'/amenity/get-amenities-and-facilities-for-users', 'get'>
) =>
  queryOptions({
    queryKey: ['listAmenities', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAmenities(api, { ...init[0], signal })),
  })

/** What is asked where most properties are offered. */
export const listAskingPricesQuery = (api: Api, ...init: InitOf<'/location/get-asking-prices', 'get'>) =>
  queryOptions({
    queryKey: ['listAskingPrices', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAskingPrices(api, { ...init[0], signal })),
  })

/** Active categories. */
export const listCategoriesQuery = (api: Api, ...init: InitOf<'/category/get-all-active-categories', 'get'>) =>
  queryOptions({
    queryKey: ['listCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listCategories(api, { ...init[0], signal })),
  })

/** Contact record of the company. */
export const listContactUsQuery = (api: Api, ...init: InitOf<'/contact-us/get-contact-us-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listContactUs', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listContactUs(api, { ...init[0], signal })),
  })

/** All places with live properties. */
export const listLocationsQuery = (api: Api, ...init: InitOf<'/location/get-all-locations', 'get'>) =>
  queryOptions({
    queryKey: ['listLocations', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listLocations(api, { ...init[0], signal })),
  })

/** Active sub-categories of a category. */
export const listSubCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/sub-category/get-all-active-sub-categories', 'get'>
) =>
  queryOptions({
    queryKey: ['listSubCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSubCategories(api, { ...init[0], signal })),
  })

/** Active sub-sub-categories of a sub-category. */
export const listSubSubCategoriesQuery = (
  api: Api,
  ...init: InitOf<'/sub-sub-category/get-all-active-sub-sub-categories', 'get'>
) =>
  queryOptions({
    queryKey: ['listSubSubCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSubSubCategories(api, { ...init[0], signal })),
  })
