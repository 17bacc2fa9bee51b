/** Tables of what visitors write, and of what follows from it. Columns as in `migrations/`. */
import type {
  ContactChannel,
  EnquiryKind,
  LanguageCode,
  LeadOrigin,
  LeadState,
  ReportReason,
} from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp } from './column-types.ts'

export type EnquiryTable = {
  id: string
  /** Short number for telephone and e-mail. */
  reference: string
  kind: EnquiryKind
  /** The agent or agency that it goes to; null is the company. */
  recipient_id: string | null
  property_id: string | null
  /** The account that wrote it, guests included. */
  sender_id: string | null
  /** Empty once it is withdrawn. */
  name: string
  /** One of the two is given, until it is withdrawn. */
  email: string | null
  phone_number: string | null
  /** Empty once it is withdrawn. */
  message: string
  preferred_contact: ContactChannel | null
  preferred_time: NullableTimestamp
  language: LanguageCode
  created_at: Timestamp
  withdrawn_at: NullableTimestamp
  /** Keyed, of a number that limits still count; for an hour. */
  withdrawn_phone_hash: Optional<string>
  origin: Generated<LeadOrigin>
  state: Generated<LeadState>
  /** Counts what was answered or changed. */
  revision: Generated<number>
  /** Whom it was given to; null leaves it to the recipient. */
  handler_id: Optional<string>
  /** Whether its handler has not seen the newest message. */
  unread: Generated<boolean>
  /** Since when the visitor waits for an answer; null where that has come. */
  waiting_since: NullableTimestamp
  /** When somebody last wrote. */
  changed_at: CreatedAt
  /** The first answer that went out. */
  answered_at: NullableTimestamp
  /** What the visitor looks for and the conversation, where the visitor added them. */
  brief: ColumnType<unknown, string | null | undefined, string | null>
  transcript: ColumnType<unknown, string | null | undefined, string | null>
}

/** What visitors say is wrong with a property. */
export type PropertyReportTable = {
  id: string
  reference: string
  property_id: string
  /** The account that wrote it, guests included. */
  sender_id: string | null
  reason: ReportReason
  message: string | null
  /** Where a question may go. */
  email: string | null
  language: LanguageCode
  created_at: Timestamp
  /** What an operator has made of it. */
  state: Generated<'open' | 'acted' | 'dismissed'>
  decided_reason: Optional<string>
}

export type CompanyMessageTable = {
  id: string
  reference: string
  sender_id: string | null
  name: string
  /** One of the two is given. */
  email: string | null
  phone_number: string | null
  subject: string
  message: string
  language: LanguageCode
  created_at: Timestamp
  withdrawn_at: NullableTimestamp
  withdrawn_phone_hash: Optional<string>
}

/** Mails and text messages that are to be sent, written with what they tell of. */
export type OutboxMailTable = {
  id: string
  /** Stays the same however often it is sent. */
  message_id: string
  /**
   * `receipt` goes to a visitor, `reply` to either side of a lead that is answered, `notice` to an advertiser, the company or whoever saved a search, `account` to whoever has
   * or wants an account.
   */
  kind: 'notice' | 'receipt' | 'reply' | 'account'
  channel: Generated<'email' | 'sms'>
  /** An e-mail address, or a number as +971501234567. */
  to_address: string
  /** Emptied once it is sent. */
  content: ColumnType<unknown, string, null>
  state: Generated<'waiting' | 'sent' | 'dead' | 'given_up'>
  attempts: Generated<number>
  /** When it may be taken up; while one process is at it, when another may. */
  due_at: Timestamp
  /** Who is at it. */
  claim: Optional<string>
  last_error: Optional<string>
  /** When the code or link in it has expired: then it is not sent any more. */
  useless_at: NullableTimestamp
  /** Enquiry or message to the company that it is of. */
  submission_id: Optional<string>
  created_at: Timestamp
  ended_at: NullableTimestamp
}

/** First answers of calls with an `Idempotency-Key`. */
export type FirstAnswerTable = {
  /** Account, or empty for callers without a session. */
  owner: string
  operation: string
  key: string
  body_hash: string
  answer: ColumnType<unknown, null, string>
  created_at: Timestamp
}

/** Visits of a day by one fact about them and the language, with nothing about who. */
export type VisitCountTable = {
  day: ColumnType<Date, string, string>
  fact: 'page' | 'device' | 'referrer'
  value: string
  language: LanguageCode
  visits: number
}
