import type { Selectable, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { InvoiceParty, UserPlanTable } from '../../db/plan-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { PlanRow } from '../plan/repository.ts'
import { type InvoiceRow, insertInvoice, invoiceOf } from './invoice-repository.ts'
import { findBuyer, type PaymentRow } from './repository.ts'

/** Whose numbers invoices of test money have. */
const TEST_ISSUER = 'test'

interface Paid {
  payment: PaymentRow
  plan: PlanRow
  bought: Selectable<UserPlanTable>
}

/** Writes the invoice of a payment, once. */
export async function writeInvoice(
  trx: Transaction<Database>,
  { payment, plan, bought }: Paid,
  { supplier, now }: { supplier: InvoiceParty; now: Date },
): Promise<InvoiceRow> {
  const known = await invoiceOf(trx, payment.id, 'invoice')
  if (known) return known
  const account = await findBuyer(trx, payment.account_id)
  const buyer: InvoiceParty = {
    name: payment.payer?.name ?? account.name,
    address: payment.payer?.address ?? '',
    email: account.email ?? '',
    trn: payment.payer?.trn ?? null,
  }
  const isTest = payment.provider === 'embedded'
  return insertInvoice(trx, {
    id: v7(),
    issuer: isTest ? TEST_ISSUER : (supplier.trn ?? TEST_ISSUER),
    kind: 'invoice',
    account_id: payment.account_id,
    payment_id: payment.id,
    issued_at: now,
    language: payment.language,
    is_test: isTest,
    supplier: JSON.stringify(supplier),
    buyer: JSON.stringify(buyer),
    plan_name: plan.name,
    plan_name_ar: plan.name_ar,
    period_start: bought.started_at,
    period_end: bought.ends_at,
    price_fils: payment.price_fils,
    credit_fils: payment.credit_fils,
    vat_percent: payment.vat_percent,
    vat_fils: payment.vat_fils,
    total_fils: payment.total_fils,
  })
}

/** Takes an invoice back by a credit note of the same sums, once; undefined where there is none. */
export async function writeCreditNote(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const invoice = await invoiceOf(trx, payment.id, 'invoice')
  if (!invoice) return undefined
  const known = await invoiceOf(trx, payment.id, 'credit_note')
  if (known) return known
  const { number: _number, supplier, buyer, ...same } = invoice
  return insertInvoice(trx, {
    ...same,
    id: v7(),
    kind: 'credit_note',
    corrects_id: invoice.id,
    issued_at: now,
    supplier: JSON.stringify(supplier),
    buyer: JSON.stringify(buyer),
  })
}
