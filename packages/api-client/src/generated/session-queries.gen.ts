// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './session-calls.gen.ts'

/** How the owner proves to be there, and until when that is proven. */
export const getIdentityProofQuery = (api: Api, ...init: InitOf<'/user/get-identity-proof', 'get'>) =>
  queryOptions({
    queryKey: ['getIdentityProof', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getIdentityProof(api, { ...init[0], signal })),
  })

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
