// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Look a form over. */
export const assessProperty = (api: Api, ...init: InitOf<'/property/assess-property', 'post'>) =>
  toResult(
    api,
    { id: 'assessProperty', fallback: 'Failed to get, please try again later.' },
    api.POST('/property/assess-property', ...init),
    { data: {} },
  )

/** Do the same to several properties. */
export const changeProperties = (api: Api, ...init: InitOf<'/property/change-properties', 'post'>) =>
  toResult(
    api,
    { id: 'changeProperties', fallback: 'Failed to update, please try again later.' },
    api.POST('/property/change-properties', ...init),
    { message: '', data: {} },
  )

/** Add a property. */
export const createProperty = (api: Api, ...init: InitOf<'/property/create-property', 'post'>) =>
  toResult(
    api,
    { id: 'createProperty', fallback: 'Failed to create property, please try again later.' },
    api.POST('/property/create-property', ...init),
    { message: '', data: {} },
  )

/** Remove a property. */
export const deleteProperty = (api: Api, ...init: InitOf<'/property/delete-property/{id}', 'delete'>) =>
  toResult(
    api,
    {
      id: 'deleteProperty',
      fallback: 'delete faild property, please try again later.',
      fallback401: 'Failed to delete property, please try again later.',
    },
    api.DELETE('/property/delete-property/{id}', ...init),
    { message: '' },
  )

/** Where a property stands in a search. */
export const getPropertyRank = (api: Api, ...init: InitOf<'/property/get-rank/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getPropertyRank', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-rank/{id}', ...init),
    { data: {} },
  )

/** The account's own properties. */
export const listOwnProperties = (api: Api, ...init: InitOf<'/property/get-my-properties', 'get'>) =>
  toResult(
    api,
    { id: 'listOwnProperties', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-my-properties', ...init),
    { data: [{}], pagination: {} },
  )

/** What was changed of a property. */
export const listPropertyHistory = (api: Api, ...init: InitOf<'/property/get-history/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'listPropertyHistory', fallback: 'Failed to get property, please try again later.' },
    api.GET('/property/get-history/{id}', ...init),
    { data: [{}], pagination: {} },
  )

/** Take back what was done to properties. */
export const undoPropertyChange = (api: Api, ...init: InitOf<'/property/undo-change/{id}', 'post'>) =>
  toResult(
    api,
    { id: 'undoPropertyChange', fallback: 'Failed to update, please try again later.' },
    api.POST('/property/undo-change/{id}', ...init),
    { message: '', data: {} },
  )

/** Change a property. */
export const updateProperty = (api: Api, ...init: InitOf<'/property/update-property/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateProperty', fallback: 'Failed to create property, please try again later.' },
    api.PUT('/property/update-property/{id}', ...init),
    { message: '', data: {} },
  )
