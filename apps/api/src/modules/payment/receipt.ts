import { invoiceNumber } from '@manzil/domain/plans/invoice-number'
import { inDirhams } from '@manzil/domain/plans/money'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { mailOf } from '../../mail/mail-of.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { dayIn, moneyIn, planMailTexts } from './texts/plan-mail-texts.ts'

/** Thanks for a payment, with the number of its invoice and the way to it. */
export async function queueReceipt(
  trx: Transaction<Database>,
  invoice: InvoiceRow,
  { publicUrl, domain, now }: { publicUrl: string; domain: string; now: Date },
): Promise<void> {
  const { buyer, language } = invoice
  if (!isMailable(buyer.email)) return
  const { labels, receipt, test } = planMailTexts[language]
  const number = invoiceNumber(invoice)
  const mail = mailOf('account', { name: '', address: buyer.email }, null, {
    language,
    subject: receipt.subject(number),
    paragraphs: [receipt.intro, ...(invoice.is_test ? [test] : [])],
    facts: [
      [labels.invoice, number],
      [labels.plan, language === 'ar' ? invoice.plan_name_ar : invoice.plan_name],
      [labels.from, dayIn(invoice.period_start, language)],
      [labels.until, dayIn(invoice.period_end, language)],
      [labels.vat, moneyIn(inDirhams(invoice.vat_fils), language)],
      [labels.total, moneyIn(inDirhams(invoice.total_fils), language)],
    ],
    link: { label: receipt.open, url: `${publicUrl}/#/your-plan?invoice=${invoice.id}` },
    ending: [],
  })
  await queueMail(trx, mail, { domain, now })
}
