import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { type PropertyCardRow, selectedCard } from './card-row.ts'
import type { QueryPlan } from './query-plan.ts'

/** Paid places above the first page of a search. */
const FEATURED = 3

/** Properties of a search that are in paid places: in turn, another first on each day in Dubai. */
export async function featuredProperties(
  db: Kysely<Database>,
  { condition }: QueryPlan,
  now = new Date(),
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${selectedCard} from property l where ${condition} and l.featured
    order by md5(l.id || ${dubaiDay(now)}), l.id limit ${FEATURED}
  `.execute(db)
  return rows
}
