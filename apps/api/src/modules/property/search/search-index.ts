import type { Kysely } from 'kysely'
import type { CategoryTable, Database } from '../../../db/schema.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { buildPlaceTree, type PlaceTree } from './place-tree.ts'

/** What search keeps in memory: the reference data, which change only with a new version. */
export type SearchIndex = {
  tree: PlaceTree
  lexicon: Lexicon
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
  const places = await db
    .selectFrom('place')
    .select(['code', 'path', 'needs_parent'])
    .orderBy('code')
    .execute()
  const aliases = await db
    .selectFrom('place_alias')
    .select(['folded', 'place_code', 'rank'])
    // Of two phrases equally near to a slip the first wins: own names before other spellings.
    .orderBy('rank')
    .orderBy('folded')
    .orderBy('place_code')
    .execute()
  const categories: CategoryTable[] = await db.selectFrom('category').selectAll().execute()
  const amenities = await db.selectFrom('amenity').selectAll().execute()
  return {
    tree: buildPlaceTree(places),
    lexicon: buildLexicon({ places, aliases, categories, amenities }),
    typeCode: new Map(
      categories.filter(({ level }) => level === 2).map(({ slug, code }) => [slug, code]),
    ),
  }
}
