import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { DisclosureTable } from '../../db/my-data-tables.ts'
import type { Database } from '../../db/schema.ts'

/** Holds an account for the rest of the transaction, so that it is not deleted meanwhile; false where it is gone. */
export async function holdAccount(trx: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`select id from account where id = ${id} for key share`.execute(trx)
  return rows.length > 0
}

export async function insertDisclosure(
  trx: Kysely<Database>,
  disclosure: Insertable<DisclosureTable>,
): Promise<void> {
  await trx.insertInto('disclosure').values(disclosure).execute()
}

/** An agent or agency as the ledger names it; undefined where the account is none. */
export async function findAdvertiserName(
  db: Kysely<Database>,
  id: string,
): Promise<{ kind: 'agent' | 'agency'; name: string | null } | undefined> {
  const { rows } = await sql<{ kind: 'agent' | 'agency'; name: string | null }>`
    select role as kind, left(coalesce(
      case when role = 'agency' then nullif(btrim(company_name), '') end,
      nullif(btrim(concat_ws(' ', first_name, last_name)), ''),
      nullif(btrim(company_name), '')), 200) as name
    from account where id = ${id} and role in ('agent', 'agency')
  `.execute(db)
  return rows[0]
}

/**
 * Rows `d` of an account: its own, and what was sent as a guest from its e-mail address, once that is
 * verified. What another account sent from the same address is that account's.
 */
const isOwn = (accountId: string): RawBuilder<boolean> => sql<boolean>`(
  d.account_id = ${accountId} or (
    d.email is not null
    and lower(d.email) = (
      select lower(a.email) from account a
      where a.id = ${accountId} and a.email_verified and a.role <> 'guest'
    )
    and (d.account_id is null or exists (
      select from account g where g.id = d.account_id and g.role = 'guest'
    ))
  )
)`

export type DisclosureRow = Selectable<DisclosureTable> & { is_live: boolean }

const columns = sql`d.*, exists (
  select from property l where l.id = d.property_id and l.status = 1
) as is_live`

/** Newest first. */
export async function readDisclosures(
  db: Kysely<Database>,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<DisclosureRow[]> {
  const { rows } = await sql<DisclosureRow>`
    select ${columns} from disclosure d where ${isOwn(accountId)}
    order by d.created_at desc, d.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countDisclosures(db: Kysely<Database>, accountId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from disclosure d where ${isOwn(accountId)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** One row of the account, held for the rest of the transaction. */
export async function findOwnDisclosure(
  trx: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<DisclosureRow | undefined> {
  const { rows } = await sql<DisclosureRow>`
    select ${columns} from disclosure d where d.id = ${id} and ${isOwn(accountId)} for update of d
  `.execute(trx)
  return rows[0]
}

/**
 * Marks rows of the account as withdrawn, those of one id or of one receiver, and makes them the
 * account's own. Answers those that were not withdrawn before.
 */
export async function markWithdrawn(
  trx: Kysely<Database>,
  accountId: string,
  { which, now }: { which: RawBuilder<boolean>; now: Date },
): Promise<Selectable<DisclosureTable>[]> {
  const { rows } = await sql<Selectable<DisclosureTable>>`
    update disclosure as d set withdrawn_at = ${now}, email = null, account_id = ${accountId}
    where d.withdrawn_at is null and ${which} and ${isOwn(accountId)} returning d.*
  `.execute(trx)
  return rows
}

export const thisOne = (id: string): RawBuilder<boolean> => sql<boolean>`d.id = ${id}`

/** Everything that went to the same receiver as the row did. */
export const sameReceiver = ({
  recipient_id,
  recipient_kind,
  recipient_name,
}: DisclosureRow): RawBuilder<boolean> =>
  recipient_id === null
    ? sql<boolean>`d.recipient_id is null and d.recipient_kind = ${recipient_kind}
        and d.recipient_name is not distinct from ${recipient_name}::text`
    : sql<boolean>`d.recipient_id = ${recipient_id}`

/** Notes a press on an advertiser's number, once in a day. */
export async function noteReveal(
  trx: Kysely<Database>,
  reveal: Insertable<DisclosureTable> & { account_id: string; recipient_id: string },
  since: Date,
): Promise<void> {
  const known = await trx
    .selectFrom('disclosure')
    .select('id')
    .where('account_id', '=', reveal.account_id)
    .where('recipient_id', '=', reveal.recipient_id)
    .where('kind', '=', reveal.kind)
    .where(sql<boolean>`property_id is not distinct from ${reveal.property_id}::text`)
    .where('created_at', '>', since)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!known) await insertDisclosure(trx, reveal)
}

/**
 * Gives what a guest has sent to the account that the guest has logged in to: what was sent from the
 * account's own address, once that is verified. Several people use one browser, and what another of them
 * wrote is not this one's; that an advertiser's number was opened says nothing of anybody.
 */
export async function handOverSubmissions(
  db: Kysely<Database>,
  guestId: string,
  accountId: string,
): Promise<void> {
  const isFromOwnAddress = sql<boolean>`lower(email) = (
    select lower(a.email) from account a where a.id = ${accountId} and a.email_verified
  )`
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('disclosure')
      .set({ account_id: accountId })
      .where('account_id', '=', guestId)
      .where(({ eb, or }) => or([eb('kind', 'in', ['phone', 'whatsapp']), isFromOwnAddress]))
      .execute()
    for (const table of ['enquiry', 'company_message', 'property_report'] as const)
      await trx
        .updateTable(table)
        .set({ sender_id: accountId })
        .where('sender_id', '=', guestId)
        .where(isFromOwnAddress)
        .execute()
  })
}
