// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './session-calls.gen.ts'

/** What happened to the account lately. */
export const listAccountEventsQuery = (api: Api, ...init: InitOf<'/user/get-account-activity', 'get'>) =>
  queryOptions({
    queryKey: ['listAccountEvents', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAccountEvents(api, { ...init[0], signal })),
  })

/** The passkeys of the account. */
export const listPasskeysQuery = (api: Api, ...init: InitOf<'/user/get-all-passkeys', 'get'>) =>
  queryOptions({
    queryKey: ['listPasskeys', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPasskeys(api, { ...init[0], signal })),
  })

/** The sessions of the account. */
export const listSessionsQuery = (api: Api, ...init: InitOf<'/user/get-all-sessions', 'get'>) =>
  queryOptions({
    queryKey: ['listSessions', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSessions(api, { ...init[0], signal })),
  })
