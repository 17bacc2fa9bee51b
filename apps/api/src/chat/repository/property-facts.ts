import type { PropertyFacts } from '@manzil/assistant/tools/tools'
import { type Kysely, sql } from 'kysely'
import { completionOf } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'

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
    .select([
      'l.id',
      'l.completion',
      't.service_charge',
      't.handover',
      't.security_deposit',
      sql<string | null>`t.available_from::text`.as('available_from'),
    ])
    .where('l.id', 'in', [...ids])
    .where(sql<boolean>`l.status = 1`)
    .execute()
  return new Map(
    rows.map(({ id, completion, service_charge, handover, available_from, security_deposit }) => [
      id,
      {
        completion: completion === null ? null : (completionOf(completion) ?? null),
        service_charge: service_charge === null ? null : Number(service_charge),
        handover,
        available_from,
        security_deposit: security_deposit === null ? null : Number(security_deposit),
      },
    ]),
  )
}
