import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { EnquiryTable } from '../../../db/enquiry-tables.ts'
import type { LeadEntryTable } from '../../../db/inbox-tables.ts'
import type { Database } from '../../../db/schema.ts'
import { nameOf } from './reach.ts'

export type EntryRead = Selectable<LeadEntryTable> & { author_name: string | null }

/** Lines of a history that are shown. */
const SHOWN = 500

/** The newest lines of a lead's history, oldest first. */
export async function readEntries(db: Kysely<Database>, leadId: string): Promise<EntryRead[]> {
  const { rows } = await sql<EntryRead>`
    select n.*, ${nameOf('a')} as author_name from lead_entry n
    left join account a on a.id = n.account_id
    where n.enquiry_id = ${leadId} order by n.created_at desc, n.id desc limit ${SHOWN}
  `.execute(db)
  return rows.toReversed()
}

/** Holds a lead for the rest of the transaction; of several who write, the later wait here. */
export async function holdLead(trx: Kysely<Database>, id: string): Promise<void> {
  await sql`select id from enquiry where id = ${id} for update`.execute(trx)
}

/** Writes a line; false where one of the same source is there already. */
export async function insertEntry(
  trx: Kysely<Database>,
  entry: Insertable<LeadEntryTable>,
): Promise<boolean> {
  const written = await trx
    .insertInto('lead_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Whether something of this source is written down already. */
export async function hasEntryOf(
  trx: Kysely<Database>,
  leadId: string,
  sourceKey: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('lead_entry')
    .select('id')
    .where('enquiry_id', '=', leadId)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateLead(
  trx: Kysely<Database>,
  id: string,
  change: Updateable<EnquiryTable>,
): Promise<void> {
  await trx
    .updateTable('enquiry')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** That its handler has read it counts as no change. */
export async function setRead(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('enquiry')
    .set({ unread: false })
    .where('id', '=', id)
    .where('unread', '=', true)
    .execute()
}

/** Message-IDs of a lead that mail programs of the visitor know, the newest last. */
export async function readMailIds(db: Kysely<Database>, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_entry')
    .select('mail_id')
    .where('enquiry_id', '=', leadId)
    .where('mail_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAIL_IDS)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? []).toReversed()
}
const MAIL_IDS = 10

/** Messages of one side of a lead since then. */
export async function countEntries(
  db: Kysely<Database>,
  leadId: string,
  kind: LeadEntryTable['kind'],
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('lead_entry')
    .select(sql<number>`count(*)::int`.as('entries'))
    .where('enquiry_id', '=', leadId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.entries
}

/** Answers of an account since then, to whomever. */
export async function countAnswersOf(
  db: Kysely<Database>,
  accountId: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('lead_entry')
    .select(sql<number>`count(*)::int`.as('answers'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'advertiser')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.answers
}

/** Answers since then to an address, from whomever. */
export async function countAnswersTo(
  db: Kysely<Database>,
  address: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ answers: number }>`
    select count(*)::int as answers from outbox_mail
    where kind = 'reply' and lower(to_address) = ${address.toLowerCase()} and created_at > ${since}
  `.execute(db)
  return rows[0]?.answers ?? 0
}
