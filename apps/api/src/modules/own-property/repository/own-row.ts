import type { Kysely, Transaction } from 'kysely'
import { belongsTo, everBelongedTo } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

/** Whether what was removed, and can be brought back, counts too. */
type Which = 'there' | 'removed too'

const ofAccount = (accountId: string, which: Which) =>
  which === 'there' ? belongsTo(accountId) : everBelongedTo(accountId)

const row = (trx: Kysely<Database>) =>
  trx
    .selectFrom('property as l')
    .innerJoin('property_text as t', 't.id', 'l.id')
    .leftJoin('property_state as s', 's.property_id', 'l.id')
    .select([
      'l.id',
      'l.reference',
      'l.agent_id',
      'l.agency_id',
      'l.status',
      'l.updated_at',
      'l.published_at',
      'l.source',
      'l.verified',
      'l.featured',
      'l.views',
      't.media',
      't.advertiser',
      's.expires_at',
      's.first_live_at',
      's.unreviewed',
      's.held',
      's.reason',
      's.removed_at',
      's.removed_from',
    ])

export type OwnRow = Awaited<ReturnType<ReturnType<typeof row>['executeTakeFirstOrThrow']>>

/**
 * A property that the account answers for, whatever its status; undefined where there is none. Nobody
 * else changes it until the transaction ends.
 */
export const lockOwn = (
  trx: Transaction<Database>,
  id: string,
  accountId: string,
  which: Which = 'there',
): Promise<OwnRow | undefined> =>
  row(trx)
    .where('l.id', '=', id)
    .where(ofAccount(accountId, which))
    .forUpdate('l')
    .executeTakeFirst()

/** The same of anybody's, for the site itself and its operator. */
export const lockAny = (trx: Transaction<Database>, id: string): Promise<OwnRow | undefined> =>
  row(trx).where('l.id', '=', id).forUpdate('l').executeTakeFirst()

/** Whose property it is. */
export const findAny = (db: Kysely<Database>, id: string) =>
  db.selectFrom('property').select('agent_id').where('id', '=', id).executeTakeFirst()

/** Whose property it is, where the account may change it. */
export async function findOwnerId(
  db: Kysely<Database>,
  id: string,
  accountId: string,
  which: Which = 'there',
): Promise<string | undefined> {
  const found = await db
    .selectFrom('property as l')
    .select('l.agent_id')
    .where('l.id', '=', id)
    .where(ofAccount(accountId, which))
    .executeTakeFirst()
  return found?.agent_id ?? undefined
}

/** Whether a property was checked. */
export async function findVerified(db: Kysely<Database>, id: string): Promise<boolean> {
  const query = db.selectFrom('property').select('verified').where('id', '=', id)
  return (await query.executeTakeFirst())?.verified ?? false
}

/** What an advertiser's name, licence and agency are. */
export const findAdvertiser = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'role', 'agency_id', 'company_name', 'first_name', 'last_name'])
    .select(['rera_number', 'rera_unchecked'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export type Advertiser = Awaited<ReturnType<typeof findAdvertiser>>

export async function isReferenceTaken(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
