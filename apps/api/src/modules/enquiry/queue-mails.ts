import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import {
  type ListingFacts,
  noticeOf,
  type Receiver,
  receiptOf,
  type Submission,
} from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { hasReceiptsEnough } from './limits.ts'

interface Addressed {
  submission: Submission
  receiver: Receiver
  listing?: ListingFacts | undefined
}

/**
 * Queues the notice for the receiver of a submission, and a receipt for whoever wrote it. Answers
 * whether a receipt is on its way.
 */
export async function queueMails(
  trx: Transaction<Database>,
  { submission, receiver, listing }: Addressed,
  { domain, now }: { domain: string; now: Date },
): Promise<boolean> {
  const notice = noticeOf(submission, receiver, listing)
  if (notice) await queueMail(trx, notice, { domain, now })
  const receipt = receiptOf(submission, receiver, listing)
  if (!receipt || submission.email === null) return false
  if (await hasReceiptsEnough({ db: trx, now }, submission.email)) return false
  await queueMail(trx, receipt, { domain, now })
  return true
}
