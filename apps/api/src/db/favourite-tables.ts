/** Tables of favourites, and of the lists that are made of them. Columns as in `migrations/`. */
import type { SharedListOpinion } from '@manzil/api-client/generated/types.gen'
import type { Generated } from 'kysely'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp } from './column-types.ts'

export type FavouriteTable = {
  account_id: string
  /** Refers to nothing: a favourite outlives its property. */
  property_id: string
  created_at: CreatedAt
  /** Whole AED; null where the price was on request. */
  saved_price: Optional<number>
  /** The moment that the price is of. */
  priced_at: CreatedAt
  /** Empty where there is none. */
  note: Generated<string>
  note_saved_at: NullableTimestamp
}

export type SharedListTable = {
  id: string
  account_id: string
  /** SHA-256 of the key in its address, in hex. */
  key_hash: string
  title: string
  owner_name: Optional<string>
  with_notes: boolean
  /** Holds all favourites of the account; otherwise the rows of `shared_list_property`. */
  follows_favourites: boolean
  created_at: CreatedAt
}

export type SharedListPropertyTable = { list_id: string; property_id: string; position: number }

export type SharedListVoterTable = {
  list_id: string
  account_id: string
  /** From 1 to 30, of this list. */
  voter: number
}

export type SharedListVoteTable = {
  list_id: string
  voter: number
  property_id: string
  opinion: SharedListOpinion
  name: Optional<string>
  comment: string
  voted_at: Timestamp
}
