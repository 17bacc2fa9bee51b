// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Write to an advertiser. */
export const createEnquiry = (api: Api, ...init: InitOf<'/enquiry/create-enquiry', 'post'>) =>
  toResult(
    api,
    { id: 'createEnquiry', fallback: 'Failed to register, please try again later.' },
    api.POST('/enquiry/create-enquiry', ...init),
    { message: '', data: {} },
  )

/** Write to the company. */
export const createGetInTouch = (api: Api, ...init: InitOf<'/get-in-touch/create-get-in-touch', 'post'>) =>
  toResult(
    api,
    { id: 'createGetInTouch', fallback: 'Failed to send, please try again later.' },
    api.POST('/get-in-touch/create-get-in-touch', ...init),
    { message: '', data: {} },
  )

/** Say what is wrong with a property. */
export const reportListing = (api: Api, ...init: InitOf<'/enquiry/report-property', 'post'>) =>
  toResult(
    api,
    { id: 'reportListing', fallback: 'Failed to send, please try again later.' },
    api.POST('/enquiry/report-property', ...init),
    { message: '', data: {} },
  )
