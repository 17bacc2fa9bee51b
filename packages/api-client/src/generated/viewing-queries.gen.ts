// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './viewing-calls.gen.ts'

/** When the caller shows properties. */
export const getMyViewingHoursQuery = (api: Api, ...init: InitOf<'/viewing/get-my-hours', 'get'>) =>
  queryOptions({
    queryKey: ['getMyViewingHours', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getMyViewingHours(api, { ...init[0], signal })),
  })

/** One viewing. */
export const getViewingQuery = (api: Api, ...init: InitOf<'/viewing/get-viewing/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getViewing', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getViewing(api, { ...init[0], signal })),
  })

/** Times at which a property can be seen. */
export const getViewingSlotsQuery = (api: Api, ...init: InitOf<'/viewing/get-viewing-slots/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getViewingSlots', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getViewingSlots(api, { ...init[0], signal })),
  })

/** Viewings of the caller. */
export const listMyViewingsQuery = (api: Api, ...init: InitOf<'/viewing/get-my-viewings', 'get'>) =>
  queryOptions({
    queryKey: ['listMyViewings', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listMyViewings(api, { ...init[0], signal })),
  })
