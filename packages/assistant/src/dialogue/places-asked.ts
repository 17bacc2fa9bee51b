import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AreaSpokenOf } from '../state.ts'

/** What a message asks about places. */
export interface AskedOfArea {
  places: readonly string[]
  /** None: what it is like to live there. */
  aspects: readonly AreaAspect[]
  /** The way from them to this place is asked as well. */
  to?: string
  /** They are weighed against one another, by what their homes ask too. */
  isWeighed?: true
}

/** The places of an answer, as they are kept for what is asked next; one of two leaves the two as they were. */
export function areaSpokenOf(
  places: readonly string[],
  before?: AreaSpokenOf,
): AreaSpokenOf | undefined {
  const [slug, beside, other] = places
  if (slug === undefined) return undefined
  const pair = before?.pair
  // 'Is JVC quiet?', 'and Arjan?', 'which of the two …'
  const follows = beside === undefined && before?.age === 0 && before.slug !== slug
  if (follows && pair?.includes(slug) !== true) return { slug, pair: [before.slug, slug], age: 0 }
  if (beside === undefined && pair?.includes(slug)) return { slug, pair, age: 0 }
  return beside === undefined || other !== undefined
    ? { slug, age: 0 }
    : { slug, beside, pair: [slug, beside], age: 0 }
}
