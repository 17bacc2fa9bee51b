import { foldName } from '@manzil/seed-data/places/fold-name'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { searchWords } from '../../../db/search-words.ts'
import type { ListingCardRow } from './card-row.ts'
import { applyReading, isImpossible } from './effective-filter.ts'
import { type ListingFilter, MAX_DEPTH, type PageRequest } from './filter.ts'
import { matchWords, type WordMatch } from './match-words.ts'
import { orders } from './order.ts'
import { planQuery } from './query-plan.ts'
import { countRows, readCards, readPage } from './read-page.ts'
import { readRanked } from './read-ranked.ts'
import { type Reading, readText } from './read-text.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

export type SearchResult = {
  rows: ListingCardRow[]
  /** Exact number of listings that meet the filter, beyond `MAX_DEPTH` too. */
  total: number
  /** The text as it was understood, where its spelling was corrected. */
  corrected: string | undefined
  /** Codes of the places that the text names. */
  resolvedPlaces: number[]
}

type Slice = { offset: number; limit: number }

/** One page of the listings that meet a filter. Pages beyond `MAX_DEPTH` rows are empty. */
export async function searchListings(
  db: Kysely<Database>,
  filter: ListingFilter,
  page: PageRequest,
): Promise<SearchResult> {
  const index = await searchIndexOf(db)
  const slice = sliceOf(page)
  const text = filter.text?.trim()
  if (text === undefined || text === '') {
    const found = await searchValues(db, filter, index, page, slice)
    return { ...found, corrected: undefined, resolvedPlaces: [] }
  }
  const reading = readText(text, index.lexicon, index.tree)
  let found = await searchReading(db, filter, reading, index, page, slice)
  if (found.total === 0 && reading.types.length > 0) {
    // "Corner plot" may be said of villas: what names no listing's type is looked for as words.
    const terms = [...reading.terms, ...reading.typeTerms]
    const asWords = { ...reading, types: [], terms }
    found = await searchReading(db, filter, asWords, index, page, slice)
  }
  return {
    rows: found.rows,
    total: found.total,
    corrected: correctedText(reading.corrected ?? foldName(text), reading, found.changes),
    resolvedPlaces: reading.places,
  }
}

function sliceOf({ page, limit }: PageRequest): Slice {
  const offset = (page - 1) * limit
  return { offset, limit: Math.max(0, Math.min(limit, MAX_DEPTH - offset)) }
}

type Found = Pick<SearchResult, 'rows' | 'total'> & Pick<WordMatch, 'changes'>

async function searchReading(
  db: Kysely<Database>,
  filter: ListingFilter,
  reading: Reading,
  index: SearchIndex,
  page: PageRequest,
  slice: Slice,
): Promise<Found> {
  const named = applyReading(filter, reading, index.tree, index.typeCode)
  return reading.terms.length === 0
    ? { ...(await searchValues(db, named, index, page, slice)), changes: undefined }
    : searchWordsToo(db, named, reading, index, page, slice)
}

async function searchValues(
  db: Kysely<Database>,
  filter: ListingFilter,
  { tree }: SearchIndex,
  { sort }: PageRequest,
  slice: Slice,
): Promise<Pick<SearchResult, 'rows' | 'total'>> {
  if (isImpossible(filter)) return { rows: [], total: 0 }
  const plan = planQuery(filter, tree)
  const total = await countRows(db, plan)
  if (slice.limit === 0 || slice.offset >= total) return { rows: [], total }
  return { rows: await readPage(db, plan, orders[sort], slice), total }
}

async function searchWordsToo(
  db: Kysely<Database>,
  filter: ListingFilter,
  { terms, places, types, beds, purpose }: Reading,
  { tree }: SearchIndex,
  { sort }: PageRequest,
  slice: Slice,
): Promise<Found> {
  if (isImpossible(filter)) return { rows: [], total: 0, changes: undefined }
  const isNamed = purpose !== undefined || [places, types, beds].some(({ length }) => length > 0)
  const match = await matchWords(db, terms, isNamed, (condition) =>
    countRows(db, planQuery(filter, tree, condition === undefined ? [] : [condition])),
  )
  const { total, condition, query, changes } = match
  if (slice.limit === 0 || slice.offset >= total) return { rows: [], total, changes }
  const plan = planQuery(filter, tree, condition === undefined ? [] : [condition])
  if (sort !== 'relevance' || query === undefined) {
    return { rows: await readPage(db, plan, orders[sort], slice), total, changes }
  }
  const ids = await readRanked(db, plan.condition, query, slice)
  return { rows: await readCards(db, ids), total, changes }
}

/** The text with corrected words in place of the given ones; undefined where nothing changed. */
function correctedText(
  text: string,
  { corrected }: Reading,
  changes: WordMatch['changes'],
): string | undefined {
  if (changes === undefined) return corrected
  const words = text.split(' ').flatMap((word) => {
    const [key] = searchWords(word)
    if (key === undefined || !changes.has(key)) return [word]
    const right = changes.get(key)
    return right === key ? [word] : (right ?? [])
  })
  return words.join(' ')
}
