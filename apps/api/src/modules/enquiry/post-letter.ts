import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import {
  type Letter,
  type ListingFacts,
  noticeOf,
  type Receiver,
  receiptOf,
} from '../../mail/enquiry-mails.ts'
import { countReceipts, queueMail } from '../../mail/outbox.ts'

/** Receipts that an address gets in an hour: nobody fills a stranger's mailbox by our forms. */
const RECEIPTS = 5
const HOUR_MS = 60 * 60_000

/**
 * Queues the letter for its receiver, and a receipt for whoever wrote it. Answers whether a receipt
 * is on its way.
 */
export async function postLetter(
  trx: Transaction<Database>,
  { letter, receiver, listing }: { letter: Letter; receiver: Receiver; listing?: ListingFacts },
  { domain, now }: { domain: string; now: Date },
): Promise<boolean> {
  const notice = noticeOf(letter, receiver, listing)
  if (notice) await queueMail(trx, notice, { domain, now })
  const receipt = receiptOf(letter, receiver, listing)
  if (!receipt || letter.email === null) return false
  const since = new Date(now.getTime() - HOUR_MS)
  if ((await countReceipts(trx, letter.email, since)) >= RECEIPTS) return false
  await queueMail(trx, receipt, { domain, now })
  return true
}
