/** The table of properties that are being written down. Columns as in `migrations/`. */
import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import type { JSONColumnType } from 'kysely'
import type { Optional, Timestamp } from './column-types.ts'

export type PropertyDraftTable = {
  id: string
  owner_id: string
  /** The property that it changes; it may be gone. */
  property_id: Optional<string>
  version: number
  /** Which window wrote last, and where that was. */
  editor: string
  browser: Optional<string>
  os: Optional<string>
  content: JSONColumnType<PropertyDraftContent, string, string>
  saved_at: Timestamp
}
