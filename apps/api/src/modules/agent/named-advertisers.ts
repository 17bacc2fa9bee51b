import { foldName } from '@manzil/seed-data/places/fold-name'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { type AdvertiserCondition, readAdvertisers } from './advertisers.ts'

/**
 * Ids of the public profiles that a text names: each of its words is part of the person's or the
 * agency's name, or of a name in any language of a community or emirate with live listings of
 * theirs. Case, diacritics and spellings of Arabic letters do not matter: names are folded here as
 * names of places are, because a database folds by its own locale, or ASCII only.
 */
export async function namedAdvertisers(
  db: Kysely<Database>,
  lookups: Lookups,
  search: string,
  where: readonly AdvertiserCondition[],
): Promise<string[]> {
  const words = [...new Set(foldName(search).split(' ').filter(Boolean))]
  if (words.length === 0) return []
  const rows = await readAdvertisers(db, { where })
  const places = await Promise.all(words.map((word) => communitiesNamed(db, lookups, word)))
  const working = await communitiesOf(
    db,
    places.flatMap((codes) => [...codes]),
  )
  return rows
    .filter(({ id, name, agency_name }) => {
      const names = foldName(`${name} ${agency_name ?? ''}`)
      const theirs = working.get(id) ?? []
      return words.every(
        (word, index) => names.includes(word) || theirs.some((code) => places[index]?.has(code)),
      )
    })
    .map(({ id }) => id)
}

/** Codes of the communities that a folded word names, directly or by their emirate. */
async function communitiesNamed(
  db: Kysely<Database>,
  { places }: Lookups,
  word: string,
): Promise<ReadonlySet<number>> {
  const found = await db
    .selectFrom('place_alias')
    .select('place_code')
    .distinct()
    .where(sql<boolean>`strpos(folded, ${word}) > 0`)
    .execute()
  const named = new Set(found.map(({ place_code }) => place_code))
  return new Set(
    places
      .filter(({ kind, path }) => kind === 'community' && path.some((code) => named.has(code)))
      .map(({ code }) => code),
  )
}

/** Which of the communities each account has live listings in, an agency by its people. */
async function communitiesOf(
  db: Kysely<Database>,
  codes: readonly number[],
): Promise<ReadonlyMap<string, number[]>> {
  const working = new Map<string, number[]>()
  if (codes.length === 0) return working
  const { rows } = await sql<{ id: string; agency_id: string | null; community_code: number }>`
    select distinct a.id, a.agency_id, l.community_code
    from listing l join account a on a.id = l.agent_id
    where l.status = 1 and l.agent_id is not null and l.community_code = any(${codes}::smallint[])
  `.execute(db)
  for (const { id, agency_id, community_code } of rows)
    for (const each of agency_id === null ? [id] : [id, agency_id])
      working.set(each, [...(working.get(each) ?? []), community_code])
  return working
}
