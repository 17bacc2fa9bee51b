/** Tables of identity providers. Columns as in `migrations/`. */
import type { SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './column-types.ts'

/** Who a provider says somebody is, and whose account that is. */
export type SocialIdentityTable = {
  issuer: string
  subject: string
  account_id: string
  /** Its id in the settings, when it was linked. */
  provider: string
  created_at: CreatedAt
}

/** A sign-in under way. Hashes alone are kept of what it is known by. */
export type SocialSignInTable = {
  state_hash: string
  nonce_hash: string
  /** Of the token of the session that began it. */
  session_hash: string
  provider: string
  purpose: SocialPurpose
  is_exchanged: Generated<boolean>
  expires_at: Timestamp
}
