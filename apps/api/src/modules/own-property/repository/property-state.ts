import type { Kysely, Updateable } from 'kysely'
import { statusCodes } from '../../../db/codes.ts'
import type { PropertyStateTable } from '../../../db/own-property-tables.ts'
import { isLive } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

export type StateChange = Omit<Updateable<PropertyStateTable>, 'property_id'>

/** Writes what is given of a property's state and leaves the rest; imported ones get one with it. */
export async function saveState(
  trx: Kysely<Database>,
  propertyId: string,
  change: StateChange,
): Promise<void> {
  await trx
    .insertInto('property_state')
    .values({ property_id: propertyId, ...change })
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet({ ...change, property_id: propertyId }),
    )
    .execute()
}

/** Sets where the property stands, and when it was changed. */
export async function setStatus(
  trx: Kysely<Database>,
  id: string,
  change: { status?: number; updated_at: Date; published_at?: Date },
): Promise<void> {
  await trx.updateTable('property').set(change).where('id', '=', id).execute()
}

/** Puts a property into a paid place, or takes it out. */
export async function setFeatured(
  trx: Kysely<Database>,
  id: string,
  change: { featured: boolean; updated_at: Date },
): Promise<void> {
  await trx.updateTable('property').set(change).where('id', '=', id).execute()
}

/** Its address says that it is gone for good. */
export async function rememberGone(trx: Kysely<Database>, id: string, at: Date): Promise<void> {
  await trx
    .insertInto('gone_property')
    .values({ id, gone_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Its address is good again. */
export async function forgetGoneOf(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('gone_property').where('id', '=', id).execute()
}

/** Done at once, so that nobody waits for it. */
const AT_ONCE = 500

/** Live properties whose time is over. */
export async function findExpired(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('property_state as s')
    .innerJoin('property as l', 'l.id', 's.property_id')
    .select('l.id')
    .where(isLive)
    .where('s.expires_at', '<=', now)
    .orderBy('s.expires_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Properties that wait for a look, which nobody took off the site, of accounts whose licence was checked. */
export async function findNeedlesslyWaiting(
  db: Kysely<Database>,
  { unlicensedToo }: { unlicensedToo: boolean },
): Promise<string[]> {
  const query = db
    .selectFrom('property as l')
    .innerJoin('account as a', 'a.id', 'l.agent_id')
    .innerJoin('property_state as s', 's.property_id', 'l.id')
    .select('l.id')
    .where('l.status', '=', statusCodes.in_review)
    .where('a.suspended_at', 'is', null)
    .where('s.unreviewed', '=', true)
    .where('s.held', '=', false)
  const checked = query.where('a.rera_number', 'is not', null).where('a.rera_unchecked', '=', false)
  const rows = await (unlicensedToo ? query : checked).orderBy('l.id').limit(AT_ONCE).execute()
  return rows.map(({ id }) => id)
}

/** Properties that were removed before then. */
export async function findRemoved(db: Kysely<Database>, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('property_state')
    .select('property_id')
    .where('removed_at', '<=', before)
    .orderBy('removed_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ property_id }) => property_id)
}
