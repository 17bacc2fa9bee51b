/** Tables of what accounts have given to whom, and of their end. Columns as in `migrations/`. */
import type { DisclosureKind, SharedDetail } from '@manzil/api-client/generated/types.gen'
import type { NullableTimestamp, Timestamp } from './column-types.ts'

/** One time that contact details were handed on, or that an advertiser's own number was opened. */
export type DisclosureTable = {
  id: string
  /** Guests included; null where nobody was logged in. */
  account_id: string | null
  kind: DisclosureKind
  /** Null for the company, and for an advertiser whose account is gone. */
  recipient_id: string | null
  recipient_kind: 'agent' | 'agency' | 'company'
  /** As it was at the time. */
  recipient_name: string | null
  property_id: string | null
  /** As they were at the time. */
  property_title: string | null
  property_title_ar: string | null
  /** The enquiry, or the message to the company. */
  submission_id: string | null
  reference: string | null
  /** By which an account finds what it sent as a guest; null once it is withdrawn. */
  email: string | null
  shared: SharedDetail[]
  /** The sentence that was shown, as it was then; null where none is known. */
  words_key: string | null
  words_language: string | null
  words: string | null
  created_at: Timestamp
  withdrawn_at: NullableTimestamp
}

/** An account that its owner has deleted, while it may still be kept. */
export type AccountDeletionTable = {
  account_id: string
  /** Of the link that keeps it. */
  token_hash: string
  requested_at: Timestamp
  due_at: Timestamp
}

/** A property that is hidden because its owner has deleted the account. */
export type PausedPropertyTable = { property_id: string; account_id: string }
