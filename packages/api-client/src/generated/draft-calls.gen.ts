// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Remove a draft of a property. */
export const deletePropertyDraft = (api: Api, ...init: InitOf<'/draft/delete-property-draft/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'deletePropertyDraft', fallback: 'Failed to delete property, please try again later.' },
    api.DELETE('/draft/delete-property-draft/{id}', ...init),
    { message: '' },
  )

/** Places for a form. */
export const findPlaces = (api: Api, ...init: InitOf<'/draft/find-places', 'get'>) =>
  toResult(
    api,
    { id: 'findPlaces', fallback: 'Failed to get, please try again later.' },
    api.GET('/draft/find-places', ...init),
    { data: [{}] },
  )

/** A draft of a property. */
export const getPropertyDraft = (api: Api, ...init: InitOf<'/draft/get-property-draft/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getPropertyDraft', fallback: 'Failed to get, please try again later.' },
    api.GET('/draft/get-property-draft/{id}', ...init),
    { data: {} },
  )

/** Own drafts of properties. */
export const listPropertyDrafts = (api: Api, ...init: InitOf<'/draft/list-property-drafts', 'get'>) =>
  toResult(
    api,
    { id: 'listPropertyDrafts', fallback: 'Failed to get, please try again later.' },
    api.GET('/draft/list-property-drafts', ...init),
    { data: [{}] },
  )

/** Read an advert. */
export const readAdvertText = (api: Api, ...init: InitOf<'/draft/read-advert-text', 'post'>) =>
  toResult(
    api,
    { id: 'readAdvertText', fallback: 'Failed to get, please try again later.' },
    api.POST('/draft/read-advert-text', ...init),
    { data: {} },
  )

/** Keep a draft of a property. */
export const savePropertyDraft = (api: Api, ...init: InitOf<'/draft/save-property-draft/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'savePropertyDraft', fallback: 'Failed to update, please try again later.' },
    api.PUT('/draft/save-property-draft/{id}', ...init),
    { message: '', data: {} },
  )
