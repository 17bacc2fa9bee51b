import { editDistance, forgivenSlips } from '@manzil/domain/search/edit-distance'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** Similar words looked at for each unknown one, and words that it is the beginning of. */
const CANDIDATES = 12
const ENDINGS = 3

/** A shorter word is the beginning of too many. */
const SHORTEST_BEGINNING = 4

/** A word in fewer properties than this may itself be a slip of somebody's. */
const RARE = 3

/** Words of one text that are corrected, the first ones; nobody misspells more. */
export const MOST_CORRECTED = 8

/** A candidate has to be this many times as frequent as the rare word it replaces. */
const MUCH_MORE = 20

type Candidate = { term: string; properties: number }
type Row = { given: string; own: number; term: string | null; properties: number | null }

/**
 * What each word should be for the words of the properties: itself where it is known, the commonest
 * word that it is the beginning of, the nearest word within a slip or two, or nothing. Each search
 * for a near word reads the whole vocabulary, so that those after the eighth are not looked for.
 */
export async function correctWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Map<string, string | undefined>> {
  const { rows } = await sql<Row>`
    with given as (
      select word.term, coalesce(own.properties, 0) as own, row_number() over (
        partition by coalesce(own.properties, 0) < ${RARE} order by word.place) as turn
      from unnest(${[...new Set(words)]}::text[]) with ordinality word (term, place)
      left join vocab own on own.term = word.term
    )
    select given.term as given, given.own, near.term, near.properties
    from given left join lateral (
      (select v.term, v.properties from vocab v
        where given.own < ${RARE} and given.turn <= ${MOST_CORRECTED}
        order by v.term <-> given.term, v.term limit ${CANDIDATES})
      union
      (select v.term, v.properties from vocab v
        where given.own < ${RARE} and given.turn <= ${MOST_CORRECTED}
          and v.term > given.term and v.term < given.term || chr(1114111)
        order by v.properties desc, v.term limit ${ENDINGS})
    ) near on true
  `.execute(db)
  return new Map(
    words.map((word) => {
      const own = rows.filter(({ given }) => given === word)
      const near = own.flatMap(({ term, properties }) =>
        term === null || properties === null ? [] : [{ term, properties }],
      )
      return [word, bestOf(word, own[0]?.own ?? 0, near)]
    }),
  )
}

function bestOf(word: string, own: number, candidates: readonly Candidate[]): string | undefined {
  if (own >= RARE) return word
  const slips = forgivenSlips(word.length)
  const [best] = candidates
    .filter(({ term, properties }) => term !== word && properties >= Math.max(1, own * MUCH_MORE))
    .map(({ term, properties }) => {
      const isBeginning = word.length >= SHORTEST_BEGINNING && term.startsWith(word)
      return {
        term,
        properties,
        distance: isBeginning ? 0 : editDistance(word, term, slips),
      }
    })
    .filter(({ term, distance }) => distance <= slips && term[0] === word[0])
    .sort((a, b) => a.distance - b.distance || b.properties - a.properties)
  return best?.term ?? (own > 0 ? word : undefined)
}
