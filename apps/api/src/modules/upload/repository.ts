import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** A file that nobody goes on sending is given up after this long, in hours. */
export const KEPT_HOURS = 24

export async function insertUpload(
  db: Kysely<Database>,
  upload: { id: string; owner_id: string },
): Promise<void> {
  await db
    .insertInto('resumable_upload')
    .values({ ...upload, begun_at: new Date() })
    .execute()
}

export const findUpload = (db: Kysely<Database>, { id, owner }: { id: string; owner: string }) =>
  db
    .selectFrom('resumable_upload')
    .select(['id', 'picture_id'])
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()

/** Files of an account that no picture has been made of. */
export async function countUnfinished(db: Kysely<Database>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('resumable_upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function noteFinished(
  db: Kysely<Database>,
  id: string,
  picture: string,
): Promise<void> {
  await db
    .updateTable('resumable_upload')
    .set({ picture_id: picture, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function removeUpload(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('resumable_upload').where('id', '=', id).execute()
}

/** Forgets those that were begun long ago, whatever became of them. */
export async function forgetOldUploads(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db
    .deleteFrom('resumable_upload')
    .where('begun_at', '<', earlier(now, KEPT_HOURS, 'hour'))
    .execute()
}
