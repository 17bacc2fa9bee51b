// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Decide on one of them. */
export const decideOperatorCase = (api: Api, ...init: InitOf<'/operator/decide-case/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'decideOperatorCase', fallback: 'Failed to update, please try again later.' },
    api.PUT('/operator/decide-case/{id}', ...init),
    { message: '', data: {} },
  )

/** Remove a notice. */
export const deleteNotice = (api: Api, ...init: InitOf<'/operator/delete-notice/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'deleteNotice', fallback: 'Failed to update, please try again later.' },
    api.DELETE('/operator/delete-notice/{id}', ...init),
    { message: '' },
  )

/** What operators did, as a file for a spreadsheet. */
export const exportOperatorActions = (api: Api, ...init: InitOf<'/operator/export-actions', 'get'>) =>
  toResult(
    api,
    { id: 'exportOperatorActions', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/export-actions', ...init),
    { data: {} },
  )

/** A property, whatever its state. */
export const getOperatorProperty = (api: Api, ...init: InitOf<'/operator/get-property/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getOperatorProperty', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-property/{id}', ...init),
    { data: {} },
  )

/** What operators did. */
export const listOperatorActions = (api: Api, ...init: InitOf<'/operator/get-actions', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorActions', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-actions', ...init),
    { data: [{}], pagination: {} },
  )

/** What waits for an operator. */
export const listOperatorCases = (api: Api, ...init: InitOf<'/operator/get-cases', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorCases', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-cases', ...init),
    { data: [{}], pagination: {} },
  )

/** Kinds of property, hidden ones too. */
export const listOperatorCategories = (api: Api, ...init: InitOf<'/operator/get-categories', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorCategories', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-categories', ...init),
    { data: [{}], pagination: {} },
  )

/** Notices to visitors. */
export const listOperatorNotices = (api: Api, ...init: InitOf<'/operator/get-notices', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorNotices', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-notices', ...init),
    { data: [{}], pagination: {} },
  )

/** Places with all their names. */
export const listOperatorPlaces = (api: Api, ...init: InitOf<'/operator/get-places', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorPlaces', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-places', ...init),
    { data: [{}], pagination: {} },
  )

/** Plans, those that are not sold too. */
export const listOperatorPlans = (api: Api, ...init: InitOf<'/operator/get-plans', 'get'>) =>
  toResult(
    api,
    { id: 'listOperatorPlans', fallback: 'Failed to get, please try again later.' },
    api.GET('/operator/get-plans', ...init),
    { data: [{}], pagination: {} },
  )

/** Remove a name that was added. */
export const removePlaceAlias = (api: Api, ...init: InitOf<'/operator/remove-place-alias/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'removePlaceAlias', fallback: 'Failed to update, please try again later.' },
    api.DELETE('/operator/remove-place-alias/{id}', ...init),
    { message: '' },
  )

/** Write or change a notice. */
export const saveNotice = (api: Api, ...init: InitOf<'/operator/save-notice/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'saveNotice', fallback: 'Failed to update, please try again later.' },
    api.PUT('/operator/save-notice/{id}', ...init),
    { message: '', data: {} },
  )

/** Add a name of a place. */
export const savePlaceAlias = (api: Api, ...init: InitOf<'/operator/save-place-alias/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'savePlaceAlias', fallback: 'Failed to update, please try again later.' },
    api.PUT('/operator/save-place-alias/{id}', ...init),
    { message: '', data: {} },
  )

/** Rename, show or hide a kind of property. */
export const updateOperatorCategory = (api: Api, ...init: InitOf<'/operator/update-category/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateOperatorCategory', fallback: 'Failed to update, please try again later.' },
    api.PUT('/operator/update-category/{id}', ...init),
    { message: '', data: {} },
  )

/** Change what a plan costs and allows. */
export const updateOperatorPlan = (api: Api, ...init: InitOf<'/operator/update-plan/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateOperatorPlan', fallback: 'Failed to update, please try again later.' },
    api.PUT('/operator/update-plan/{id}', ...init),
    { message: '', data: {} },
  )
