/** Tables of what happened to accounts. Columns as in `migrations/`. */
import type { Generated } from 'kysely'
import type { Optional, Timestamp } from './column-types.ts'
import type { EventKind } from './event-kinds.ts'

/** Something that happened to an account, or was tried. */
export type SecurityEventTable = {
  /** Empty where no account has the name that was given. */
  account_id: string
  /** Of the minute, for what may happen many times in one. */
  at: Timestamp
  kind: EventKind
  /** Keyed, of the address of the network; empty where none is known. */
  network_hash: string
  times: Generated<number>
  /** Families without versions. */
  browser: Optional<string>
  os: Optional<string>
  country: Optional<string>
}

/** Wrong passwords in a row. */
export type LoginGuessTable = {
  /** Keyed, of whom they were guessed for. */
  target_hash: string
  failures: number
  /** Attempts that were not looked at, because they came before their time. */
  too_early: Generated<number>
  /** Before this nothing is tried. */
  next_at: Timestamp
  last_at: Timestamp
  /** Whether the owner knows of this row of failures. */
  is_told: Generated<boolean>
}
