import type { PropertyCard, SortBy } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import type { FoundProperties } from '../../tools/tools.ts'
import { type Rank, rankFields, ranksShownAlone } from '../../understanding/asked-fields.ts'
import { lowestPrice, smallestSize } from '../lowest-price.ts'
import { numberIn, orderOf } from '../order-of.ts'

/** The order of the listing page that brings the meant one first. */
export const sorts: Readonly<Record<Rank, SortBy>> = {
  cheapest: 'price_asc',
  dearest: 'price_desc',
  largest: 'size_desc',
  smallest: 'size_asc',
  newest: 'newest',
  bestRate: 'price_per_sqft_asc',
}
/** Ranks by which the lowest number leads. */
const lowest: ReadonlySet<Rank> = new Set(['cheapest', 'smallest', 'bestRate'])
const withoutPrices: ReadonlySet<Rank> = new Set(['largest', 'smallest', 'newest'])

/** The property that leads everything that fits the search. */
export interface LeadingOfSearch {
  /** The conversation with this one among its cards, under their numbers or the next one. */
  context: AnswerContext
  number: number
  /** All that fit, in the order that was asked for. */
  found: FoundProperties
  sort: SortBy
}

/**
 * 'Which is the cheapest?' of five cards, where more fit: the first of the whole search in the order of the listing
 * page. Undefined where all that fit are shown, where only the cards are meant, where prices and rents cannot be
 * compared.
 */
export async function leadingOfSearch(
  rank: Rank,
  context: AnswerContext,
): Promise<LeadingOfSearch | undefined> {
  const { state, tools, understanding, said } = context
  const slots = understanding.before
  if (state.shown.length < 2 || ranksShownAlone(said)) return undefined
  if (slots.purpose === undefined && !withoutPrices.has(rank)) return undefined
  const sort = sorts[rank]
  const [found, cards] = await Promise.all([
    tools.searchProperties(slots, { sort, page: 1, limit: 1 }),
    tools.propertiesById(state.shown),
  ])
  const [first] = found.rows
  if (first === undefined || found.total <= state.shown.length) return undefined
  const isShown = state.shown.includes(first._id)
  const equal = cards.rows.find((row) => leadsAsWell(row, first, rank))
  const leading = isShown ? first : (equal ?? first)
  const shown = state.shown.includes(leading._id) ? state.shown : [...state.shown, leading._id]
  const number = shown.indexOf(leading._id) + 1
  if (number <= state.shown.length) return { context, number, found, sort }
  const rows = [...cards.rows, leading]
  // Numbers of cards hold only while all of them are live.
  const isWhole = rows.length === shown.length
  const low = lowestPrice(rows)
  const small = smallestSize(rows)
  const withCard = {
    ...state,
    shown,
    ...(isWhole && { order: orderOf(rows) }),
    ...(isWhole && low !== undefined && { lowest: low }),
    ...(isWhole && small !== undefined && { smallest: small }),
  }
  return { context: { ...context, state: withCard }, number, found, sort }
}

/** Of several that lead alike, one that is shown already is told. */
function leadsAsWell(row: PropertyCard, first: PropertyCard, rank: Rank): boolean {
  const [value, best] = [row, first].map((each) => numberIn(each, rankFields[rank]))
  if (value === undefined || value === null || best === undefined || best === null) return false
  return row.purpose === first.purpose && (lowest.has(rank) ? value <= best : value >= best)
}
