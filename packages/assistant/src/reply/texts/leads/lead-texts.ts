import type { Appointment } from '../../../state.ts'
import type { Recipient, RequestKind } from '../../../tools/lead-port.ts'

/** A button: what it says and what it sends. */
interface Wording {
  label: string
  message: string
}

export type ContactField = 'name' | 'channel'

/** What a request may lack. */
export type MissingPart = ContactField | 'home' | 'time' | 'yes'

/** A call about which only an e-mail address is known is answered in writing. */
export type RequestWay = RequestKind | 'reply'

/** Sentences about requests to advertisers. Nothing is sent before the visitor has agreed. */
export interface LeadTexts {
  /** Cards are on the screen. */
  which: Readonly<Record<RequestKind, string>>
  /** None is. */
  searchFirst: Readonly<Record<RequestKind, string>>
  /** None is, since the search finds none. */
  nothingFits: (search: string) => string
  /** The card with the number that was named lies elsewhere, or is of another kind, than what was named beside it. */
  otherThanNamed: (title: string) => string
  chosen: (title: string) => string
  fields: Readonly<Record<MissingPart, string>>
  needs: (fields: string) => string
  noted: (details: string) => string
  badPhone: string
  badEmail: string
  /** The times after it exclude only what was asked for here: no agent's calendar is known. */
  when: string
  past: string
  /** `hours` in the form 10:00–18:30. */
  closed: (hours: string, days: string) => string
  taken: (when: string) => string
  /** The same where the agent offers times: the ones after it, and no others. */
  whenOffered: string
  notOffered: (when: string) => string
  /** No time is left to offer. */
  noneFree: string
  summary: Readonly<Record<RequestWay, (title: string, when: string | undefined) => string>>
  /** The same about no property. */
  ofTeam: Readonly<Record<Exclude<RequestWay, 'viewing'>, (when: string | undefined) => string>>
  /** Beside cards, one of which it may be about. */
  orHome: string
  from: (details: string) => string
  confirm: string
  /** Follows it where the conversation may go along, and says by which button. */
  confirmAll: string
  /** Promises nothing in the name of who got it. */
  sent: Readonly<Record<Recipient, Readonly<Record<RequestWay, (reference: string) => string>>>>
  /** A time that the agent offered; nothing is left to be confirmed. */
  booked: (reference: string) => string
  /** The same about no property. */
  sentToTeam: Readonly<Record<Exclude<RequestWay, 'viewing'>, (reference: string) => string>>
  parts: Readonly<Record<NonNullable<Appointment['part']>, string>>
  soon: string
  gone: string
  busy: string
  failed: string
  /** Followed by links to the property, and where none was sent to the contact page. */
  sentBefore: (reference: string) => string
  /** The same where a mail with a link to the viewing went out. */
  sentByMail: (reference: string) => string
  /** Followed by a link to the contact page. */
  sentToTeamBefore: (reference: string) => string
  noneSent: string
  /** Who got a request and answers it, and when: nobody promises a time. The team got one about no property. */
  whenAnswered: Readonly<Record<Recipient | 'team', (reference: string) => string>>
  /** The same where the time of a viewing is settled. */
  whenBooked: (reference: string) => string
  contactPage: string
  cancelled: string
  /** The talk has turned to something else; what is missing follows. */
  unsent: string
  yes: Wording
  /** The same, and the conversation and what was looked for go along. */
  yesWithConversation: Wording
  /** By which a message says so. */
  withConversation: string
  otherTime: Wording
  cancel: Wording
  choose: (number: number, title: string) => Wording
}
