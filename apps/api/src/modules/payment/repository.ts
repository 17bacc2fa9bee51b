import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { PaymentTable } from '../../db/plan-tables.ts'
import type { Database } from '../../db/schema.ts'

export type PaymentRow = Selectable<PaymentTable>

/** Undefined where there is none. */
export const findAnyPayment = (db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** Payments that may still become something. */
export const unsettled = ['preparing', 'open', 'processing'] as const

export const insertPayment = (trx: Kysely<Database>, row: Insertable<PaymentTable>) =>
  trx.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow()

export const findPayment = (db: Kysely<Database>, id: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findBySession = (
  db: Kysely<Database>,
  sessionId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** By what the provider refunds it by. */
export const findByProviderPayment = (
  db: Kysely<Database>,
  providerPayment: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('provider_payment', '=', providerPayment)
    .executeTakeFirst()

/** What the account may still pay, the newest first. */
export const openPaymentsOf = (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['preparing', 'open'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()

export const updatePayment = (
  db: Kysely<Database>,
  id: string,
  change: Updateable<PaymentTable>,
): Promise<PaymentRow> =>
  db
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The session that the provider has made; of two that ask for it at once both write the same. */
export async function keepSession(
  db: Kysely<Database>,
  id: string,
  { sessionId: session_id, url }: { sessionId: string; url: string },
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ session_id, url, status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'preparing')
    .execute()
}

/** Payments that nobody has told the end of for a while, the longest unasked first. */
export const waitingSince = (db: Kysely<Database>, before: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', unsettled)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()

/** Payments that are to be sent back. */
export const refundsWanted = (db: Kysely<Database>): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('refund_wanted_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .orderBy('refund_wanted_at')
    .limit(AT_ONCE)
    .execute()

/** Payments that one look takes care of. */
const AT_ONCE = 100

/** False where the event has counted before. */
export async function takeEvent(
  trx: Kysely<Database>,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .insertInto('payment_event')
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeEventsUntil(db: Kysely<Database>, until: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('received_at', '<=', until).execute()
}

/** Who pays: what the provider's page and the invoice are addressed to. */
export interface Buyer {
  name: string
  email: string | null
  language: string
}

export async function findBuyer(db: Kysely<Database>, accountId: string): Promise<Buyer> {
  const { rows } = await sql<Buyer>`
    select coalesce(
        case when role = 'agency' then nullif(btrim(company_name), '') end,
        nullif(btrim(concat_ws(' ', first_name, last_name)), ''),
        nullif(btrim(company_name), ''), email, '') as name,
      email, languages[1] as language
    from account where id = ${accountId}
  `.execute(db)
  const [buyer] = rows
  if (!buyer) throw new Error('somebody who is gone cannot pay')
  return buyer
}
