import type { ScorePart } from '@manzil/api-client/generated/types.gen'
import { enough } from '@manzil/domain/own-property/score-parts'
import { type Kysely, sql } from 'kysely'
import { isLive } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

export type ScoreName = ScorePart['name']

interface Among {
  purpose: number
  typeCode: number
  /** Days in Dubai, both counted. */
  from: string
  to: string
  /** Only properties that appeared before. */
  since: Date
}

interface ViewsOfPart {
  name: ScoreName
  count_with: number
  count_without: number
  mean_with: number
  mean_without: number
}

/** Mean views of live properties that have all of a part of the score, and of those that have not. */
export async function viewsByPart(
  db: Kysely<Database>,
  { purpose, typeCode, from, to, since }: Among,
): Promise<ViewsOfPart[]> {
  const { rows } = await sql<ViewsOfPart>`
    with seen as materialized (
      select property_id, sum(views)::float8 as views from property_view
      where day between ${from}::date and ${to}::date group by 1
    ),
    part (name, has, views) as (
      select p.name, p.has, coalesce(seen.views, 0)
      from property l join property_text t on t.id = l.id
      left join seen on seen.property_id = l.id,
      lateral (values
        ('price', l.price is not null),
        ('size', l.size_sqft is not null),
        ('bathrooms', l.baths is not null),
        ('pin', not l.approximate),
        ('permit', t.permit_number is not null),
        ('furnished', l.furnished is not null),
        ('completion', l.completion is not null),
        ('amenities', bit_count(l.amenity_bits::bit(64)) >= ${enough.amenities}::int),
        ('description', length(t.description) >= ${enough.description}::int),
        ('photographs', (
          select count(*) from jsonb_array_elements(t.media) m
          where not (m ->> 'illustration')::boolean
        ) >= ${enough.pictures}::int)
      ) p (name, has)
      where ${isLive} and l.purpose = ${purpose} and l.type_code = ${typeCode}
        and l.published_at <= ${since}
    )
    select name,
      count(*) filter (where has)::int as count_with,
      count(*) filter (where not has)::int as count_without,
      coalesce(avg(views) filter (where has), 0) as mean_with,
      coalesce(avg(views) filter (where not has), 0) as mean_without
    from part group by name
  `.execute(db)
  return rows
}
