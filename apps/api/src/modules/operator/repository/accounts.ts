import { addressKey } from '@manzil/domain/tidy-address'
import { type Kysely, sql } from 'kysely'
import { statusCodes } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'

/** What deciding on an account or its licence has to know. Nobody else changes it meanwhile. */
export const lockAccount = (trx: Kysely<Database>, id: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'role', 'email', 'languages', 'is_demo', 'suspended_at'])
    .select(['rera_number', 'rera_unchecked', 'licence_reason'])
    .where('id', '=', id)
    .where('role', '!=', 'guest')
    .forUpdate()
    .executeTakeFirst()

/** @param reason null where it is lifted */
export async function setSuspended(
  trx: Kysely<Database>,
  id: string,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      suspended_at: reason === null ? null : now,
      suspended_reason: reason,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** @param reason null where the number is right */
export async function setLicence(
  trx: Kysely<Database>,
  id: string,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ rera_unchecked: reason !== null, licence_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** What its plan had no room for comes back with the account, not with the plan. */
export async function keepPlanPauses(trx: Kysely<Database>, id: string): Promise<void> {
  await sql`
    with taken as (
      delete from plan_pause using property
      where property.id = plan_pause.property_id and property.agent_id = ${id}
        and property.status = ${statusCodes.hidden}
      returning plan_pause.property_id
    )
    insert into paused_property (property_id, account_id) select property_id, ${id} from taken
    on conflict (property_id) do nothing
  `.execute(trx)
}

/** The e-mail address, languages and kind of the owner of a property. */
export const findPropertyOwner = (trx: Kysely<Database>, propertyId: string) =>
  trx
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.agent_id')
    .select(['account.email', 'account.languages', 'account.is_demo'])
    .where('property.id', '=', propertyId)
    .executeTakeFirst()

/** Any account of that address. */
export const findByEmail = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'role'])
    .where(sql<string>`lower(email)`, '=', addressKey(email))
    .executeTakeFirst()

/** Addresses of those who run the site. */
export const readAdmins = (db: Kysely<Database>) =>
  db.selectFrom('account').select(['id', 'email']).where('role', '=', 'admin').execute()

export async function insertAdmin(
  trx: Kysely<Database>,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('account')
    .values({ id, role: 'admin', email, email_verified: true, created_at: now, updated_at: now })
    .execute()
}
