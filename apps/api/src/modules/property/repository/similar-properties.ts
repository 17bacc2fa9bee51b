import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { type PropertyCardRow, selectedCard } from './card-row.ts'

/** Properties looked at on each side of the price, in the community and beyond it. */
const NEIGHBOURS = 40

/** One bedroom more or less counts like this much of the natural logarithm of the price. */
const BEDROOM = 0.25

/** Weight of the difference in size (natural logarithm), and of each amenity only one of them has. */
const SIZE = 0.5
const AMENITY = 0.015

/** Being in another community, and in another emirate on top of that. */
const ELSEWHERE = 0.2
const OTHER_EMIRATE = 0.5

/**
 * Live properties of the same purpose and type: those of the same community with as many bedrooms first, each
 * nearest first, in price above all, then in bedrooms, size, amenities and place. Walks an index up and down from the property's own price, so that the
 * cost does not grow with the data. A property without a price is compared at the mean of its
 * community and type. Empty for an unknown id.
 */
export async function similarProperties(
  db: Kysely<Database>,
  id: string,
  limit: number,
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    with own as materialized (
      select o.*, coalesce(o.price, (
        select avg(c.price)::bigint from property c
        where c.status = 1 and c.purpose = o.purpose and c.type_code = o.type_code
          and c.community_code = o.community_code
      ), 0) as around
      from property o where o.id = ${id} and o.status = 1
    ),
    found as (
      ${neighbours('rooms', 'dearer')}
      union all ${neighbours('rooms', 'cheaper')}
      union ${neighbours('community', 'dearer')}
      union ${neighbours('community', 'cheaper')}
      union ${neighbours('anywhere', 'dearer')}
      union ${neighbours('anywhere', 'cheaper')}
    )
    select ${selectedCard}
    from found join property l on l.id = found.id, own
    order by
      case when ${alike} then 0 else 1 end,
      abs(ln(l.price::float8 / greatest(own.around, 1)))
      + coalesce(abs(l.beds - own.beds), 1) * ${BEDROOM}::float8
      + coalesce(abs(ln(l.size_sqft::float8 / own.size_sqft)), 1) * ${SIZE}::float8
      + bit_count((l.amenity_bits # own.amenity_bits)::bit(64)) * ${AMENITY}::float8
      + case when l.community_code is distinct from own.community_code then ${ELSEWHERE}::float8 else 0 end
      + case when l.emirate_code <> own.emirate_code then ${OTHER_EMIRATE}::float8 else 0 end,
      l.id
    limit ${limit}
  `.execute(db)
  return rows
}

const inCommunity = sql`l.community_code = own.community_code`
/** What whoever looks at one of them looks for: its place and its bedrooms. */
const alike = sql`${inCommunity} and l.beds is not distinct from own.beds`

const places = {
  rooms: sql`${alike} and`,
  community: sql`${inCommunity} and`,
  anywhere: sql``,
}

function neighbours(where: keyof typeof places, side: 'dearer' | 'cheaper') {
  const place = places[where]
  const price = side === 'dearer' ? sql`l.price >= own.around` : sql`l.price < own.around`
  const direction = side === 'dearer' ? sql`asc` : sql`desc`
  return sql`(select n.id from own, lateral (
    select l.id from property l
    where l.status = 1 and l.purpose = own.purpose and ${place} l.type_code = own.type_code
      and ${price} and l.id <> own.id
    order by l.price ${direction}, l.id ${direction} limit ${NEIGHBOURS}
  ) n)`
}
