/** Table of what is written about the leads of advertisers. Columns as in `migrations/`. */
import type { LeadState } from '@manzil/api-client/generated/types.gen'
import type { Generated } from 'kysely'
import type { Optional, Timestamp } from './column-types.ts'

/** A line of a lead's history. */
export type LeadEntryTable = {
  id: string
  enquiry_id: string
  kind: 'visitor' | 'advertiser' | 'note' | 'state' | 'handler'
  /** Who of the advertiser it was; null for the visitor. */
  account_id: Optional<string>
  /** Of a message or a note; for another handler the name. Empty once the visitor has taken it back. */
  body: Generated<string>
  state: Optional<LeadState>
  /** A machine wrote it. */
  automatic: Generated<boolean>
  /** Names of files that came with it and are not kept. */
  attachments: Generated<string[]>
  /** Message-ID by which mail programs of the visitor know it. */
  mail_id: Optional<string>
  /** Names what it came by, so that the same is written once. */
  source_key: Optional<string>
  created_at: Timestamp
}
