import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { answerMail } from '../../mail/lead-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { findContact } from '../enquiry/repository.ts'
import { hasAnsweredEnough } from './limits.ts'
import { canReply } from './mapper.ts'
import { noteAnswer } from './note-answer.ts'
import { type InboxParts, replyBox } from './parts.ts'
import { findPerson } from './repository/choices.ts'
import { insertEntry, readMailIds } from './repository/entries.ts'
import type { LeadRowRead } from './repository/read-leads.ts'

interface Answer {
  text: string
  /** Who of the advertiser answers. */
  accountId: string
  now: Date
  /** Names the mail that it came by. */
  sourceKey?: string
}

export type AnswerRefusal = 'withdrawn' | 'no-mail' | 'too-many'

/** Sends an advertiser's answer to the visitor and notes it, for a lead that is held. Undefined where it is done. */
export async function answerVisitor(
  trx: Transaction<Database>,
  lead: LeadRowRead,
  { text, accountId, now, sourceKey }: Answer,
  parts: InboxParts,
): Promise<AnswerRefusal | undefined> {
  const { email, language } = lead
  if (lead.withdrawn_at !== null) return 'withdrawn'
  if (email === null || !canReply(lead)) return 'no-mail'
  if (await hasAnsweredEnough(trx, { accountId, address: email, now })) return 'too-many'
  const { links, domain } = parts
  const token = links.token('visitor', lead.id)
  const box = replyBox(parts, token)
  const mail = answerMail(
    {
      reference: lead.reference,
      property: propertyOf(lead),
      text,
      to: { name: '', address: email },
      language,
      replyTo: box ?? (await ownBox(trx, accountId)),
      url: links.answerUrl(lead.id),
      thread: { token, references: await readMailIds(trx, lead.id) },
    },
    { author: (await findPerson(trx, accountId, accountId))?.name ?? null, replies: box !== null },
  )
  const mail_id = await queueMail(trx, mail, { domain, now, submissionId: lead.id })
  await insertEntry(trx, {
    id: v7(),
    enquiry_id: lead.id,
    kind: 'advertiser',
    account_id: accountId,
    body: text,
    mail_id,
    source_key: sourceKey ?? null,
    created_at: now,
  })
  await noteAnswer(trx, lead, now)
  return undefined
}

/** The property as mails name it; null where none is known. */
export const propertyOf = ({ title, title_ar }: Pick<LeadRowRead, 'title' | 'title_ar'>) =>
  title === null ? null : { title, title_ar }

/** Where no replies come in, a reply goes to whoever answered, so that it reaches somebody. */
async function ownBox(trx: Transaction<Database>, accountId: string) {
  const contact = await findContact(trx, accountId)
  const address = contact?.email
  return address && isMailable(address) ? { name: '', address } : null
}
