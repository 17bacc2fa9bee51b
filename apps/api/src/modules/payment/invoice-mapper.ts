import type { Invoice } from '@manzil/api-client/generated/types.gen'
import { invoiceNumber } from '@manzil/domain/plans/invoice-number'
import { inDirhams } from '@manzil/domain/plans/money'
import { readableAddress } from '../../mail/readable-address.ts'
import type { InvoiceRow } from './invoice-repository.ts'

export const toInvoice = (row: InvoiceRow, corrects: InvoiceRow | undefined): Invoice => ({
  _id: row.id,
  number: invoiceNumber(row),
  kind: row.kind,
  corrects: corrects ? invoiceNumber(corrects) : null,
  is_test: row.is_test,
  issued_at: row.issued_at.toISOString(),
  supplier: row.supplier,
  buyer: { ...row.buyer, email: readableAddress(row.buyer.email) },
  plan_name: row.plan_name,
  plan_name_ar: row.plan_name_ar,
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
  price: inDirhams(row.price_fils),
  credit: inDirhams(row.credit_fils),
  vat_percent: row.vat_percent,
  vat: inDirhams(row.vat_fils),
  total: inDirhams(row.total_fils),
  currency: 'AED',
})
