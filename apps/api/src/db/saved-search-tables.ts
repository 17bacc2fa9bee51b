/** Tables of changed properties and of the searches that they are held against. Columns as in `migrations/`. */
import type {
  LanguageCode,
  SavedSearchFrequency,
  SavedSearchState,
} from '@manzil/api-client/generated/types.gen'
import type { Generated } from 'kysely'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp } from './column-types.ts'

export type ChangeReason = 'new' | 'price_drop' | 'back'

/** Written by the database whenever a property that visitors see comes, falls in price or comes back. */
export type PropertyChangeTable = {
  id: Generated<string>
  property_id: string
  reason: ChangeReason
  /** Whole AED; null is price on request, or not known. */
  old_price: Optional<number>
  new_price: Optional<number>
  at: CreatedAt
  /** While one process is at it. */
  claimed_until: NullableTimestamp
  /** When it had been held against all saved searches. */
  matched_at: NullableTimestamp
}

export type SavedSearchTable = {
  id: string
  /** Of the session that saved it, guests included. */
  account_id: Optional<string>
  email: string
  /** Finds the searches of an address, however it is written. */
  email_hash: string
  language: LanguageCode
  name: string
  /** Query string of the listing page. */
  criteria: string
  frequency: SavedSearchFrequency
  state: SavedSearchState
  confirm_mailed_at: NullableTimestamp
  looked_at: Timestamp
  /** When the next mail is due; null while there is nothing to tell. */
  alert_due_at: NullableTimestamp
  alerted_at: NullableTimestamp
  created_at: Timestamp
}

export type SavedSearchMatchTable = {
  search_id: string
  property_id: string
  reason: ChangeReason
  /** Whole AED, where it is the price that has fallen; 0 for the other reasons. */
  price: number
  old_price: Optional<number>
  matched_at: Timestamp
  /** When it was told, or need not be any more. */
  told_at: NullableTimestamp
}
