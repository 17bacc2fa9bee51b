import type { PropertyFacts } from '@manzil/assistant/tools/tools'
import { type Kysely, sql } from 'kysely'
import { completionOf } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'
import { advertiserName } from '../../modules/agent/repository.ts'

/** Those of the properties that are published, in their order. */
export async function liveAmong(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('property as l')
    .select('l.id')
    .where('l.id', 'in', [...ids])
    .where(sql<boolean>`l.status = 1`)
    .execute()
  const live = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => live.has(id))
}

/** What published properties state beside their cards. */
export async function readPropertyFacts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PropertyFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .leftJoin('account as a', 'a.id', 'l.agent_id')
    .select([
      'l.id',
      'l.completion',
      sql<string | null>`${advertiserName}`.as('agent'),
      't.advertiser',
      't.service_charge',
      't.handover',
      't.security_deposit',
      't.cheques',
      't.floor',
      't.total_floors',
      't.parking',
      't.year_built',
      't.developer',
      't.plot_size',
      't.permit_number',
      sql<string | null>`t.available_from::text`.as('available_from'),
    ])
    .where('l.id', 'in', [...ids])
    .where(sql<boolean>`l.status = 1`)
    .execute()
  return new Map(
    rows.map(({ id, agent, advertiser, ...row }) => [
      id,
      {
        ...row,
        completion: row.completion === null ? null : (completionOf(row.completion) ?? null),
        service_charge: asNumber(row.service_charge),
        security_deposit: asNumber(row.security_deposit),
        plot_size: asNumber(row.plot_size),
        advertised_by: agent ?? advertiser,
      },
    ]),
  )
}

const asNumber = (value: string | number | null): number | null =>
  value === null ? null : Number(value)
