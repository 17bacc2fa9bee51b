// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Begin to pay for a plan. */
export const createCheckoutSession = (api: Api, ...init: InitOf<'/payment/create-checkout-session', 'post'>) =>
  toResult(
    api,
    { id: 'createCheckoutSession', fallback: 'Failed to add, please try again later.' },
    api.POST('/payment/create-checkout-session', ...init),
    { data: {} },
  )

/** One invoice as a PDF. */
export const downloadInvoice = (api: Api, ...init: InitOf<'/payment/invoices/{id}/file', 'get'>) =>
  toResult(
    api,
    { id: 'downloadInvoice', fallback: 'Failed to get, please try again later.' },
    api.GET('/payment/invoices/{id}/file', ...init),
    { data: {} },
  )

/** One invoice. */
export const getInvoice = (api: Api, ...init: InitOf<'/payment/invoices/{id}', 'get'>) =>
  toResult(
    api,
    { id: 'getInvoice', fallback: 'Failed to get, please try again later.' },
    api.GET('/payment/invoices/{id}', ...init),
    { data: {} },
  )

/** Invoices to the account. */
export const listInvoices = (api: Api, ...init: InitOf<'/payment/invoices', 'get'>) =>
  toResult(
    api,
    { id: 'listInvoices', fallback: 'Failed to get, please try again later.' },
    api.GET('/payment/invoices', ...init),
    { data: [{}], pagination: {} },
  )

/** Events of the payment provider. */
export const receivePaymentEvent = (api: Api, ...init: InitOf<'/payment/webhook', 'post'>) =>
  toResult(
    api,
    { id: 'receivePaymentEvent', fallback: 'Failed to process your request.' },
    api.POST('/payment/webhook', ...init),
    { received: false },
  )

/** Ask whether a payment has arrived. */
export const verifyPayment = (api: Api, ...init: InitOf<'/payment/verify-payment', 'post'>) =>
  toResult(
    api,
    { id: 'verifyPayment', fallback: 'Failed to verify, please try again later.' },
    api.POST('/payment/verify-payment', ...init),
    { message: '', data: {} },
  )
