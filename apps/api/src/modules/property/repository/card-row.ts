import { sql } from 'kysely'
import { type CardRow, cardColumns } from '../card.ts'

/** A property as lists need it; small numbers are codes of `db/codes.ts` and the lookups. */
export type PropertyCardRow = CardRow

/**
 * What a card says of `property l` that stands in other tables. Read by key for the rows of a page
 * alone: a join would be planned with the search.
 */
export const cardBesides = [
  sql<number | null>`(select c.cheques from property_text c where c.id = l.id)`.as('cheques'),
  sql<string | null>`coalesce(
    (select a.company_name from account a where a.id = l.agency_id),
    (select c.advertiser from property_text c where c.id = l.id)
  )`.as('advertised_by'),
  sql<
    string | null
  >`(select c.source_fields ->> 'address' from property_text c where c.id = l.id)`.as(
    'written_address',
  ),
]

/** The card's columns of `property l`. */
export const selectedCard = sql.join([
  ...cardColumns.map((column) => sql.ref(`l.${column}`)),
  ...cardBesides,
])
