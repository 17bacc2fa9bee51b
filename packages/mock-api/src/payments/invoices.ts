import type { Invoice, Plan, UserPlan } from '@manzil/api-client/generated/types.gen'
import { invoiceNumber } from '@manzil/domain/plans/invoice-number'
import type { EntryOf, World } from '../world.ts'

/** Invoices to an account, the newest first. */
export const invoicesOf = (world: World, accountId: string) =>
  [...world.invoices.values()].filter(({ user_id }) => user_id === accountId).toReversed()

/** Writes the invoice of a payment. */
export function writeInvoice(
  world: World,
  payment: EntryOf<'payments'>,
  plan: Plan,
  period: Pick<UserPlan, 'started_at' | 'ends_at'>,
): void {
  const user = world.users.get(payment.user_id)
  const _id = world.makeId()
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const invoice: Invoice = {
    _id,
    number: invoiceNumber({ number: world.invoices.size + 1, kind: 'invoice', is_test: true }),
    kind: 'invoice',
    corrects: null,
    is_test: true,
    issued_at: new Date().toISOString(),
    supplier: { name: 'Manzil', address: 'Dubai', email: 'hello@manzil.example', trn: null },
    buyer: { name, address: '', email: user?.email ?? '', trn: null },
    plan_name: plan.name,
    plan_name_ar: plan.name_ar,
    period_start: period.started_at,
    period_end: period.ends_at,
    price: payment.amount,
    credit: payment.credit,
    vat_percent: plan.vat_percent,
    vat: payment.vat,
    total: payment.total,
    currency: 'AED',
  }
  world.invoices.set(_id, { ...invoice, user_id: payment.user_id })
}

/** An empty page: the pretend backend draws nothing. */
export const pretendPdf = (number: string): string =>
  btoa(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
      `trailer<</Root 1 0 R/Info<</Title(${number})>>>>`,
      '%%EOF',
    ].join('\n'),
  )
