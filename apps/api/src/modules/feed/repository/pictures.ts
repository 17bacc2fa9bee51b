import { type Kysely, sql } from 'kysely'
import { FEED_SOURCE } from '../../../db/property-source.ts'
import type { Database } from '../../../db/schema.ts'
import { shortHash } from '../../../stable-hash.ts'

/** Addresses of pictures here by those of a feed, of those that are still kept. */
export async function fetchedPictures(
  db: Kysely<Database>,
  feedId: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byHash = new Map(urls.map((url) => [shortHash(url), url]))
  if (byHash.size === 0) return new Map()
  const rows = await db
    .selectFrom('feed_picture as f')
    .innerJoin('picture as p', 'p.id', 'f.picture_id')
    .select(['f.url_hash', 'f.address'])
    .where('f.feed_id', '=', feedId)
    .where('f.url_hash', 'in', [...byHash.keys()])
    .where('p.state', '=', 'shown')
    .execute()
  return new Map(
    rows.flatMap(({ url_hash, address }) => {
      const url = byHash.get(url_hash)
      return url === undefined ? [] : [[url, address] as const]
    }),
  )
}

export async function noteFetched(
  db: Kysely<Database>,
  {
    feedId,
    url,
    pictureId,
    address,
  }: { feedId: string; url: string; pictureId: string; address: string },
): Promise<void> {
  const row = { feed_id: feedId, url_hash: shortHash(url), picture_id: pictureId, address }
  await db
    .insertInto('feed_picture')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'url_hash']).doUpdateSet({ picture_id: pictureId, address }),
    )
    .execute()
}

export interface PicturesDue {
  feed_id: string
  account_id: string
  reference: string
  picture_tries: number
}

/** A row whose pictures are to be fetched; nobody else takes it for a while. */
export async function takePictures(
  db: Kysely<Database>,
  { now, until }: { now: Date; until: Date },
): Promise<PicturesDue | undefined> {
  const { rows } = await sql<PicturesDue>`
    update feed_row r set pictures_due_at = ${until}, picture_tries = r.picture_tries + 1
    from feed f, (
      select feed_id, reference from feed_row where pictures_due_at <= ${now}
      order by pictures_due_at limit 1 for update skip locked
    ) due
    where r.feed_id = due.feed_id and r.reference = due.reference and f.id = r.feed_id
    returning r.feed_id, f.account_id, r.reference, r.picture_tries
  `.execute(db)
  return rows[0]
}

/** Notes what came of the pictures of a row; null for `due` where they are not tried again. */
export async function endPictures(
  trx: Kysely<Database>,
  { feed_id, reference }: Pick<PicturesDue, 'feed_id' | 'reference'>,
  { due, failed }: { due: Date | null; failed: number },
): Promise<void> {
  await trx
    .updateTable('feed_row')
    .set({ pictures_due_at: due, pictures_failed: failed })
    .where('feed_id', '=', feed_id)
    .where('reference', '=', reference)
    .execute()
}

/** Whether a feed still keeps a property. */
export async function isOfFeed(db: Kysely<Database>, propertyId: string): Promise<boolean> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .where('source', '=', FEED_SOURCE)
    .executeTakeFirst()
  return found !== undefined
}
