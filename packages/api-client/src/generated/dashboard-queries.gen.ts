// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './dashboard-calls.gen.ts'

/** What waits today, and what the properties of the account bring. */
export const getBusinessOverviewQuery = (api: Api, ...init: InitOf<'/dashboard/get-overview', 'get'>) =>
  queryOptions({
    queryKey: ['getBusinessOverview', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getBusinessOverview(api, { ...init[0], signal })),
  })

/** The same figures for each property. */
export const listPropertyFiguresQuery = (api: Api, ...init: InitOf<'/dashboard/get-property-figures', 'get'>) =>
  queryOptions({
    queryKey: ['listPropertyFigures', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPropertyFigures(api, { ...init[0], signal })),
  })
