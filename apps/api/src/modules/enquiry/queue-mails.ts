import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
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
import { leadTexts } from '../../mail/texts/lead-texts.ts'
import type { Mailbox } from '../../ports/mail/mail-port.ts'
import { hasReceiptsEnough } from './limits.ts'
import type { BookedViewing } from './parts.ts'

interface Addressed {
  submission: Submission
  receiver: Receiver
  property?: PropertyFacts | undefined
  /** Where a reply to the notice comes in; the visitor's own address where it is absent. */
  replyTo?: Mailbox | null | undefined
  viewing?: BookedViewing | undefined
}

interface MailParts {
  domain: string
  publicUrl: string
  now: Date
  submissionId: string
}

/**
 * Queues the notice for the receiver of a submission, and a receipt for whoever wrote it. Answers
 * whether a receipt is on its way.
 */
export async function queueMails(
  trx: Transaction<Database>,
  { submission, receiver, property, replyTo, viewing }: Addressed,
  { domain, publicUrl, now, submissionId }: MailParts,
): Promise<boolean> {
  const { isAdvertiser, language } = receiver
  // The company has no inbox of leads here: it is led to the property.
  const lead = isAdvertiser ? { link: leadLink({ publicUrl, language, submissionId }) } : {}
  const notice = noticeOf(submission, receiver, property, viewing?.notice ?? lead)
  // Without an address of the visitor there is nothing to pass on.
  const box = notice?.replyTo ? (replyTo ?? notice.replyTo) : null
  const calendar = viewing?.calendar && { calendar: viewing.calendar }
  if (notice)
    await queueMail(trx, { ...notice, ...calendar, replyTo: box }, { domain, now, submissionId })
  const receipt = viewing ? viewing.receipt : receiptOf(submission, receiver, property)
  if (!receipt || submission.email === null) return false
  if (await hasReceiptsEnough({ db: trx, now }, submission.email)) return false
  await queueMail(trx, receipt, { domain, now, submissionId })
  return true
}

/** Where an advertiser finds what a visitor wrote, and answers it. */
const leadLink = ({
  publicUrl,
  language,
  submissionId,
}: Pick<MailParts, 'publicUrl' | 'submissionId'> & { language: LanguageCode }) => ({
  label: leadTexts[language].visitor.open,
  url: `${publicUrl}/?lng=${language}#/leads?lead=${submissionId}`,
})
