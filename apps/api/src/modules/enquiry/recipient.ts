import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { Problem } from '@manzil/api-client/server-handler'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type ListingFacts, languageFor, type Receiver } from '../../mail/enquiry-mails.ts'
import type { Mailbox } from '../../ports/mail/mail-port.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { inEveryLanguage } from '../../request-language.ts'
import { readAdvertisers } from '../agent/advertisers.ts'
import { agentGone } from '../agent/problems.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { cardColumns, propertyLink, toCard } from '../property/card.ts'
import { listingGone } from '../property/problems.ts'

type Enquiry = RequestOf<'createEnquiry'>['body']

/** Where an enquiry goes. */
interface Destination {
  /** Account of the agent or agency; null is the company. */
  recipientId: string | null
  receiver: Receiver
  listing: ListingFacts | undefined
}

interface Site {
  company: Mailbox | null
  publicUrl: string
  lookups: Lookups
}

const nobodyNamed: { status: 422; problem: Problem } = {
  status: 422,
  problem: {
    code: 'invalid_body',
    message: 'Some fields need another look.',
    fields: [
      { path: 'property_id', rule: 'required', message: 'is required where no agent is named' },
    ],
  },
}

/**
 * Finds who gets an enquiry: the agent of the live listing, else the named agent, else the company.
 * A report is about the advertiser, so it always goes to the company.
 */
export async function findDestination(
  db: Kysely<Database>,
  { kind, property_id, agent_id }: Enquiry,
  site: Site,
): Promise<Destination | typeof nobodyNamed | typeof listingGone | typeof agentGone> {
  if (!property_id && !agent_id && kind !== 'report') return nobodyNamed
  const listing = property_id ? await findListingFacts(db, property_id, site) : undefined
  if (property_id && !listing) return listingGone
  if (agent_id) {
    const where = [sql<boolean>`p.id = ${agent_id}`]
    if ((await readAdvertisers(db, { where, only: agent_id })).length === 0) return agentGone
  }
  const recipientId = kind === 'report' ? null : (listing?.agent_id ?? agent_id ?? null)
  const receiver = recipientId === null ? undefined : await findReceiver(db, recipientId)
  return {
    recipientId: receiver ? recipientId : null,
    receiver: receiver ?? { mailbox: site.company, language: 'en', isAdvertiser: false },
    listing,
  }
}

/** A live listing as letters about it name it. */
export async function findListingFacts(
  db: Kysely<Database>,
  id: string,
  { publicUrl, lookups }: Pick<Site, 'publicUrl' | 'lookups'>,
): Promise<(ListingFacts & { agent_id: string | null }) | undefined> {
  const row = await db
    .selectFrom('listing as l')
    .innerJoin('listing_text as t', 't.id', 'l.id')
    .select(cardColumns.map((column) => `l.${column}` as const))
    .select(['l.agent_id', 't.advertiser'])
    .where('l.id', '=', id)
    .where(sql<boolean>`l.status = 1`)
    .executeTakeFirst()
  if (!row) return undefined
  // The visitor's letter and the advertiser's are in languages of their own.
  const card = inEveryLanguage(() => toCard(row, lookups, false))
  const { title, title_ar, titles, reference } = card
  const { agent_id, advertiser } = row
  const url = `${publicUrl}/#${propertyLink(row.id)}`
  return { title, title_ar, titles, reference, url, agent_id, advertiser }
}

/** The advertiser's own mailbox, or that of the agency; undefined where neither can be written to. */
async function findReceiver(db: Kysely<Database>, id: string): Promise<Receiver | undefined> {
  const row = await db
    .selectFrom('account as agent')
    .leftJoin('account as agency', 'agency.id', 'agent.agency_id')
    .select([
      'agent.first_name',
      'agent.last_name',
      'agent.company_name',
      'agent.languages',
      'agent.email',
      'agency.email as agency_email',
    ])
    .where('agent.id', '=', id)
    .executeTakeFirst()
  const address = [row?.email, row?.agency_email].find((each) => each && isMailable(each))
  if (!row || !address) return undefined
  const person = [row.first_name, row.last_name].filter(Boolean).join(' ')
  return {
    mailbox: { name: person || row.company_name || '', address },
    language: languageFor(row.languages),
    isAdvertiser: true,
  }
}
