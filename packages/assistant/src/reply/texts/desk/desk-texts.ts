import type { Appointment } from '../../../dialogue/state.ts'
import type { Recipient, RequestKind } from '../../../tools/desk.ts'

/** A button: what it says and what it sends. */
interface Wording {
  label: string
  message: string
}

export type ContactField = 'name' | 'phone' | 'email'

/** Sentences about requests to advertisers. Nothing is sent before the visitor has agreed. */
export interface DeskTexts {
  /** Cards are on the screen. */
  which: Readonly<Record<RequestKind, string>>
  /** None is. */
  searchFirst: Readonly<Record<RequestKind, string>>
  chosen: (title: string) => string
  fields: Readonly<Record<ContactField, string>>
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
  summary: Readonly<Record<RequestKind, (title: string, when: string | undefined) => string>>
  from: (details: string) => string
  confirm: string
  /** Promises nothing in the name of who got it. */
  sent: Readonly<Record<Recipient, Readonly<Record<RequestKind, (reference: string) => string>>>>
  parts: Readonly<Record<NonNullable<Appointment['part']>, string>>
  soon: string
  gone: string
  busy: string
  failed: string
  /** Followed by links to the home, and where none was sent to the contact page. */
  sentBefore: (reference: string) => string
  noneSent: string
  contactPage: string
  cancelled: string
  yes: Wording
  otherTime: Wording
  cancel: Wording
  choose: (number: number, title: string) => Wording
}
