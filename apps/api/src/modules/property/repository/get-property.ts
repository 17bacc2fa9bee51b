import { type Kysely, type Selectable, sql } from 'kysely'
import { belongsTo, isLive } from '../../../db/property-conditions.ts'
import type { PropertyTable, PropertyTextTable } from '../../../db/property-tables.ts'
import type { Database } from '../../../db/schema.ts'
import { cardColumns } from '../card.ts'
import { cardBesides, type PropertyCardRow } from './card-row.ts'

/** A property with everything that its page shows; `media` holds all pictures. */
export type PropertyDetailRow = Omit<PropertyCardRow, 'media'> &
  Pick<
    Selectable<PropertyTable>,
    'agent_id' | 'agency_id' | 'subtype_code' | 'source' | 'status' | 'updated_at'
  > &
  Omit<Selectable<PropertyTextTable>, 'id' | 'search' | 'available_from' | 'cheques'> & {
    /** Day, as `2026-12-01`. */
    available_from: string | null
    /** Its kind is a guess. */
    without_type: boolean | null
  }

/** The property with the id that is live or belongs to who asks, or undefined where there is none. */
export async function getProperty(
  db: Kysely<Database>,
  id: string,
  askerId?: string,
): Promise<PropertyDetailRow | undefined> {
  return db
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .select(cardColumns.map((column) => `l.${column}` as const))
    .select(cardBesides)
    .leftJoin('property_state as s', 's.property_id', 'l.id')
    .select(['l.agent_id', 'l.agency_id', 'l.subtype_code', 'l.source', 'l.status', 'l.updated_at'])
    .select('s.without_type')
    .select([
      't.description',
      't.description_ar',
      't.media',
      't.permit_number',
      't.service_charge',
      't.developer',
      't.floor',
      't.parking',
      't.year_built',
      't.handover',
      't.plot_size',
      't.security_deposit',
      sql<string | null>`t.available_from::text`.as('available_from'),
      't.total_floors',
      't.video_url',
      't.tour_url',
      't.advertiser',
      't.stated_facts',
      't.source_name',
      't.source_as_of',
      't.source_notes',
      't.source_fields',
    ])
    .where('l.id', '=', id)
    .where(askerId === undefined ? isLive : sql<boolean>`(${isLive} or ${belongsTo(askerId)})`)
    .executeTakeFirst()
}
