import type { Place } from '@manzil/query-language/gazetteer/gazetteer'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Lookups } from './lookups.ts'
import { readVisitorsNames } from './repository.ts'

/** Every place with its names in all languages. Names of the land register are not visitors' words. */
export async function loadPlaceNames(
  db: Kysely<Database>,
  { places, placeByCode }: Pick<Lookups, 'places' | 'placeByCode'>,
): Promise<Place[]> {
  const rows = await readVisitorsNames(db)
  const names = Map.groupBy(rows, ({ place_code }) => place_code)
  return places.map(
    ({
      code,
      slug,
      kind,
      parent_code,
      name_en,
      name_ar,
      names: other,
      lat,
      lng,
      needs_parent,
    }) => ({
      slug,
      kind,
      parent: parent_code === null ? null : (placeByCode.get(parent_code)?.slug ?? null),
      name: name_en,
      nameAr: name_ar,
      names: other,
      aliases: (names.get(code) ?? []).map(({ name }) => name),
      centre: { lat, lng },
      needsParent: needs_parent,
    }),
  )
}
