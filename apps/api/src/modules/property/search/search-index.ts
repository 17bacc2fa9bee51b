import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { loadLookups } from '../../catalogue/lookups.ts'
import { loadPlaceNames } from '../../catalogue/place-names.ts'
import { buildLexicon } from './lexicon.ts'
import { buildPlaceTree } from './place-tree.ts'
import { createLimitReader } from './read-limits.ts'
import type { TextKnowledge } from './read-text.ts'

/** What search keeps in memory: the reference data, which change only with a new version. */
export type SearchIndex = TextKnowledge & {
  typeCode: ReadonlyMap<string, number>
}

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
  const { places, categories, amenities } = lookups
  const aliases = await db
    .selectFrom('place_alias')
    .select(['folded', 'place_code', 'rank'])
    // Of two phrases equally near to a slip the first wins: own names before other spellings.
    .orderBy('rank')
    .orderBy('folded')
    .orderBy('place_code')
    .execute()
  return {
    tree: buildPlaceTree(places),
    lexicon: buildLexicon({ places, aliases, categories, amenities }),
    readLimits: createLimitReader(await loadPlaceNames(db, lookups)),
    typeCode: new Map(
      categories.filter(({ level }) => level === 2).map(({ slug, code }) => [slug, code]),
    ),
  }
}
