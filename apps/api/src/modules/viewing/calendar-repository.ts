import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import type { BusyTime } from '@manzil/domain/viewing/offered-slots'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ViewingCalendarTable } from '../../db/viewing-tables.ts'

export type CalendarRow = Selectable<ViewingCalendarTable>

export const findCalendar = (
  db: Kysely<Database>,
  accountId: string,
): Promise<CalendarRow | undefined> =>
  db
    .selectFrom('viewing_calendar')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/**
 * The calendar of an account, made where there is none, for this transaction alone: whoever comes
 * later waits here until its times are given away.
 */
export async function takeCalendar(
  trx: Transaction<Database>,
  accountId: string,
): Promise<CalendarRow> {
  const held = await lockCalendar(trx, accountId)
  if (held) return held
  await trx
    .insertInto('viewing_calendar')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await lockCalendar(trx, accountId)
  if (!made) throw new Error('a calendar is gone that was just made')
  return made
}

const lockCalendar = (
  trx: Transaction<Database>,
  accountId: string,
): Promise<CalendarRow | undefined> =>
  trx
    .selectFrom('viewing_calendar')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export async function updateHours(
  trx: Transaction<Database>,
  accountId: string,
  { week, exceptions, ...rest }: ViewingHours,
): Promise<void> {
  await trx
    .updateTable('viewing_calendar')
    .set({ ...rest, week: JSON.stringify(week), exceptions: JSON.stringify(exceptions) })
    .where('account_id', '=', accountId)
    .execute()
}

/** Times of a calendar that are given away and not over, but for one viewing. */
export async function readBusy(
  db: Kysely<Database>,
  accountId: string,
  { now, except = '' }: { now: Date; except?: string },
): Promise<BusyTime[]> {
  return db
    .selectFrom('viewing')
    .select(['starts_at as from', 'ends_at as to', 'place'])
    .where('agent_id', '=', accountId)
    .where('state', 'in', ['proposed', 'confirmed'])
    .where('ends_at', '>', now)
    .where('id', '!=', except)
    .execute()
}

/** Who shows a live property, and the place that it is at. */
export const findShower = (db: Kysely<Database>, propertyId: string) =>
  db
    .selectFrom('property')
    .select(['agent_id', 'place_code'])
    .where('id', '=', propertyId)
    .where('status', '=', 1)
    .executeTakeFirst()
