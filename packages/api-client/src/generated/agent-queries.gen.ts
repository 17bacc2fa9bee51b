// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './agent-calls.gen.ts'

/** An agent or an agency with its properties. */
export const getAgentQuery = (api: Api, ...init: InitOf<'/user/get-all-user-details-with-properties/{id}/', 'get'>) =>
  queryOptions({
    queryKey: ['getAgent', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getAgent(api, { ...init[0], signal })),
  })

/** All agencies, for choosing one. */
export const listAgenciesQuery = (api: Api, ...init: InitOf<'/user/getall-agencies', 'get'>) =>
  queryOptions({
    queryKey: ['listAgencies', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAgencies(api, { ...init[0], signal })),
  })

/** Agents and agencies. */
export const listAgentsQuery = (api: Api, ...init: InitOf<'/user/all-users', 'get'>) =>
  queryOptions({
    queryKey: ['listAgents', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listAgents(api, { ...init[0], signal })),
  })
