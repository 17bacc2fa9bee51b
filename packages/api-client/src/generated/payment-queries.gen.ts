// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './payment-calls.gen.ts'

/** One invoice as a PDF. */
export const downloadInvoiceQuery = (api: Api, ...init: InitOf<'/payment/invoices/{id}/file', 'get'>) =>
  queryOptions({
    queryKey: ['downloadInvoice', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.downloadInvoice(api, { ...init[0], signal })),
  })

/** One invoice. */
export const getInvoiceQuery = (api: Api, ...init: InitOf<'/payment/invoices/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getInvoice', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getInvoice(api, { ...init[0], signal })),
  })

/** Invoices to the account. */
export const listInvoicesQuery = (api: Api, ...init: InitOf<'/payment/invoices', 'get'>) =>
  queryOptions({
    queryKey: ['listInvoices', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listInvoices(api, { ...init[0], signal })),
  })
