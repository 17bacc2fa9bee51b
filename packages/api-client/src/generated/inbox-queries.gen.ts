// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './inbox-calls.gen.ts'

/** Leads as a file for a spreadsheet. */
export const exportLeadsQuery = (api: Api, ...init: InitOf<'/inbox/export-leads', 'get'>) =>
  queryOptions({
    queryKey: ['exportLeads', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.exportLeads(api, { ...init[0], signal })),
  })

/** One lead with its history. */
export const getLeadQuery = (api: Api, ...init: InitOf<'/inbox/get-lead/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getLead', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getLead(api, { ...init[0], signal })),
  })

/** Whom leads can be given to, and what they are about. */
export const getLeadChoicesQuery = (api: Api, ...init: InitOf<'/inbox/get-lead-choices', 'get'>) =>
  queryOptions({
    queryKey: ['getLeadChoices', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getLeadChoices(api, { ...init[0], signal })),
  })

/** The leads of the caller. */
export const listLeadsQuery = (api: Api, ...init: InitOf<'/inbox/get-my-leads', 'get'>) =>
  queryOptions({
    queryKey: ['listLeads', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listLeads(api, { ...init[0], signal })),
  })
