/** Tables of what owners do with their properties. Columns as in `migrations/`. */
import type { FieldChange } from '@manzil/domain/own-property/changed-fields'
import type { PropertyMove } from '@manzil/domain/own-property/states'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Optional, Timestamp } from './column-types.ts'

/** Where a property stands, beside its status. */
export type PropertyStateTable = {
  property_id: string
  /** When it leaves the lists by itself. */
  expires_at: NullableTimestamp
  first_live_at: NullableTimestamp
  /** Nobody has approved its words and pictures as they are now. */
  unreviewed: Generated<boolean>
  /** An operator has taken it off the site: it goes live by an operator alone. */
  held: Generated<boolean>
  /** Why the operator sent it back. */
  reason: Optional<string>
  /** Its form named a category alone, so that its kind is a guess. */
  without_type: Generated<boolean>
  removed_at: NullableTimestamp
  /** The status to which it is brought back. */
  removed_from: Optional<number>
}

export type HistoryAction =
  | 'add'
  | 'edit'
  | PropertyMove
  | 'remove'
  | 'feature'
  | 'unfeature'
  | 'undo'

export type PropertyHistoryTable = {
  id: string
  property_id: string
  at: Timestamp
  /** Null for what the site did by itself, and for accounts that are gone. */
  account_id: ColumnType<string | null, string | null, never>
  action: HistoryAction
  status_before: number | null
  status_after: number
  expires_before: NullableTimestamp
  changes: JSONColumnType<FieldChange[], string, never>
  /** One press may change many properties; its undoing changes them back. */
  change_id: string
}
