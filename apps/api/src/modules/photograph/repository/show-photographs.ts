import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql, type Transaction } from 'kysely'
import { pictureScore } from '../../../db/property-score.ts'
import { CARD_PICTURES } from '../../../db/property-writer.ts'
import type { Database } from '../../../db/schema.ts'
import { shownPhotographs } from '../../../import/repository/shown-photographs.ts'
import { picturesOf } from '../../../import/rules/pictures.ts'
import { stableJson } from '../../../stable-hash.ts'
import type { NamingProperty } from './naming-properties.ts'

interface Drawn {
  media: MediaItem[]
  source_id: string
  type: PropertyType
  places: string[]
}

/**
 * Has an imported property show the photographs of its addresses that are here, or the drawn scene where none
 * is. Answers whether that changed it; one that shows them already is not written.
 */
export async function showPhotographs(
  db: Kysely<Database>,
  { id, source, addresses }: NamingProperty,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = await drawnOf(trx, id, source)
    if (!now) return false
    const photographs = (await shownPhotographs(trx, new Map([[id, addresses]]))).get(id) ?? []
    const scenes = () =>
      picturesOf(
        `${source}/${now.source_id}`,
        now.type,
        now.places.map((slug) => ({ slug })),
      )
    const media = photographs.length > 0 ? photographs : scenes()
    if (stableJson(media) === stableJson(now.media)) return false
    await write(trx, id, media, pictureScore(media) - pictureScore(now.media))
    return true
  })
}

/** What a property shows and what its scene is drawn from, held; undefined where an owner has taken it over. */
async function drawnOf(
  trx: Transaction<Database>,
  id: string,
  source: string,
): Promise<Drawn | undefined> {
  const { rows } = await sql<Drawn>`
    select t.media, r.source_id, c.slug as type, array(
      select s.slug from place p, unnest(p.path) with ordinality as step (code, nth)
      join place s on s.code = step.code where p.code = l.place_code order by step.nth
    ) as places
    from property l join property_text t on t.id = l.id
    join import_row r on r.property_id = l.id and r.source = l.source
    join category c on c.code = l.type_code
    where l.id = ${id} and l.source = ${source} for update of l, t
  `.execute(trx)
  return rows[0]
}

async function write(
  trx: Transaction<Database>,
  id: string,
  media: readonly MediaItem[],
  better: number,
): Promise<void> {
  await trx
    .updateTable('property')
    .set({
      media: JSON.stringify(media.slice(0, CARD_PICTURES)),
      media_count: media.length,
      score: sql<number>`score + ${better}`,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('property_text')
    .set({ media: JSON.stringify(media) })
    .where('id', '=', id)
    .execute()
}
