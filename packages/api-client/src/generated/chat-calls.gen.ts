// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Leave contact details and a budget. */
export const addPropertySuggestion = (api: Api, ...init: InitOf<'/chat/add-property-suggestion', 'post'>) =>
  toResult(
    api,
    { id: 'addPropertySuggestion', fallback: 'Failed to process your request.' },
    api.POST('/chat/add-property-suggestion', ...init),
    { message: '', data: {} },
  )

/** Answers that came while the chat was closed. */
export const getChatUnread = (api: Api, ...init: InitOf<'/chat/unread', 'get'>) =>
  toResult(
    api,
    { id: 'getChatUnread', fallback: 'Failed to get, please try again later.' },
    api.GET('/chat/unread', ...init),
    { data: {} },
  )

/** Contact details that the account left. */
export const getPropertySuggestion = (api: Api, ...init: InitOf<'/chat/get-property-suggestion', 'get'>) =>
  toResult(
    api,
    { id: 'getPropertySuggestion', fallback: 'Failed to get, please try again later.' },
    api.GET('/chat/get-property-suggestion', ...init),
    { data: null },
  )

/** Change the contact details. */
export const updatePropertySuggestion = (api: Api, ...init: InitOf<'/chat/update-property-suggestion/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updatePropertySuggestion', fallback: 'Failed to process your request.' },
    api.PUT('/chat/update-property-suggestion/{id}', ...init),
    { message: '', data: {} },
  )
