import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { StoredLead } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'

type Lead = RequestOf<'addPropertySuggestion'>['body']

const columns = ['id as _id', 'name', 'email', 'phone_number', 'min_budget', 'max_budget'] as const

export async function findLead(
  db: Kysely<Database>,
  accountId: string,
): Promise<StoredLead | undefined> {
  return db
    .selectFrom('lead_suggestion')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** One lead per account: a second one replaces the first and keeps its id. */
export async function saveLead(
  db: Kysely<Database>,
  accountId: string,
  lead: Lead,
): Promise<StoredLead> {
  const values = { ...valuesOf(lead), account_id: accountId, id: v7() }
  return db
    .insertInto('lead_suggestion')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...valuesOf(lead), updated_at: new Date() }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Changes the lead only where it belongs to the account. */
export async function updateLead(
  db: Kysely<Database>,
  accountId: string,
  id: string,
  lead: Lead,
): Promise<StoredLead | undefined> {
  return db
    .updateTable('lead_suggestion')
    .set({ ...valuesOf(lead), updated_at: new Date() })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(columns)
    .executeTakeFirst()
}

const valuesOf = ({ name, email, phone_number, min_budget, max_budget }: Lead) => ({
  name,
  email,
  phone_number,
  min_budget: min_budget ?? null,
  max_budget: max_budget ?? null,
})
