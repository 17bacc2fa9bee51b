import { referenceIn } from '@manzil/domain/search/reference'
import type { SearchReading } from '@manzil/query-language/search/read-search'
import { searchWords } from '@manzil/query-language/search/search-words'
import type { Kysely } from 'kysely'
import { purposeOf } from '../../../db/codes.ts'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'
import { askedLanguage } from '../../../request-language.ts'
import { applyReading, isImpossible } from '../filter/effective-filter.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import type { SearchIndex } from '../search-index.ts'
import { isCalled } from './conditions.ts'
import { matchWords, type WordMatch } from './match-words.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { countRows } from './read-page.ts'

/** A search whose text has been read. */
export type ResolvedSearch = {
  /** The rows; undefined where no property can meet the filters, whatever the data. */
  plan: QueryPlan | undefined
  /** Exact number of rows. */
  total: number
  /** Undefined without a text. */
  reading: SearchReading | undefined
  /** How the words that were left are matched, and what ranks the hits. */
  words: Pick<WordMatch, 'condition' | 'query'> | undefined
  /** The text as it was understood, where its spelling was corrected. */
  corrected: string | undefined
}

/** What a search is made in. */
type Scope = Pick<SearchIndex, 'tree' | 'typeCode' | 'placeCode' | 'readSearch'> & {
  /** Which rows there are; the live ones, unless said otherwise. */
  among?: Condition
}

/** Reads the text of a filter, finds how its words are matched, and counts. */
export async function resolveSearch(
  db: Kysely<Database>,
  filter: PropertyFilter,
  index: Scope,
): Promise<ResolvedSearch> {
  const text = filter.text?.trim()
  if (text === undefined || text === '') {
    const found = await countValues(db, filter, index)
    return { ...found, reading: undefined, words: undefined, corrected: undefined }
  }
  const named = await findReference(db, filter, text, index)
  if (named) return { ...named, reading: undefined, words: undefined, corrected: undefined }
  const chosen = filter.purpose === undefined ? undefined : purposeOf(filter.purpose)
  const reading = index.readSearch(text, { purpose: chosen, language: askedLanguage() })
  const found = await resolveReading(db, filter, reading, index)
  if (found.total > 0 || reading.typeTerms.length === 0) return found
  // "Corner plot" may be said of villas: what names no property's type is looked for as words.
  const asWords = { ...reading, types: [], terms: [...reading.terms, ...reading.typeTerms] }
  // All of them: a villa with a garden is no flat in a place called Gardens.
  const words = await resolveReading(db, filter, asWords, index, false)
  return words.total > 0 ? words : found
}

/** The property whose reference or id somebody typed; undefined where it is none. */
async function findReference(
  db: Kysely<Database>,
  filter: PropertyFilter,
  text: string,
  { tree, among }: Scope,
): Promise<Pick<ResolvedSearch, 'plan' | 'total'> | undefined> {
  const reference = referenceIn(text)
  if (reference === undefined) return undefined
  const plan = planQuery(filter, tree, [isCalled(reference)], among)
  const total = await countRows(db, plan)
  return total > 0 ? { plan, total } : undefined
}

async function countValues(
  db: Kysely<Database>,
  filter: PropertyFilter,
  { tree, among }: Scope,
): Promise<Pick<ResolvedSearch, 'plan' | 'total'>> {
  if (isImpossible(filter)) return { plan: undefined, total: 0 }
  const plan = planQuery(filter, tree, [], among)
  return { plan, total: await countRows(db, plan) }
}

async function resolveReading(
  db: Kysely<Database>,
  filter: PropertyFilter,
  reading: SearchReading,
  index: Scope,
  isLoose = true,
): Promise<ResolvedSearch> {
  const { terms, places, types, beds, purpose } = reading
  const corrected = reading.isCorrected ? reading.text : undefined
  const named = applyReading(filter, reading, index)
  if (terms.length === 0 || isImpossible(named)) {
    const found = await countValues(db, named, index)
    return { ...found, reading, words: undefined, corrected }
  }
  const isNamed = purpose !== undefined || [places, types, beds].some(({ length }) => length > 0)
  const planWith = (condition: Condition | undefined) =>
    planQuery(named, index.tree, condition === undefined ? [] : [condition], index.among)
  const { total, condition, query, changes } = await matchWords(
    db,
    terms,
    { isNamed, isLoose },
    (more) => countRows(db, planWith(more)),
  )
  return {
    plan: planWith(condition),
    total,
    reading,
    words: { condition, query },
    corrected: changes === undefined ? corrected : withChanges(reading.text, changes),
  }
}

/** The text with corrected words in place of the given ones. */
function withChanges(text: string, changes: NonNullable<WordMatch['changes']>): string {
  const words = text.split(' ').flatMap((word) => {
    const [key] = searchWords(word)
    if (key === undefined || !changes.has(key)) return [word]
    const right = changes.get(key)
    return right === key ? [word] : (right ?? [])
  })
  return words.join(' ')
}
