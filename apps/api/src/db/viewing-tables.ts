/** Tables of viewings. Columns as in `migrations/`. */
import type {
  ViewingDay,
  ViewingEvent,
  ViewingException,
  ViewingSide,
  ViewingState,
} from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Timestamp } from './column-types.ts'

export type ViewingCalendarTable = {
  account_id: string
  /** Tells the times of one calendar from those of others. */
  number: GeneratedAlways<number>
  week: JSONColumnType<ViewingDay[], string | undefined, string>
  exceptions: JSONColumnType<ViewingException[], string | undefined, string>
  length_minutes: Generated<number>
  travel_minutes: Generated<number>
  notice_hours: Generated<number>
  horizon_days: Generated<number>
  revision: Generated<number>
}

export type ViewingTable = {
  /** That of its enquiry, which says who comes. */
  id: string
  agent_id: string
  property_id: string
  /** As they were when it was asked for. */
  property_title: string
  property_title_ar: string | null
  /** The property's finest place: no way lies between two viewings of one. */
  place: string
  starts_at: Timestamp
  ends_at: Timestamp
  state: ViewingState
  /** While it holds its time; no two of a calendar overlap. Only ever written. */
  taken: ColumnType<never, unknown, unknown>
  /** Counts the calendar entries that were sent of it. */
  sequence: Generated<number>
  revision: Generated<number>
  /** When both sides are to be reminded; null where they were, or need not be. */
  reminder_due_at: NullableTimestamp
  created_at: Timestamp
}

export type ViewingEventTable = {
  id: string
  viewing_id: string
  at: Timestamp
  side: ViewingSide
  event: ViewingEvent['event']
  starts_at: Timestamp
}
