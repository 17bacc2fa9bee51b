// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Confirm the address of a saved search. */
export const confirmSavedSearch = (api: Api, ...init: InitOf<'/saved-search/confirm-saved-search', 'post'>) =>
  toResult(
    api,
    { id: 'confirmSavedSearch', fallback: 'Failed to verify, please try again later.' },
    api.POST('/saved-search/confirm-saved-search', ...init),
    { message: '', data: {} },
  )

/** Keep a search and be written about it. */
export const createSavedSearch = (api: Api, ...init: InitOf<'/saved-search/create-saved-search', 'post'>) =>
  toResult(
    api,
    { id: 'createSavedSearch', fallback: 'Failed to add, please try again later.' },
    api.POST('/saved-search/create-saved-search', ...init),
    { message: '', data: {} },
  )

/** Delete a saved search. */
export const deleteSavedSearch = (api: Api, ...init: InitOf<'/saved-search/delete-saved-search/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'deleteSavedSearch', fallback: 'Failed to update, please try again later.' },
    api.DELETE('/saved-search/delete-saved-search/{id}', ...init),
    { message: '' },
  )

/** The saved searches of the caller. */
export const listSavedSearches = (api: Api, ...init: InitOf<'/saved-search/get-saved-searches', 'get'>) =>
  toResult(
    api,
    { id: 'listSavedSearches', fallback: 'Failed to get, please try again later.' },
    api.GET('/saved-search/get-saved-searches', ...init),
    { data: [{}] },
  )

/** Note that its new properties were seen. */
export const lookAtSavedSearch = (api: Api, ...init: InitOf<'/saved-search/look-at-saved-search/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'lookAtSavedSearch', fallback: 'Failed to update, please try again later.' },
    api.POST('/saved-search/look-at-saved-search/{id}', ...init),
    { data: {} },
  )

/** Rename, pause, resume or change how often. */
export const updateSavedSearch = (api: Api, ...init: InitOf<'/saved-search/update-saved-search/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateSavedSearch', fallback: 'Failed to update, please try again later.' },
    api.PUT('/saved-search/update-saved-search/{id}', ...init),
    { message: '', data: {} },
  )
