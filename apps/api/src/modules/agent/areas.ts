import type { PlaceRef } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type Lookups, placeRef } from '../catalogue/lookups.ts'

/** Areas that a card names. */
const areasShown = 5

/** Communities with most of the live listings of each account, most first. */
export async function readAreas(
  db: Kysely<Database>,
  lookups: Lookups,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlaceRef[]>> {
  const areas = new Map<string, PlaceRef[]>()
  if (ids.length === 0) return areas
  const { rows } = await sql<{ id: string; community_code: number }>`
    with people as (
      select id as person, id from account where id = any(${ids}::text[])
      union all
      select id, agency_id from account where agency_id = any(${ids}::text[]) and agency_id <> id
    )
    select p.id, l.community_code from people p join listing l on l.agent_id = p.person
    where l.status = 1 and l.community_code is not null
    group by p.id, l.community_code order by p.id, count(*) desc, l.community_code
  `.execute(db)
  for (const { id, community_code } of rows) {
    const place = lookups.placeByCode.get(community_code)
    const known = areas.get(id) ?? []
    if (place && known.length < areasShown) areas.set(id, [...known, placeRef(place)])
  }
  return areas
}
