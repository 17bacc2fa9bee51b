import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { ShownNotice, SiteNotice } from '@manzil/api-client/generated/types.gen'
import { zNoticeTexts } from '@manzil/api-client/generated/zod.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

const columns = (db: Kysely<Database>) =>
  db
    .selectFrom('site_notice')
    .select(['id', 'place', 'texts', 'link'])
    .select([
      sql<string>`to_char(first_day, 'YYYY-MM-DD')`.as('first'),
      sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as('last'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

const toShown = ({ id, place, texts, link }: Row): ShownNotice => ({
  _id: id,
  place,
  texts: zNoticeTexts.parse(texts),
  link,
})

/** As the contract has it. */
const MOST_SHOWN = 20

/** What visitors are told today, the newest first. */
export async function readShownNotices(db: Kysely<Database>, now: Date): Promise<ShownNotice[]> {
  const today = dubaiDay(now)
  const rows = await columns(db)
    .where('first_day', '<=', sql<Date>`${today}::date`)
    .where('last_day', '>=', sql<Date>`${today}::date`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(toShown)
}

/** All of them, the last day last first. */
export async function readNotices(db: Kysely<Database>, now: Date): Promise<SiteNotice[]> {
  const today = dubaiDay(now)
  const rows = await columns(db)
    .orderBy('last_day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...toShown(row),
    from: row.first,
    until: row.last,
    is_shown: row.first <= today && row.last >= today,
  }))
}

export async function upsertNotice(
  trx: Kysely<Database>,
  id: string,
  { place, texts, link, from, until }: RequestOf<'saveNotice'>['body'],
  now: Date,
): Promise<void> {
  const row = { place, texts: JSON.stringify(texts), link, first_day: from, last_day: until }
  await trx
    .insertInto('site_notice')
    .values({ id, ...row, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** What it said; undefined where there is none. */
export async function removeNotice(
  trx: Kysely<Database>,
  id: string,
): Promise<ShownNotice | undefined> {
  const row = await columns(trx).where('id', '=', id).executeTakeFirst()
  await trx.deleteFrom('site_notice').where('id', '=', id).execute()
  return row && toShown(row)
}
