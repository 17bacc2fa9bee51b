import { spokenAmenities, spokenTypes } from '@manzil/catalogue/spoken-names'
import type { ReadSearch } from '@manzil/query-language/search/read-search'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type Lookups, loadLookups } from '../catalogue/lookups.ts'
import { loadPlaceNames } from '../catalogue/place-names.ts'
import { readAliases } from '../catalogue/repository.ts'
import type { CodeIndex } from './filter/effective-filter.ts'
import { buildPlaceTree } from './filter/place-tree.ts'
import { sharedSearchReader } from './shared-search-reader.ts'

/**
 * The small tables and what search makes of them: made once at start and passed on. Whoever keeps what it
 * makes of them looks whether `readSearch` is still the same: it changes with every edit of an operator.
 */
export type SearchIndex = Lookups & CodeIndex & { readSearch: ReadSearch }

/** Reads it anew, for everybody who holds it: what an operator has written is known from then on. */
export async function refreshSearchIndex(db: Kysely<Database>, index: SearchIndex): Promise<void> {
  Object.assign(index, await loadSearchIndex(db))
}

/** Reads the index of a database. */
export async function loadSearchIndex(db: Kysely<Database>): Promise<SearchIndex> {
  const lookups = await loadLookups(db)
  const { places, categories } = lookups
  return {
    ...lookups,
    tree: buildPlaceTree(places),
    placeCode: new Map(places.map(({ slug, code }) => [slug, code])),
    typeCode: new Map(
      categories.filter(({ level }) => level === 2).map(({ slug, code }) => [slug, code]),
    ),
    readSearch: sharedSearchReader({
      places: await loadPlaceNames(db, lookups),
      spellings: await readAliases(db),
      types: spokenTypes,
      amenities: spokenAmenities,
    }),
  }
}
