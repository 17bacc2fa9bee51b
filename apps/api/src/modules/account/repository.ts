import type { Licence, User, UserAccount } from '@manzil/api-client/generated/types.gen'
import { addressKey } from '@manzil/domain/tidy-address'
import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 } from 'uuid'
import type { AccountTable, Database } from '../../db/schema.ts'
import { readableOrNone } from '../../mail/readable-address.ts'

const userColumns = [
  'id',
  'role',
  'first_name',
  'last_name',
  'email',
  'profile_picture',
  'company_logo',
  'agent_photo',
  'agency_logo',
] as const

/** The fields of an account that its owner may see; nothing else leaves the table. */
export async function findUser(db: Kysely<Database>, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('account')
    .select(userColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { id: _id, email, ...rest } = row
  return { _id, email: readableOrNone(email), ...rest }
}

/** Everything that the owner of an account may see of it. */
export async function findAccount(
  db: Kysely<Database>,
  id: string,
): Promise<UserAccount | undefined> {
  const user = await findUser(db, id)
  const row = await db
    .selectFrom('account')
    .leftJoin('account as agency', 'agency.id', 'account.agency_id')
    .select([
      'account.user_name',
      'account.phone',
      'account.email_verified',
      'account.phone_verified',
      'account.nationality',
      'account.languages',
      'account.service_need',
      'account.about',
      'account.company_name',
      'agency.company_name as agency_name',
      'account.rera_number',
      'account.rera_unchecked',
      'account.licence_reason',
      'account.created_at',
    ])
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!user || !row) return undefined
  const { phone, agency_name, company_name, created_at, rera_unchecked, licence_reason, ...rest } =
    row
  return {
    ...user,
    ...rest,
    phone_number: phone?.replace(/\D/g, '') ?? null,
    licence: licenceOf(row),
    company_name: company_name ?? agency_name,
    created_at: created_at.toISOString(),
  }
}

/** Where a registration number stands; null where there is none. */
export function licenceOf({
  rera_number,
  rera_unchecked,
  licence_reason,
}: Pick<
  Selectable<AccountTable>,
  'rera_number' | 'rera_unchecked' | 'licence_reason'
>): Licence | null {
  if (rera_number === null) return null
  if (!rera_unchecked) return { state: 'approved', reason: null }
  return { state: licence_reason === null ? 'waiting' : 'refused', reason: licence_reason }
}

/** Whether an operator keeps the account from being used. */
export async function isSuspended(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** How the owner of an account is called and reached. */
export const findContactDetails = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()

/** How the owner of an account is written to. */
export const findOwner = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select(['email', 'languages', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Id and password hash by e-mail address or user name, whatever the case of the letters. */
export async function findCredentials(db: Kysely<Database>, login: string) {
  const folded = addressKey(login)
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'is_demo'])
    .where(sql<string>`lower(email)`, '=', folded)
    .union(
      db
        .selectFrom('account')
        .select(['id', 'password_hash', 'is_demo'])
        .where(sql<string>`lower(user_name)`, '=', folded),
    )
    .limit(1)
    .executeTakeFirst()
}

export async function insertGuest(db: Kysely<Database>): Promise<string> {
  const id = v7()
  await db.insertInto('account').values({ id, role: 'guest' }).execute()
  return id
}

/** Age at which a guest that left nothing is forgotten: as long as its session may live. */
const DAYS = 90

/** Guests removed at once, so that nobody waits for it. */
const AT_ONCE = 1_000

/**
 * Removes old guest accounts that nothing belongs to: no session, talk, lead, favourite, vote,
 * submission or report.
 */
export async function forgetGuests(db: Kysely<Database>, now = new Date()): Promise<void> {
  await sql`
    delete from account where id in (
      select a.id from account a
      where a.role = 'guest' and a.created_at < ${earlier(now, DAYS, 'day')}
        and not exists (select from session s where s.account_id = a.id)
        and not exists (select from chat_session s where s.account_id = a.id)
        and not exists (select from lead_suggestion s where s.account_id = a.id)
        and not exists (select from favourite s where s.account_id = a.id)
        and not exists (select from shared_list_voter s where s.account_id = a.id)
        and not exists (select from enquiry s where s.sender_id = a.id)
        and not exists (select from company_message s where s.sender_id = a.id)
        and not exists (select from disclosure s where s.account_id = a.id)
        and not exists (select from property_report s where s.sender_id = a.id)
      order by a.created_at limit ${AT_ONCE}
    )
  `.execute(db)
}
