import type { PlaceRef } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type Lookups, placeRef } from '../catalogue/lookups.ts'
import { readCommunities } from './repository.ts'

/** Areas that a card names. */
const areasShown = 5

/** Communities with most of the live properties of each account, most first. */
export async function readAreas(
  db: Kysely<Database>,
  lookups: Lookups,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlaceRef[]>> {
  const areas = new Map<string, PlaceRef[]>()
  if (ids.length === 0) return areas
  for (const { id, community_code } of await readCommunities(db, ids)) {
    const place = lookups.placeByCode.get(community_code)
    const known = areas.get(id) ?? []
    if (place && known.length < areasShown) areas.set(id, [...known, placeRef(place)])
  }
  return areas
}
