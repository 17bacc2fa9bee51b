import { sql } from 'kysely'
import { type CardRow, cardColumns } from '../card.ts'

/** A property as lists need it; small numbers are codes of `db/codes.ts` and the lookups. */
export type PropertyCardRow = CardRow

/** The card's columns of `property l`. */
export const selectedCard = sql.join(cardColumns.map((column) => sql.ref(`l.${column}`)))
