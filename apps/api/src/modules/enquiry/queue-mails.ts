import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import {
  type Letter,
  type ListingFacts,
  noticeOf,
  type Receiver,
  receiptOf,
} from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { hasReceiptsEnough } from './limits.ts'

interface Addressed {
  letter: Letter
  receiver: Receiver
  listing?: ListingFacts | undefined
}

/**
 * Queues the notice for the receiver of a submission, and a receipt for whoever wrote it. Answers
 * whether a receipt is on its way.
 */
export async function queueMails(
  trx: Transaction<Database>,
  { letter, receiver, listing }: Addressed,
  { domain, now }: { domain: string; now: Date },
): Promise<boolean> {
  const notice = noticeOf(letter, receiver, listing)
  if (notice) await queueMail(trx, notice, { domain, now })
  const receipt = receiptOf(letter, receiver, listing)
  if (!receipt || letter.email === null) return false
  if (await hasReceiptsEnough({ db: trx, now }, letter.email)) return false
  await queueMail(trx, receipt, { domain, now })
  return true
}
