// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './chat-calls.gen.ts'

/** Answers that came while the chat was closed. */
export const getChatUnreadQuery = (api: Api, ...init: InitOf<'/chat/unread', 'get'>) =>
  queryOptions({
    queryKey: ['getChatUnread', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getChatUnread(api, { ...init[0], signal })),
  })

/** Contact details that the account left. */
export const getPropertySuggestionQuery = (api: Api, ...init: InitOf<'/chat/get-property-suggestion', 'get'>) =>
  queryOptions({
    queryKey: ['getPropertySuggestion', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPropertySuggestion(api, { ...init[0], signal })),
  })
