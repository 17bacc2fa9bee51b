// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Delete the account. */
export const deleteAccount = (api: Api, ...init: InitOf<'/my-data/delete-account', 'post'>) =>
  toResult(
    api,
    { id: 'deleteAccount', fallback: 'Failed to update, please try again later.' },
    api.POST('/my-data/delete-account', ...init),
    { message: '' },
  )

/** Everything that is kept of the account, as one file. */
export const downloadMyData = (api: Api, ...init: InitOf<'/my-data/download-data', 'get'>) =>
  toResult(
    api,
    { id: 'downloadMyData', fallback: 'Failed to get, please try again later.' },
    api.GET('/my-data/download-data', ...init),
    { data: {} },
  )

/** Keep an account that is going to be deleted. */
export const keepAccount = (api: Api, ...init: InitOf<'/my-data/keep-account', 'put'>) =>
  toResult(
    api,
    { id: 'keepAccount', fallback: 'Failed to update, please try again later.' },
    api.PUT('/my-data/keep-account', ...init),
    { message: '' },
  )

/** Whom the account has given its contact details to. */
export const listDisclosures = (api: Api, ...init: InitOf<'/my-data/get-disclosures', 'get'>) =>
  toResult(
    api,
    { id: 'listDisclosures', fallback: 'Failed to get, please try again later.' },
    api.GET('/my-data/get-disclosures', ...init),
    { data: [{}], pagination: {} },
  )

/** Note that an advertiser was called or written to directly. */
export const recordContactReveal = (api: Api, ...init: InitOf<'/my-data/record-reveal', 'post'>) =>
  toResult(
    api,
    { id: 'recordContactReveal', fallback: 'Failed to add, please try again later.' },
    api.POST('/my-data/record-reveal', ...init),
    { message: '' },
  )

/** Take contact details back. */
export const withdrawDisclosure = (api: Api, ...init: InitOf<'/my-data/withdraw-disclosure/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'withdrawDisclosure', fallback: 'Failed to update, please try again later.' },
    api.PUT('/my-data/withdraw-disclosure/{id}', ...init),
    { message: '', data: {} },
  )
