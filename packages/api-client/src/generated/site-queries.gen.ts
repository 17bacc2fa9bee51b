// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './site-calls.gen.ts'

/** What stands behind the site. */
export const getSiteStatusQuery = (api: Api, ...init: InitOf<'/site/get-site-status', 'get'>) =>
  queryOptions({
    queryKey: ['getSiteStatus', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getSiteStatus(api, { ...init[0], signal })),
  })

/** Health check. */
export const pingQuery = (api: Api, ...init: InitOf<'/ping', 'get'>) =>
  queryOptions({
    queryKey: ['ping', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.ping(api, { ...init[0], signal })),
  })
