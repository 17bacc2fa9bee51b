import { earlier } from '@manzil/domain/time/moments'
import type { Insertable, Kysely } from 'kysely'
import type { PictureTable } from '../../db/picture-table.ts'
import type { Database } from '../../db/schema.ts'

export type PictureRow = Omit<Insertable<PictureTable>, 'state' | 'changed_at' | 'owner_id'> & {
  owner_id: string
}

export async function insertStoring(db: Kysely<Database>, row: PictureRow): Promise<void> {
  await db
    .insertInto('picture')
    .values({ ...row, state: 'storing' })
    .execute()
}

/** A picture whose files are all there takes the place of the others of its kind and owner. */
export async function showInPlace(
  trx: Kysely<Database>,
  { id, owner_id, kind }: Pick<PictureRow, 'id' | 'owner_id' | 'kind'>,
): Promise<string[]> {
  const changed_at = new Date()
  const left = await trx
    .updateTable('picture')
    .set({ state: 'left', changed_at })
    .where('owner_id', '=', owner_id)
    .where('kind', '=', kind)
    .where('state', '=', 'shown')
    .where('id', '<>', id)
    .returning('id')
    .execute()
  await trx
    .updateTable('picture')
    .set({ state: 'shown', changed_at })
    .where('id', '=', id)
    .execute()
  return left.map((row) => row.id)
}

export async function markLeft(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('picture').set({ state: 'left' }).where('id', '=', id).execute()
}

/** Keys of the files of one that nothing shows; undefined where it is shown, or gone. */
export const findLeft = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('picture')
    .select(['id', 'variants'])
    .where('id', '=', id)
    .where((is) => is.or([is('state', '<>', 'shown'), is('owner_id', 'is', null)]))
    .executeTakeFirst()

/** An upload is given up after this long, in hours: its server ended while it stored the files. */
const STORING_HOURS = 1

/** Removed at once, so that nobody waits for it. */
const AT_ONCE = 200

/** Ids of pictures that nothing shows, the oldest first. */
export async function findUnused(db: Kysely<Database>, now = new Date()): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where((is) =>
      is.or([
        is('state', '=', 'left'),
        is('owner_id', 'is', null),
        is.and([
          is('state', '=', 'storing'),
          is('changed_at', '<', earlier(now, STORING_HOURS, 'hour')),
        ]),
      ]),
    )
    .orderBy('changed_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteRow(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', id).execute()
}
