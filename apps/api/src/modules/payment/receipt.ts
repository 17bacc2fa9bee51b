import { invoiceNumber } from '@manzil/domain/plans/invoice-number'
import { inDirhams } from '@manzil/domain/plans/money'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { mailOf } from '../../mail/mail-of.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { dayIn, moneyIn, planMailTexts } from './texts/plan-mail-texts.ts'

type Site = { publicUrl: string; domain: string; now: Date }

/** Thanks for a payment, with the number of its invoice and the way to it. */
export const queueReceipt = (
  trx: Transaction<Database>,
  invoice: InvoiceRow,
  site: Site,
): Promise<void> => queuePaper(trx, invoice, 'receipt', site)

/** Says that a payment goes back and its plan has ended, with the number of the credit note and the way to it. */
export const queueRefund = (
  trx: Transaction<Database>,
  note: InvoiceRow,
  site: Site,
): Promise<void> => queuePaper(trx, note, 'refund', site)

async function queuePaper(
  trx: Transaction<Database>,
  paper: InvoiceRow,
  kind: 'receipt' | 'refund',
  { publicUrl, domain, now }: Site,
): Promise<void> {
  const { buyer, language } = paper
  if (!isMailable(buyer.email)) return
  const { labels, test, [kind]: words } = planMailTexts[language]
  const number = invoiceNumber(paper)
  const mail = mailOf('account', { name: '', address: buyer.email }, null, {
    language,
    subject: words.subject(number),
    paragraphs: [words.intro, ...(paper.is_test ? [test] : [])],
    facts: [
      [kind === 'receipt' ? labels.invoice : labels.creditNote, number],
      [labels.plan, language === 'ar' ? paper.plan_name_ar : paper.plan_name],
      [labels.from, dayIn(paper.period_start, language)],
      [labels.until, dayIn(paper.period_end, language)],
      [labels.vat, moneyIn(inDirhams(paper.vat_fils), language)],
      [labels.total, moneyIn(inDirhams(paper.total_fils), language)],
    ],
    link: { label: words.open, url: `${publicUrl}/#/your-plan?invoice=${paper.id}` },
    ending: [],
  })
  await queueMail(trx, mail, { domain, now })
}
