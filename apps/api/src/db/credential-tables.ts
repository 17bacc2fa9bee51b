/** Tables of what proves who somebody is. Columns as in `migrations/`. */
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from './column-types.ts'

/** A sign-up under way; an address has one at a time of each network. */
export type SignupAttemptTable = {
  /** In small letters. */
  email: string
  /** Keyed, of the network that it was begun from. */
  asker_hash: ColumnType<string, string | undefined, string>
  /** Of the token of the step that is next. */
  token_hash: string
  /** Names the attempt; no secret. */
  code: string
  /** Of the one-time code, with the token; null once the address is proven. */
  otp_hash: string | null
  wrong_codes: Generated<number>
  otp_expires_at: Timestamp
  form: ColumnType<unknown, string, string>
  created_at: Timestamp
  expires_at: Timestamp
}

/** The link that may reset the password of an account; the newest alone. */
export type PasswordResetTable = {
  account_id: string
  token_hash: string
  /** In which it was asked for. */
  language: LanguageCode
  created_at: Timestamp
  expires_at: Timestamp
}

/** When somebody was sent codes or links within the last hour. */
export type SecretMailTurnTable = {
  purpose: string
  /** Of the address, so that the table names nobody. */
  target_hash: string
  sent_at: ColumnType<Date[], never, never>
  last_sent_at: Timestamp
}

/** The newest code that proves an address or a number of an account. */
export type OneTimeCodeTable = {
  account_id: string
  channel: 'email' | 'phone'
  /** Keyed, of the address or number that it was sent to. */
  target_hash: string
  /** Keyed, of the code with all that it is good for. */
  code_hash: string
  wrong_codes: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
}
