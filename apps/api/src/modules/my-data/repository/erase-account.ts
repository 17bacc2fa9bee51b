import { addressKey } from '@manzil/domain/tidy-address'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { blankSubmissions, stopMails } from '../../disclosure/blank-repository.ts'
import type { SecurityLog } from '../../security/security-log.ts'
import { findDue } from './deletion.ts'
import { isOwnSearch } from './own-searches.ts'

type Hash = Pick<SecurityLog, 'hash'>

/** Removes accounts whose time to be kept has passed, each in a transaction of its own. */
export async function eraseDueAccounts(
  db: Kysely<Database>,
  securityLog: Hash,
  now = new Date(),
): Promise<number> {
  const due = await findDue(db, now)
  for (const id of due)
    await db.transaction().execute((trx) => eraseAccount(trx, id, { now, ...securityLog }))
  return due.length
}

/**
 * Removes an account and everything that names it. Held at first, so that what writes at the same moment
 * either is done before and goes too, or finds no account.
 */
async function eraseAccount(
  trx: Transaction<Database>,
  id: string,
  { now, hash }: { now: Date } & Hash,
): Promise<void> {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select a.email, a.phone from account a join account_deletion d on d.account_id = a.id
    where a.id = ${id} and d.due_at <= ${now} for update
  `.execute(trx)
  const [account] = rows
  // Its owner has kept it meanwhile.
  if (!account) return
  await blankSent(trx, { id, email: account.email }, { now, hash })
  await removeReceived(trx, id, now)
  await takeDownProperties(trx, id)
  await removeTraces(trx, id)
  if (account.email !== null) await removeAddress(trx, account.email)
  if (account.phone !== null) await removeTexts(trx, account.phone)
  // Sessions, devices, passkeys, identities, codes, favourites, shared lists, votes, leads,
  // conversations, the ledger and links go with it. Its pictures are left without an owner, by
  // which their files are found and removed within the hour, and the rows after them.
  await trx.deleteFrom('account').where('id', '=', id).execute()
}

/** Enquiries, messages to the company and reports stay as numbers without a person. */
async function blankSent(
  trx: Transaction<Database>,
  { id, email }: { id: string; email: string | null },
  parts: { now: Date } & Hash,
): Promise<void> {
  const address = email === null ? null : addressKey(email)
  const { rows } = await sql<{ id: string }>`
    select id from enquiry where sender_id = ${id} or lower(email) = ${address}
    union select id from company_message where sender_id = ${id} or lower(email) = ${address}
  `.execute(trx)
  const ids = rows.map((row) => row.id)
  await stopMails(trx, ids, parts.now)
  await blankSubmissions(trx, ids, parts)
  for (const table of ['enquiry', 'company_message'] as const)
    await trx.updateTable(table).set({ sender_id: null }).where('sender_id', '=', id).execute()
  await sql`delete from disclosure where lower(email) = ${address}`.execute(trx)
  const reports = await sql<{ id: string }>`
    update property_report set sender_id = null, email = null, message = null
    where sender_id = ${id} or lower(email) = ${address} returning id
  `.execute(trx)
  await stopMails(
    trx,
    reports.rows.map((row) => row.id),
    parts.now,
  )
}

/**
 * Enquiries to an advertiser go with the account, since they are other people's. Their ledgers go on
 * saying whom they wrote to, by name.
 */
async function removeReceived(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  const received = await trx
    .deleteFrom('enquiry')
    .where('recipient_id', '=', id)
    .returning('id')
    .execute()
  const ids = received.map((row) => row.id)
  await stopMails(trx, ids, now)
  await trx
    .updateTable('disclosure')
    .set({ recipient_id: null })
    .where('recipient_id', '=', id)
    .execute()
}

/** Properties of the account leave the site; an agency's people stay without it. */
async function takeDownProperties(trx: Transaction<Database>, id: string): Promise<void> {
  const taken = sql`(select id from property where agent_id = ${id})`
  await sql`delete from import_row where property_id in ${taken}`.execute(trx)
  await sql`delete from property_text where id in ${taken}`.execute(trx)
  await trx.deleteFrom('property').where('agent_id', '=', id).execute()
  await trx.updateTable('property').set({ agency_id: null }).where('agency_id', '=', id).execute()
  await trx.updateTable('account').set({ agency_id: null }).where('agency_id', '=', id).execute()
}

/** What names the account without referring to it. The security log goes on without saying whose it is. */
async function removeTraces(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('viewer_mark').where('viewer', '=', id).execute()
  await trx.deleteFrom('first_answer').where('owner', '=', id).execute()
  await sql`delete from saved_search s where ${isOwnSearch(id)}`.execute(trx)
  await sql`
    with events as (delete from security_event where account_id = ${id} returning *)
    insert into security_event (account_id, at, kind, network_hash, times)
    select '', at, kind, network_hash, times from events
    on conflict (account_id, at, kind, network_hash)
      do update set times = security_event.times + excluded.times
  `.execute(trx)
}

/** Mails to the address, and a sign-up with it that is under way. */
async function removeAddress(trx: Transaction<Database>, email: string): Promise<void> {
  const address = addressKey(email)
  await sql`delete from outbox_mail where lower(to_address) = ${address}`.execute(trx)
  await trx.deleteFrom('signup_attempt').where('email', '=', address).execute()
}

/** Texts to the number, however it is written. */
async function removeTexts(trx: Transaction<Database>, phone: string): Promise<void> {
  const digits = phone.replaceAll(/\D/g, '')
  await sql`
    delete from outbox_mail
    where channel = 'sms' and regexp_replace(to_address, '\\D', '', 'g') = ${digits}
  `.execute(trx)
}
