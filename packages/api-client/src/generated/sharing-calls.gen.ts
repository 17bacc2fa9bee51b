// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Share favourites as a list. */
export const createSharedList = (api: Api, ...init: InitOf<'/shared-list/create-shared-list', 'post'>) =>
  toResult(
    api,
    { id: 'createSharedList', fallback: 'Failed to share, please try again later.' },
    api.POST('/shared-list/create-shared-list', ...init),
    { message: '', data: {} },
  )

/** The shared lists of the account. */
export const listSharedLists = (api: Api, ...init: InitOf<'/shared-list/get-my-shared-lists', 'get'>) =>
  toResult(
    api,
    { id: 'listSharedLists', fallback: 'Failed to get, please try again later.' },
    api.GET('/shared-list/get-my-shared-lists', ...init),
    { data: [{}] },
  )

/** What a shared list holds. */
export const openSharedList = (api: Api, ...init: InitOf<'/shared-list/open-shared-list', 'get'>) =>
  toResult(
    api,
    { id: 'openSharedList', fallback: 'Failed to get, please try again later.' },
    api.GET('/shared-list/open-shared-list', ...init),
    { data: {} },
  )

/** End a shared list. */
export const revokeSharedList = (api: Api, ...init: InitOf<'/shared-list/revoke-shared-list/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'revokeSharedList', fallback: 'Failed to remove, please try again later.' },
    api.DELETE('/shared-list/revoke-shared-list/{id}', ...init),
    { message: '' },
  )

/** Write the private note on a favourite. */
export const saveFavouriteNote = (api: Api, ...init: InitOf<'/user/save-favourite-note/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'saveFavouriteNote', fallback: 'Failed to save, please try again later.' },
    api.PUT('/user/save-favourite-note/{id}', ...init),
    { message: '', data: {} },
  )

/** Say what one thinks of a property of a shared list. */
export const voteOnSharedList = (api: Api, ...init: InitOf<'/shared-list/vote-on-shared-list', 'put'>) =>
  toResult(
    api,
    { id: 'voteOnSharedList', fallback: 'Failed to send, please try again later.' },
    api.PUT('/shared-list/vote-on-shared-list', ...init),
    { message: '', data: {} },
  )
