import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { forgivenSlips } from './edit-distance.ts'

/** Similar words looked at for each unknown one. */
const CANDIDATES = 12

/** A word in fewer listings than this may itself be a slip of somebody's. */
const RARE = 3

/** A candidate has to be this many times as frequent as the rare word it replaces. */
const MUCH_MORE = 20

type Candidate = {
  given: string
  own: number
  term: string
  listings: number
  distance: number
}

/**
 * What each word should be for the words of the listings: itself where it is known, the nearest
 * known word within a few slips, or nothing.
 */
export async function correctWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Map<string, string | undefined>> {
  const { rows } = await sql<Candidate>`
    select given.term as given, coalesce(own.listings, 0) as own, near.term, near.listings,
      levenshtein(given.term, near.term) as distance
    from unnest(${[...new Set(words)]}::text[]) given (term)
    left join vocab own on own.term = given.term
    cross join lateral (
      select v.term, v.listings from vocab v order by v.term <-> given.term, v.term limit ${CANDIDATES}
    ) near
  `.execute(db)
  const corrected = new Map<string, string | undefined>()
  for (const word of words) {
    const candidates = rows.filter(({ given }) => given === word)
    corrected.set(word, bestOf(word, candidates))
  }
  return corrected
}

function bestOf(word: string, candidates: readonly Candidate[]): string | undefined {
  const own = candidates[0]?.own ?? 0
  if (own >= RARE) return word
  // A swap of neighbours counts as two here, hence one more than elsewhere.
  const slips = forgivenSlips(word.length) + (word.length < 5 ? 0 : 1)
  const [best] = candidates
    .filter(({ term, distance }) => term !== word && distance <= slips && term[0] === word[0])
    .filter(({ listings }) => listings >= Math.max(1, own * MUCH_MORE))
    .sort((a, b) => a.distance - b.distance || b.listings - a.listings)
  if (best !== undefined) return best.term
  return own > 0 ? word : undefined
}
