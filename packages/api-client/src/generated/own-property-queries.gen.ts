// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './own-property-calls.gen.ts'

/** Where a property stands in a search. */
export const getPropertyRankQuery = (api: Api, ...init: InitOf<'/property/get-rank/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getPropertyRank', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPropertyRank(api, { ...init[0], signal })),
  })

/** The account's own properties. */
export const listOwnPropertiesQuery = (api: Api, ...init: InitOf<'/property/get-my-properties', 'get'>) =>
  queryOptions({
    queryKey: ['listOwnProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listOwnProperties(api, { ...init[0], signal })),
  })

/** What was changed of a property. */
export const listPropertyHistoryQuery = (api: Api, ...init: InitOf<'/property/get-history/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['listPropertyHistory', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPropertyHistory(api, { ...init[0], signal })),
  })
