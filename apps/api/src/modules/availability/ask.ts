import { earlier } from '@manzil/domain/time/moments'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { toReceiver } from '../enquiry/mapper.ts'
import { findContact } from '../enquiry/repository.ts'
import type { AvailabilityLinks } from './links.ts'
import { availabilityMail } from './mails/availability-mail.ts'
import { noteWaiting, readWaiting } from './report-repository.ts'
import { noteMail, readAsked } from './repository.ts'
import type { AvailabilityNews } from './texts/availability-texts.ts'

export interface AskSetting {
  links: AvailabilityLinks
  /** Of message ids. */
  domain: string
}

/** Days between two mails that ask about the same property because of what visitors did. */
const ASK_PAUSE_DAYS = 3

interface Asked {
  agentId: string
  ids: readonly string[]
  news: AvailabilityNews
  now: Date
}

/** Queues one mail about some properties of an advertiser, with links that answer. Nothing where no mail reaches them. */
export async function writeToAdvertiser(
  trx: Transaction<Database>,
  { agentId, ids, news, now }: Asked,
  { links, domain }: AskSetting,
): Promise<void> {
  const contact = await findContact(trx, agentId)
  const receiver = contact && toReceiver(contact)
  const properties = await readAsked(trx, { ids, agentId })
  if (!receiver?.mailbox || properties.length === 0) return
  const mailId = await noteMail(trx, { agentId, ids: properties.map(({ id }) => id), now })
  const { mailbox, language } = receiver
  await queueMail(
    trx,
    availabilityMail(properties, news, {
      to: mailbox,
      language,
      urlOf: (propertyId) => links.urlOf({ mailId, propertyId }),
    }),
    { domain, now },
  )
}

/** Asks an advertiser about one property because of a visitor, unless that was asked lately. */
export async function askAbout(
  trx: Transaction<Database>,
  asked: { agentId: string; propertyId: string; news: 'reported' | 'enquired'; now: Date },
  setting: AskSetting,
): Promise<void> {
  const { agentId, propertyId, news, now } = asked
  const before = await readWaiting(trx, propertyId)
  await noteWaiting(trx, propertyId)
  if (before?.asked_at && before.asked_at > earlier(now, ASK_PAUSE_DAYS, 'day')) return
  await writeToAdvertiser(trx, { agentId, ids: [propertyId], news, now }, setting)
}

/** The next enquiry for a property that nobody has confirmed, or that visitors say is gone, asks too. */
export async function askForEnquiry(
  trx: Transaction<Database>,
  { agentId, propertyId, now }: { agentId: string; propertyId: string; now: Date },
  setting: AskSetting,
): Promise<void> {
  const waiting = await readWaiting(trx, propertyId)
  if (waiting?.late || waiting?.reported)
    await askAbout(trx, { agentId, propertyId, news: 'enquired', now }, setting)
}
