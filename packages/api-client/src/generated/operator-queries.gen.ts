// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './operator-calls.gen.ts'

/** What operators did, as a file for a spreadsheet. */
export const exportOperatorActionsQuery = (api: Api, ...init: InitOf<'/operator/export-actions', 'get'>) =>
  queryOptions({
    queryKey: ['exportOperatorActions', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.exportOperatorActions(api, { ...init[0], signal })),
  })

/** A property, whatever its state. */
export const getOperatorPropertyQuery = (api: Api, ...init: InitOf<'/operator/get-property/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getOperatorProperty', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getOperatorProperty(api, { ...init[0], signal })),
  })

/** What operators did. */
export const listOperatorActionsQuery = (api: Api, ...init: InitOf<'/operator/get-actions', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorActions', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorActions(api, { ...init[0], signal })),
  })

/** What waits for an operator. */
export const listOperatorCasesQuery = (api: Api, ...init: InitOf<'/operator/get-cases', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorCases', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorCases(api, { ...init[0], signal })),
  })

/** Kinds of property, hidden ones too. */
export const listOperatorCategoriesQuery = (api: Api, ...init: InitOf<'/operator/get-categories', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorCategories', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorCategories(api, { ...init[0], signal })),
  })

/** Notices to visitors. */
export const listOperatorNoticesQuery = (api: Api, ...init: InitOf<'/operator/get-notices', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorNotices', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorNotices(api, { ...init[0], signal })),
  })

/** Places with all their names. */
export const listOperatorPlacesQuery = (api: Api, ...init: InitOf<'/operator/get-places', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorPlaces', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorPlaces(api, { ...init[0], signal })),
  })

/** Plans, those that are not sold too. */
export const listOperatorPlansQuery = (api: Api, ...init: InitOf<'/operator/get-plans', 'get'>) =>
  queryOptions({
    queryKey: ['listOperatorPlans', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOperatorPlans(api, { ...init[0], signal })),
  })
