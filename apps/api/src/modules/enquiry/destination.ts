import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { PropertyFacts, Receiver } from '../../mail/enquiry-mails.ts'
import { isAdvertiser } from '../agent/repository.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { findAdvertised } from '../property/service.ts'
import { toPropertyFacts, toReceiver } from './mapper.ts'
import type { CompanySite } from './parts.ts'
import { findContact } from './repository.ts'
import type { EnquiryBody } from './submission.ts'

/** Where an enquiry goes. */
export interface Destination {
  /** Account of the agent or agency; null is the company. */
  recipientId: string | null
  receiver: Receiver
  property: PropertyFacts | undefined
}

/** Why an enquiry goes nowhere. */
type Nowhere = { refusal: 'nobody-named' | 'property-gone' | 'agent-gone' }

/** The company, which reads English. */
export const companyOf = ({ company }: Pick<CompanySite, 'company'>): Receiver => ({
  mailbox: company,
  language: 'en',
  isAdvertiser: false,
})

/**
 * Finds who gets an enquiry: the agent of the live property, else the named agent, else the company.
 * A report is about the advertiser, so it always goes to the company.
 */
export async function findDestination(
  db: Kysely<Database>,
  { kind, property_id, agent_id }: EnquiryBody,
  site: CompanySite & { lookups: Lookups },
): Promise<Destination | Nowhere> {
  if (!property_id && !agent_id && kind !== 'report') return { refusal: 'nobody-named' }
  const property = property_id ? await findPropertyFacts(db, property_id, site) : undefined
  if (property_id && !property) return { refusal: 'property-gone' }
  if (agent_id && !(await isAdvertiser(db, agent_id))) return { refusal: 'agent-gone' }
  const recipientId = kind === 'report' ? null : (property?.agent_id ?? agent_id ?? null)
  const contact = recipientId === null ? undefined : await findContact(db, recipientId)
  const receiver = contact && toReceiver(contact)
  return {
    recipientId: receiver ? recipientId : null,
    receiver: receiver ?? companyOf(site),
    property,
  }
}

/** A live property as mails about it name it. */
export async function findPropertyFacts(
  db: Kysely<Database>,
  id: string,
  site: Pick<CompanySite, 'publicUrl'> & { lookups: Lookups },
): Promise<(PropertyFacts & { agent_id: string | null }) | undefined> {
  const property = await findAdvertised(db, id, site.lookups)
  return property && toPropertyFacts(property, site)
}
