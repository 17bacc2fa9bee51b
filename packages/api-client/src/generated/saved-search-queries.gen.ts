// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './saved-search-calls.gen.ts'

/** The saved searches of the caller. */
export const listSavedSearchesQuery = (api: Api, ...init: InitOf<'/saved-search/get-saved-searches', 'get'>) =>
  queryOptions({
    queryKey: ['listSavedSearches', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listSavedSearches(api, { ...init[0], signal })),
  })
