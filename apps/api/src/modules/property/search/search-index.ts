import { spokenAmenities, spokenTypes } from '@manzil/catalogue/spoken-names'
import { createSearchReader, type ReadSearch } from '@manzil/query-language/search/read-search'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { loadLookups } from '../../catalogue/lookups.ts'
import { loadPlaceNames } from '../../catalogue/place-names.ts'
import { readAliases } from '../../catalogue/repository.ts'
import type { CodeIndex } from './effective-filter.ts'
import { buildPlaceTree } from './place-tree.ts'

/** What search keeps in memory: the reference data, which change only with a new version. */
export type SearchIndex = CodeIndex & { readSearch: ReadSearch }

const loaded = new WeakMap<Kysely<Database>, Promise<SearchIndex>>()

/** The index of a database, read once. */
export function searchIndexOf(db: Kysely<Database>): Promise<SearchIndex> {
  const known = loaded.get(db)
  if (known !== undefined) return known
  const index = readIndex(db)
  loaded.set(db, index)
  index.catch(() => loaded.delete(db))
  return index
}

async function readIndex(db: Kysely<Database>): Promise<SearchIndex> {
  const lookups = await loadLookups(db)
  const { places, categories } = lookups
  return {
    tree: buildPlaceTree(places),
    placeCode: new Map(places.map(({ slug, code }) => [slug, code])),
    typeCode: new Map(
      categories.filter(({ level }) => level === 2).map(({ slug, code }) => [slug, code]),
    ),
    readSearch: createSearchReader({
      places: await loadPlaceNames(db, lookups),
      spellings: await readAliases(db),
      types: spokenTypes,
      amenities: spokenAmenities,
    }),
  }
}
