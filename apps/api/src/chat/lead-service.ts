import type { LeadOutcome, LeadPort } from '@manzil/assistant/tools/lead-port'
import { companyMessageOf, enquiryOf, visitorOf } from '@manzil/assistant/tools/request-bodies'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findContactDetails } from '../modules/account/repository.ts'
import type { EnquiryService } from '../modules/enquiry/service.ts'
import type { ViewingService } from '../modules/viewing/service.ts'
import type { RateLimit } from './rate-limit.ts'

interface Parts {
  db: Kysely<Database>
  /** The same that the page of a property and the contact page submit to. */
  enquiries: EnquiryService
  viewings: Pick<ViewingService, 'slots'>
  /** Requests of one account. */
  limit: RateLimit
  /** Requests from one address: whoever opens accounts sends no more by the chat than by its pages. */
  addressLimit: RateLimit
}

/** Who asks: the account, and whom limits by address count for it. */
export interface Asker {
  accountId: string
  addressKey: string
}

/** Opens the port for one visitor and one message; `key` names the message. */
export type OpenLeads = (asker: Asker, key: string) => LeadPort

/** Where the assistant hands requests in: they become enquiries, and so leads of whoever advertises. */
export function createLeadService({
  db,
  enquiries,
  viewings,
  limit,
  addressLimit,
}: Parts): OpenLeads {
  return ({ accountId, addressKey }, key) => ({
    visitor: async () => visitorOf(await findContactDetails(db, accountId)),
    async viewingTimes(propertyId, from, to) {
      const offered = await viewings.slots(propertyId, from)
      if (offered?.offered) return { kind: 'offered', free: offered.slots }
      const taken = await enquiries.viewingTimes(propertyId, from, to)
      return { kind: 'any', taken: taken.map((time) => time.toISOString()) }
    },
    async submit(request) {
      if (!limit(accountId)) return { kind: 'busy' }
      if (!addressLimit(addressKey)) {
        limit.giveBack(accountId)
        return { kind: 'busy' }
      }
      if ((await findContactDetails(db, accountId)) === undefined) return { kind: 'failed' }
      const sender = { id: accountId, key }
      if (request.propertyId === undefined) {
        const body = companyMessageOf(request)
        if (body === undefined) return { kind: 'failed' }
        const outcome = await enquiries.writeToCompany(body, sender)
        if (outcome.kind === 'refused') return { kind: refusals[outcome.refusal] }
        return {
          kind: 'sent',
          reference: outcome.answer.data.reference,
          to: 'site',
          isBooked: false,
        }
      }
      const body = enquiryOf(request)
      if (body === undefined) return { kind: 'failed' }
      const outcome = await enquiries.sendEnquiry(body, sender)
      if (outcome.kind === 'refused') return { kind: refusals[outcome.refusal] }
      const { _id, reference } = outcome.answer.data
      const isBooked = outcome.answer.key === 'done.viewingBooked'
      return { kind: 'sent', reference, to: await enquiries.recipientOf(_id), isBooked }
    },
  })
}

/** What a visitor of the chat is told of each refusal. */
const refusals = {
  'property-gone': 'gone',
  'agent-gone': 'gone',
  'property-busy': 'busy',
  'phone-busy': 'busy',
  'nobody-named': 'failed',
  'sender-gone': 'failed',
  'slot-taken': 'taken',
  past: 'taken',
  'key-reused': 'failed',
} as const satisfies Record<string, Exclude<LeadOutcome['kind'], 'sent'>>
