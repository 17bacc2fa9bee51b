import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import {
  noticeOf,
  type PropertyFacts,
  type Receiver,
  receiptOf,
  type Submission,
} from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { hasReceiptsEnough } from './limits.ts'
import type { BookedViewing } from './parts.ts'

interface Addressed {
  submission: Submission
  receiver: Receiver
  property?: PropertyFacts | undefined
  viewing?: BookedViewing | undefined
}

/**
 * Queues the notice for the receiver of a submission, and a receipt for whoever wrote it. Answers
 * whether a receipt is on its way.
 */
export async function queueMails(
  trx: Transaction<Database>,
  { submission, receiver, property, viewing }: Addressed,
  { domain, now, submissionId }: { domain: string; now: Date; submissionId: string },
): Promise<boolean> {
  const notice = noticeOf(submission, receiver, property)
  const calendar = viewing?.calendar && { calendar: viewing.calendar }
  if (notice) await queueMail(trx, { ...notice, ...calendar }, { domain, now, submissionId })
  const receipt = viewing ? viewing.receipt : receiptOf(submission, receiver, property)
  if (!receipt || submission.email === null) return false
  if (await hasReceiptsEnough({ db: trx, now }, submission.email)) return false
  await queueMail(trx, receipt, { domain, now, submissionId })
  return true
}
