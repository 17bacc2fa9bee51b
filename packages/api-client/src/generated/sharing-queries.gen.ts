// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './sharing-calls.gen.ts'

/** The shared lists of the account. */
export const listSharedListsQuery = (api: Api, ...init: InitOf<'/shared-list/get-my-shared-lists', 'get'>) =>
  queryOptions({
    queryKey: ['listSharedLists', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSharedLists(api, { ...init[0], signal })),
  })

/** What a shared list holds. */
export const openSharedListQuery = (api: Api, ...init: InitOf<'/shared-list/open-shared-list', 'get'>) =>
  queryOptions({
    queryKey: ['openSharedList', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.openSharedList(api, { ...init[0], signal })),
  })
