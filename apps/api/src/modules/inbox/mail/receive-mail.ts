import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { InboundMail } from '../../../ports/inbound-mail/inbound-mail-port.ts'
import type { LeadLinks } from '../links.ts'
import { findAnyLead } from '../repository/read-leads.ts'
import type { InboxService } from '../service.ts'
import { cutQuoted } from './cut-quoted.ts'
import { isAutomatic } from './is-automatic.ts'
import { textOfHtml } from './text-of-html.ts'

interface Parts {
  db: Kysely<Database>
  inbox: Pick<InboxService, 'hear' | 'replyByMail'>
  links: Pick<LeadLinks, 'read' | 'isOurs'>
}

/** Characters of a mail that are kept, and of the name of a file. */
const LONGEST = 20_000
const NAME = 120
const FILES = 20

export type Received = 'kept' | 'nobody' | 'gone' | 'empty' | 'automatic' | 'too-many' | 'refused'

/**
 * Takes a mail in that answers one of ours: what the visitor wrote goes into the lead, what its advertiser wrote
 * to the visitor. Known by the address that it was sent to, else by the Message-IDs that it answers; both hold a
 * token that nobody can make. The sender's own address proves nothing and is not asked.
 */
export async function receiveMail(
  mail: InboundMail,
  { db, inbox, links }: Parts,
): Promise<Received> {
  const found = tokensOf(mail)
    .map((token) => ({ token, said: links.read(token) }))
    .find(({ said }) => said !== undefined)
  if (!found?.said) return 'nobody'
  const { token, said } = found
  const lead = await findAnyLead(db, said.leadId)
  if (!lead) return 'gone'
  const isAdvertiser = said.side === 'advertiser'
  if (!links.isOurs(token, isAdvertiser ? lead.handler_id : undefined)) return 'nobody'
  const automatic = isAutomatic(mail)
  const text = newTextOf(mail)
  const attachments = mail.attachments.slice(0, FILES).map(({ name }) => clean(name).slice(0, NAME))
  if (text === '' && attachments.length === 0) return 'empty'
  const sourceKey = `mail:${mail.id}`
  if (!isAdvertiser) {
    const heard = { text, sourceKey, automatic, attachments, mailId: mail.messageId }
    const outcome = await inbox.hear(said.leadId, heard)
    return outcome === 'heard' ? (automatic ? 'automatic' : 'kept') : outcome
  }
  if (automatic || text === '') return automatic ? 'automatic' : 'empty'
  const refusal = await inbox.replyByMail(said.leadId, { text, sourceKey, by: lead.handler_id })
  return refusal ? 'refused' : 'kept'
}

/** What may be a token: the tag of an address, and the part of a Message-ID of ours. */
const tokensOf = ({ to, references }: InboundMail): string[] => [
  ...to.flatMap((address) => /\+([^@+]+)@/.exec(address)?.[1] ?? []),
  ...references.flatMap((id) => /^<[^.@]+\.([^.@]+)@/.exec(id)?.[1] ?? []).toReversed(),
]

function newTextOf({ text, html }: InboundMail): string {
  const whole = text.trim() === '' ? textOfHtml(html) : text
  return [...cutQuoted(clean(whole))].slice(0, LONGEST).join('')
}

/** Without signs that cannot be stored or turn the direction of writing. */
const clean = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed()
