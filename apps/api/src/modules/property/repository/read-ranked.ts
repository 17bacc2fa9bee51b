import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

/** Hits ranked by how well they match the words; those beyond follow by quality. */
const RANKED = 400

type Ids = { id: string }[]

/**
 * Ids of one page of hits. Ranking reads each hit's words, so only the best 400 by quality are
 * ranked; the pages after those go on by quality alone, and none repeats a row.
 */
export async function readRanked(
  db: Kysely<Database>,
  condition: Condition,
  query: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const ids: string[] = []
  if (offset < RANKED) {
    const { rows } = await sql<Ids[number]>`
      select h.id from (
        select l.id, l.late, l.score, l.search from property l where ${condition}
        order by l.late, l.score desc, l.id desc limit ${RANKED}
      ) h
      order by h.late, ts_rank(h.search, ${query}::tsquery) desc, h.score desc, h.id desc
      limit ${Math.min(limit, RANKED - offset)} offset ${offset}
    `.execute(db)
    ids.push(...rows.map(({ id }) => id))
  }
  const rest = offset + limit - Math.max(offset, RANKED)
  if (rest > 0) {
    const { rows } = await sql<Ids[number]>`
      select l.id from property l where ${condition}
      order by l.late, l.score desc, l.id desc limit ${rest} offset ${Math.max(offset, RANKED)}
    `.execute(db)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
