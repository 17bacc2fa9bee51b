/** Tables of how advertisers confirm that properties are still offered. Columns as in `migrations/`. */
import type { GoneReason } from '@manzil/api-client/generated/types.gen'
import type { AvailabilityStep } from '@manzil/domain/own-property/availability'
import type { Generated } from 'kysely'
import type { NullableTimestamp, Optional, Timestamp } from './column-types.ts'

export type PropertyAvailabilityTable = {
  property_id: string
  /** Null where nobody is asked by the calendar. */
  due_at: NullableTimestamp
  /** What the site does next, and when. */
  step: Optional<AvailabilityStep>
  next_at: NullableTimestamp
  /** Whether an answer is waited for. */
  waits: Generated<boolean>
  /** When it was last asked for by mail. */
  asked_at: NullableTimestamp
  /** Why the site has paused it by itself. */
  paused_for: Optional<'unconfirmed' | 'reported'>
}

/** A mail that asks for answers, which its link names. */
export type AvailabilityMailTable = { id: string; agent_id: string; created_at: Timestamp }
export type AvailabilityMailPropertyTable = { mail_id: string; property_id: string }

/** A visitor who says that a property is gone. */
export type GoneReportTable = {
  id: string
  property_id: string
  /** Who answered for it then. */
  agent_id: string
  network_hash: string
  session_hash: Optional<string>
  reason: GoneReason
  created_at: Timestamp
  answered_at: NullableTimestamp
  was_right: Optional<boolean>
}

/** A time that a confirmation was due. */
export type AvailabilityPeriodTable = {
  id: string
  property_id: string
  agent_id: string
  ended_at: Timestamp
  in_time: boolean
}
