// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './my-data-calls.gen.ts'

/** Everything that is kept of the account, as one file. */
export const downloadMyDataQuery = (api: Api, ...init: InitOf<'/my-data/download-data', 'get'>) =>
  queryOptions({
    queryKey: ['downloadMyData', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.downloadMyData(api, { ...init[0], signal })),
  })

/** Whom the account has given its contact details to. */
export const listDisclosuresQuery = (api: Api, ...init: InitOf<'/my-data/get-disclosures', 'get'>) =>
  queryOptions({
    queryKey: ['listDisclosures', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listDisclosures(api, { ...init[0], signal })),
  })
