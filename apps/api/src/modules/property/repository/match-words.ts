import type { Term } from '@manzil/query-language/search/read-search'
import type { Kysely } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'
import { hasWords, hasWordsAnywhere } from './conditions.ts'
import { correctWords } from './spelling.ts'
import { wordsQuery } from './words-query.ts'

/** Fewer hits than this, and the spelling is looked at, then the descriptions. */
const FEW = 5

/** How a text's words are matched, with the exact number of hits. */
export type WordMatch = {
  total: number
  /** Undefined where no words were left to match. */
  condition: Condition | undefined
  /** Ranks hits; text form of a `tsquery`. */
  query: string | undefined
  /** Words that were replaced or left out, where some were. */
  changes: ReadonlyMap<string, string | undefined> | undefined
}

type Attempt = Pick<WordMatch, 'total' | 'condition' | 'query'>

/**
 * Finds how to match the words: as they are in title, place and type; with the spelling of the
 * properties; in the descriptions too; and last any of them instead of all. `count` counts the rows
 * of the rest of the filter that also meet a condition.
 * @param isNamed whether the text also named something that became a filter
 * @param isLoose whether any of the words are enough, where no property has all of them
 */
export async function matchWords(
  db: Kysely<Database>,
  given: readonly Term[],
  { isNamed, isLoose }: { isNamed: boolean; isLoose: boolean },
  count: (condition: Condition | undefined) => Promise<number>,
): Promise<WordMatch> {
  const attempt = async (terms: readonly Term[], how: 'all' | 'any', where: typeof hasWords) => {
    const query = wordsQuery(terms, how)
    const condition = where(query)
    return { total: await count(condition), condition, query }
  }
  const first = await attempt(given, 'all', hasWords)
  if (first.total >= FEW) return { ...first, changes: undefined }

  const { terms, changes } = await correct(db, given)
  if (terms.length === 0) {
    if (!isNamed) return { ...first, total: 0, changes: undefined }
    return { total: await count(undefined), condition: undefined, query: undefined, changes }
  }
  let best: Attempt = changes === undefined ? first : await attempt(terms, 'all', hasWords)
  for (const how of isLoose ? (['all', 'any'] as const) : (['all'] as const)) {
    const enough = how === 'all' ? FEW : 1
    if (best.total >= enough) break
    const wider = await attempt(terms, how, hasWordsAnywhere)
    if (wider.total > best.total) best = wider
  }
  return { ...best, changes }
}

async function correct(
  db: Kysely<Database>,
  given: readonly Term[],
): Promise<{ terms: Term[]; changes: WordMatch['changes'] }> {
  // The names of amenities are known to be spelled right.
  const doubtful = given.flatMap(({ words, amenity }) => (amenity === undefined ? words : []))
  if (doubtful.length === 0) return { terms: [...given], changes: undefined }
  const right = await correctWords(db, doubtful)
  const terms = given.flatMap((term): Term[] => {
    if (term.amenity !== undefined) return [term]
    const words = term.words.flatMap((word) => right.get(word) ?? [])
    return words.length === 0 ? [] : [{ words }]
  })
  const changed = doubtful.some((word) => right.get(word) !== word)
  return { terms, changes: changed ? right : undefined }
}
