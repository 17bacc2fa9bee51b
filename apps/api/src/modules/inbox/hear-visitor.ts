import { afterVisitor } from '@manzil/domain/lead-states'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { visitorMail } from '../../mail/lead-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { toReceiver } from '../enquiry/mapper.ts'
import { findContact } from '../enquiry/repository.ts'
import { propertyOf } from './answer-visitor.ts'
import { hasWrittenEnough } from './limits.ts'
import { advertiserBox, type InboxParts } from './parts.ts'
import { holdLead, insertEntry, updateLead } from './repository/entries.ts'
import { findAnyLead, type LeadRowRead } from './repository/read-leads.ts'

export interface Heard {
  text: string
  /** Names what it came by: the same is written once. */
  sourceKey: string
  /** A machine wrote it, which is no answer. */
  automatic?: boolean
  attachments?: readonly string[]
  /** Message-ID of the visitor's mail. */
  mailId?: string | undefined
}

/** Writes down what a visitor has written back, and tells whose lead it is. */
export async function hearVisitor(
  db: Kysely<Database>,
  leadId: string,
  heard: Heard,
  parts: InboxParts,
  now = new Date(),
): Promise<'heard' | 'gone' | 'too-many'> {
  return db.transaction().execute(async (trx) => {
    await holdLead(trx, leadId)
    const lead = await findAnyLead(trx, leadId)
    if (!lead || lead.withdrawn_at !== null) return 'gone'
    if (await hasWrittenEnough(trx, leadId, now)) return 'too-many'
    const { text, sourceKey, automatic = false, attachments = [], mailId } = heard
    const isNew = await insertEntry(trx, {
      id: v7(),
      enquiry_id: leadId,
      kind: 'visitor',
      body: text,
      automatic,
      attachments: [...attachments],
      mail_id: automatic ? null : (mailId ?? null),
      source_key: sourceKey,
      created_at: now,
    })
    if (!isNew || automatic) return 'heard'
    await updateLead(trx, leadId, {
      state: afterVisitor(lead.state),
      unread: true,
      waiting_since: lead.waiting ? undefined : now,
      changed_at: now,
    })
    if (lead.state !== 'spam') await tellHandler(trx, lead, text, parts, now)
    return 'heard'
  })
}

async function tellHandler(
  trx: Transaction<Database>,
  lead: LeadRowRead,
  text: string,
  parts: InboxParts,
  now: Date,
): Promise<void> {
  const contact = await findContact(trx, lead.handler_id)
  const receiver = contact && toReceiver(contact)
  if (!receiver?.mailbox) return
  const { links, domain } = parts
  const token = links.token('advertiser', lead.id, lead.handler_id)
  const mail = visitorMail({
    reference: lead.reference,
    property: propertyOf(lead),
    text,
    to: receiver.mailbox,
    language: receiver.language,
    replyTo: advertiserBox(parts, lead.id, lead.handler_id),
    url: links.inboxUrl(lead.id),
    thread: { token, references: [] },
  })
  await queueMail(trx, mail, { domain, now, submissionId: lead.id })
}
