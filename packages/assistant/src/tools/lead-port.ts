import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a visitor wants from the agent of a property. */
export type RequestKind = 'viewing' | 'callback'

/** A request as the visitor has confirmed it. One of e-mail and telephone is given. */
export interface PropertyRequest {
  kind: RequestKind
  /** A callback may be about none: then it is the company's. */
  propertyId: string | undefined
  name: string
  email: string | undefined
  /** 10 to 15 digits. */
  phone: string | undefined
  /** Where the visitor asks to be answered, if not by a call to the phone or else an e-mail. */
  channel?: 'whatsapp' | undefined
  /** What the agent reads, in English. */
  message: string
  /** ISO time. */
  preferredTime: string | undefined
  language: LanguageCode
  /** Where the visitor agrees that the conversation goes along: the search that it came to. */
  conversation?: { search: string } | undefined
}

/** Who got a request: the company of the site stands in for an advertiser without an account. */
export type Recipient = 'agent' | 'agency' | 'site'

export type LeadOutcome =
  | {
      kind: 'sent'
      reference: string
      to: Recipient
      /** Whether the time of a viewing is settled; else the advertiser is to confirm it. */
      isBooked: boolean
    }
  | { kind: 'gone' | 'busy' | 'failed' | 'taken' }

/** When a property can be seen, as ISO times. */
export type ViewingTimes =
  /** Its agent offers these and no others. */
  | { kind: 'offered'; free: string[] }
  /** No calendar is known: any time may be asked for but those that others have asked for, in no order. */
  | { kind: 'any'; taken: string[] }

/** What is known of who writes; an account may have it already. */
export interface Visitor {
  name?: string
  email?: string
  phone?: string
}

/** Where requests to agents are handed in. It belongs to one visitor and one message. */
export interface LeadPort {
  visitor: () => Promise<Visitor>
  viewingTimes: (propertyId: string, from: Date, to: Date) => Promise<ViewingTimes>
  /** Writes the request for the agent, once however often the same message is answered. */
  submit: (request: PropertyRequest) => Promise<LeadOutcome>
}

/** Where nothing can be handed in: requests are drafted, and then said to have failed. */
export const closedLeads: LeadPort = {
  visitor: async () => ({}),
  viewingTimes: async () => ({ kind: 'any', taken: [] }),
  submit: async () => ({ kind: 'failed' }),
}
