// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './account-calls.gen.ts'

/** The account of the token. */
export const getCurrentUserQuery = (api: Api, ...init: InitOf<'/user/get-all-user-details', 'get'>) =>
  queryOptions({
    queryKey: ['getCurrentUser', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getCurrentUser(api, { ...init[0], signal })),
  })

/** The favourites of the account. */
export const listLikedPropertiesQuery = (api: Api, ...init: InitOf<'/user/get-all-liked-properties/', 'get'>) =>
  queryOptions({
    queryKey: ['listLikedProperties', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listLikedProperties(api, { ...init[0], signal })),
  })
