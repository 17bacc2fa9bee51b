import { foldName } from '@manzil/domain/search/fold-name'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import {
  type AdvertiserFilter,
  readAdvertisers,
  readAliasesHolding,
  readWorkingCommunities,
} from './repository.ts'

/**
 * Ids of the public profiles that a text names: each of its words begins a word of the person's
 * or the agency's name, or of a name in any language of a community or emirate with live properties
 * of theirs. Case, diacritics and spellings of Arabic letters do not matter: names are folded here as
 * names of places are, because a database knows neither.
 */
export async function namedAdvertisers(
  db: Kysely<Database>,
  lookups: Lookups,
  search: string,
  filter: AdvertiserFilter,
): Promise<string[]> {
  const words = [...new Set(foldName(search).split(' ').filter(Boolean))]
  if (words.length === 0) return []
  const rows = await readAdvertisers(db, { filter })
  const named = await communitiesNamed(db, lookups, words)
  const wanted = new Set([...named.values()].flatMap((codes) => [...codes]))
  const working = await readWorkingCommunities(db, [...wanted])
  return rows
    .filter(({ id, name, agency_name }) => {
      const names = foldName(`${name} ${agency_name ?? ''}`)
      const theirs = working.get(id) ?? []
      return words.every(
        (word) => holdsWord(names, word) || theirs.some((code) => named.get(word)?.has(code)),
      )
    })
    .map(({ id }) => id)
}

/** Chinese writes no spaces, so there a word may begin anywhere. */
const holdsWord = (folded: string, word: string): boolean =>
  /\p{Script=Han}/u.test(word) ? folded.includes(word) : ` ${folded}`.includes(` ${word}`)

/** Codes of the communities that each folded word names, directly or by their emirate. */
async function communitiesNamed(
  db: Kysely<Database>,
  { places }: Lookups,
  words: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const rows = await readAliasesHolding(db, words)
  const communities = places.filter(({ kind }) => kind === 'community')
  return new Map(
    words.map((word) => {
      const named = new Set(
        rows.filter(({ folded }) => holdsWord(folded, word)).map(({ place_code }) => place_code),
      )
      const within = communities.filter(({ path }) => path.some((code) => named.has(code)))
      return [word, new Set(within.map(({ code }) => code))]
    }),
  )
}
