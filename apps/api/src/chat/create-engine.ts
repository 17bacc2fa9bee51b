import { createEmbeddedEngine } from '@manzil/assistant/embedded-engine'
import type { AssistantEngine } from '@manzil/assistant/engine'
import type { Place } from '@manzil/assistant/gazetteer/gazetteer'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type Lookups, loadLookups } from '../modules/catalogue/lookups.ts'
import { createListingTools } from './listing-tools.ts'

/** The assistant over the places, amenities and listings of the database. */
export async function createEngine(
  db: Kysely<Database>,
  now: () => Date,
): Promise<AssistantEngine> {
  const lookups = await loadLookups(db)
  return createEmbeddedEngine({
    places: await loadPlaces(db, lookups),
    amenities: lookups.amenities.map(({ slug, name_en, name_ar }) => ({
      slug,
      name: name_en,
      nameAr: name_ar,
    })),
    tools: createListingTools(db, lookups, now),
  })
}

/** Every place with its names in all languages. Names of the land register are not visitors' words. */
async function loadPlaces(
  db: Kysely<Database>,
  { places, placeByCode }: Lookups,
): Promise<Place[]> {
  const rows = await db
    .selectFrom('place_alias')
    .select(['place_code', 'name'])
    .where('lang', '!=', 'dld')
    .orderBy('rank')
    .execute()
  const names = Map.groupBy(rows, ({ place_code }) => place_code)
  return places.map(({ code, slug, kind, parent_code, name_en, name_ar, needs_parent }) => ({
    slug,
    kind,
    parent: parent_code === null ? null : (placeByCode.get(parent_code)?.slug ?? null),
    name: name_en,
    nameAr: name_ar,
    aliases: (names.get(code) ?? []).map(({ name }) => name),
    needsParent: needs_parent,
  }))
}
