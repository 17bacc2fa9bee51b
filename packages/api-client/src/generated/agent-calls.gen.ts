// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** An agent or an agency with its properties. */
export const getAgent = (api: Api, ...init: InitOf<'/user/get-all-user-details-with-properties/{id}/', 'get'>) =>
  toResult(
    api,
    { id: 'getAgent', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/get-all-user-details-with-properties/{id}/', ...init),
    { data: {}, properties: [{}], pagination: {} },
  )

/** All agencies, for choosing one. */
export const listAgencies = (api: Api, ...init: InitOf<'/user/getall-agencies', 'get'>) =>
  toResult(
    api,
    { id: 'listAgencies', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/getall-agencies', ...init),
    { data: [{}] },
  )

/** Agents and agencies. */
export const listAgents = (api: Api, ...init: InitOf<'/user/all-users', 'get'>) =>
  toResult(
    api,
    { id: 'listAgents', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/all-users', ...init),
    { data: [{}], pagination: {} },
  )
