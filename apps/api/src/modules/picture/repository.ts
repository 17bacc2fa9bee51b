import { earlier } from '@manzil/domain/time/moments'
import { type ExpressionBuilder, type Insertable, type Kysely, sql } from 'kysely'
import type { PictureTable } from '../../db/picture-table.ts'
import type { Database } from '../../db/schema.ts'

export type PictureRow = Omit<Insertable<PictureTable>, 'state' | 'changed_at' | 'owner_id'> & {
  /** Null for one that nobody here has uploaded. */
  owner_id: string | null
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
  { id, owner_id, kind }: Pick<PictureRow, 'id' | 'kind'> & { owner_id: string },
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

/** A picture that forms may name from now on. */
export async function markShown(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('picture')
    .set({ state: 'shown', changed_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Pictures that no property and no draft names are removed after this long, in hours. */
const LOOSE_HOURS = 24

type Is = ExpressionBuilder<Database, 'picture'>

/** No property shows it, and no draft of its owner names it. */
const isLoose = (is: Is, now: Date) =>
  is.and([
    is('kind', '<>', 'profile_picture'),
    is('changed_at', '<', earlier(now, LOOSE_HOURS, 'hour')),
    is.not(
      is.exists(
        is.selectFrom('picture_use').select('picture_id').whereRef('picture_id', '=', 'picture.id'),
      ),
    ),
    is.not(
      is.exists(
        is
          .selectFrom('property_draft')
          .select('property_draft.id')
          .whereRef('property_draft.owner_id', '=', 'picture.owner_id')
          .where(sql<boolean>`content::text like '%/pictures/' || picture.id || '/%'`),
      ),
    ),
  ])

/** Hours in which whoever has fetched a photograph for a property writes where it is shown. */
const FETCHED_HOURS = 1

/** Its account is gone, or it never had one; what an agency shows for its people stays. */
const isOrphaned = (is: Is, now: Date) =>
  is.and([
    is('owner_id', 'is', null),
    is.or([
      is('kind', '<>', 'property_photo'),
      is('changed_at', '<', earlier(now, FETCHED_HOURS, 'hour')),
    ]),
    is.not(
      is.exists(
        is.selectFrom('picture_use').select('picture_id').whereRef('picture_id', '=', 'picture.id'),
      ),
    ),
  ])

/** Keys of the files of one that nothing shows; undefined where it is shown, or gone. */
export const findLeft = (db: Kysely<Database>, id: string, now = new Date()) =>
  db
    .selectFrom('picture')
    .select(['id', 'variants'])
    .where('id', '=', id)
    .where((is) => is.or([is('state', '<>', 'shown'), isOrphaned(is, now), isLoose(is, now)]))
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
        isOrphaned(is, now),
        isLoose(is, now),
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

/** Marks those of the pictures that no property shows; answers their ids. */
export async function leaveUnshown(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    update picture p set state = 'left' where id = any(${[...ids]}::text[])
      and not exists (select from picture_use u where u.picture_id = p.id)
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteRow(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', id).execute()
}

/** Pictures that an account has uploaded since a moment, but for those of profiles. */
export async function countSince(
  db: Kysely<Database>,
  owner: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .where('kind', '<>', 'profile_picture')
    .where('changed_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findPicture = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('picture')
    .select(['id', 'kind', 'width', 'height', 'variants'])
    .where('id', '=', id)
    .where('state', '=', 'shown')
    .executeTakeFirst()

/** What is drawn until pictures are there, by their ids. */
export async function findPlaceholders(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'placeholder'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, placeholder }) => [id, placeholder]))
}
