// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** When the caller shows properties. */
export const getMyViewingHours = (api: Api, ...init: InitOf<'/viewing/get-my-hours', 'get'>) =>
  toResult(
    api,
    { id: 'getMyViewingHours', fallback: 'Failed to get, please try again later.' },
    api.GET('/viewing/get-my-hours', ...init),
    { data: {} },
  )

/** One viewing. */
export const getViewing = (api: Api, ...init: InitOf<'/viewing/get-viewing/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getViewing', fallback: 'Failed to get, please try again later.' },
    api.GET('/viewing/get-viewing/{id}', ...init),
    { data: {} },
  )

/** Times at which a property can be seen. */
export const getViewingSlots = (api: Api, ...init: InitOf<'/viewing/get-viewing-slots/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getViewingSlots', fallback: 'Failed to get, please try again later.' },
    api.GET('/viewing/get-viewing-slots/{id}', ...init),
    { data: {} },
  )

/** Viewings of the caller. */
export const listMyViewings = (api: Api, ...init: InitOf<'/viewing/get-my-viewings', 'get'>) =>
  toResult(
    api,
    { id: 'listMyViewings', fallback: 'Failed to get, please try again later.' },
    api.GET('/viewing/get-my-viewings', ...init),
    { data: [{}] },
  )

/** Set when the caller shows properties. */
export const updateMyViewingHours = (api: Api, ...init: InitOf<'/viewing/update-my-hours', 'put'>) =>
  toResult(
    api,
    { id: 'updateMyViewingHours', fallback: 'Failed to update, please try again later.' },
    api.PUT('/viewing/update-my-hours', ...init),
    { message: '', data: {} },
  )

/** Confirm, move or cancel a viewing. */
export const updateViewing = (api: Api, ...init: InitOf<'/viewing/update-viewing/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateViewing', fallback: 'Failed to update, please try again later.' },
    api.PUT('/viewing/update-viewing/{id}', ...init),
    { message: '', data: {} },
  )
