// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** What waits today, and what the properties of the account bring. */
export const getBusinessOverview = (api: Api, ...init: InitOf<'/dashboard/get-overview', 'get'>) =>
  toResult(
    api,
    { id: 'getBusinessOverview', fallback: 'Failed to get, please try again later.' },
    api.GET('/dashboard/get-overview', ...init),
    { data: {} },
  )

/** The same figures for each property. */
export const listPropertyFigures = (api: Api, ...init: InitOf<'/dashboard/get-property-figures', 'get'>) =>
  toResult(
    api,
    { id: 'listPropertyFigures', fallback: 'Failed to get, please try again later.' },
    api.GET('/dashboard/get-property-figures', ...init),
    { data: [{}], pagination: {} },
  )
