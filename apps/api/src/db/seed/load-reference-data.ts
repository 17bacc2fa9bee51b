import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../schema.ts'
import { readSetting, writeSetting } from '../settings.ts'
import { takeTurn } from '../take-turn.ts'
import { insertChunks } from './insert-chunks.ts'
import { amenityRows, categoryRows, placeRows } from './reference-rows.ts'

/**
 * Loads places, kinds and amenities when they differ from what was loaded before. Codes of known
 * rows stay, because properties point to them; rows that are gone from the data stay too.
 */
export async function loadReferenceData(db: Kysely<Database>): Promise<'loaded' | 'unchanged'> {
  const hash = referenceHash()
  if ((await readSetting(db, 'reference-data')) === hash) return 'unchanged'
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    if ((await readSetting(trx, 'reference-data')) === hash) return 'unchanged'
    await loadPlaces(trx)
    await loadCategories(trx)
    await trx.deleteFrom('amenity').execute()
    await insertChunks(amenityRows(), (rows) => trx.insertInto('amenity').values(rows).execute())
    await writeSetting(trx, 'reference-data', hash)
    return 'loaded'
  })
}

function referenceHash(): string {
  const nothing = new Map<string, number>()
  const content = [placeRows(nothing), categoryRows(nothing), amenityRows()]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

async function loadPlaces(trx: Transaction<Database>): Promise<void> {
  const known = await trx.selectFrom('place').select(['slug', 'code']).execute()
  const { rows, aliases } = placeRows(new Map(known.map(({ slug, code }) => [slug, code])))
  await insertChunks(rows, (chunk) =>
    trx
      .insertInto('place')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet(({ ref }) => ({
          parent_code: ref('excluded.parent_code'),
          kind: ref('excluded.kind'),
          name_en: ref('excluded.name_en'),
          name_ar: ref('excluded.name_ar'),
          lat: ref('excluded.lat'),
          lng: ref('excluded.lng'),
          south: ref('excluded.south'),
          west: ref('excluded.west'),
          north: ref('excluded.north'),
          east: ref('excluded.east'),
          path: ref('excluded.path'),
          needs_parent: ref('excluded.needs_parent'),
        })),
      )
      .execute(),
  )
  await trx.deleteFrom('place_alias').execute()
  await insertChunks(aliases, (chunk) => trx.insertInto('place_alias').values(chunk).execute())
}

async function loadCategories(trx: Transaction<Database>): Promise<void> {
  const known = await trx.selectFrom('category').select(['id', 'code']).execute()
  const rows = categoryRows(new Map(known.map(({ id, code }) => [id, code])))
  await insertChunks(rows, (chunk) =>
    trx
      .insertInto('category')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet(({ ref }) => ({
          level: ref('excluded.level'),
          parent_code: ref('excluded.parent_code'),
          slug: ref('excluded.slug'),
          name_en: ref('excluded.name_en'),
          name_ar: ref('excluded.name_ar'),
          position: ref('excluded.position'),
        })),
      )
      .execute(),
  )
}
