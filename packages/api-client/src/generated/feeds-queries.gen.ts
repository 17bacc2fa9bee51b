// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './feeds-calls.gen.ts'

/** Addresses of the own feed. */
export const getFeedExportQuery = (api: Api, ...init: InitOf<'/feed/get-feed-export', 'get'>) =>
  queryOptions({
    queryKey: ['getFeedExport', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getFeedExport(api, { ...init[0], signal })),
  })

/** What a run found, row by row. */
export const listFeedDifferencesQuery = (api: Api, ...init: InitOf<'/feed/get-feed-differences/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['listFeedDifferences', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listFeedDifferences(api, { ...init[0], signal })),
  })

/** Runs of a feed. */
export const listFeedRunsQuery = (api: Api, ...init: InitOf<'/feed/get-feed-runs/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['listFeedRuns', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listFeedRuns(api, { ...init[0], signal })),
  })

/** Feeds of the account. */
export const listFeedsQuery = (api: Api, ...init: InitOf<'/feed/get-my-feeds', 'get'>) =>
  queryOptions({
    queryKey: ['listFeeds', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listFeeds(api, { ...init[0], signal })),
  })
