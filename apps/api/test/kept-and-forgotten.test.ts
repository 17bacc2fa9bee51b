import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cleanHourly } from '../src/clean-hourly.ts'
import type { OpenDatabase } from '../src/db/connect.ts'
import { forgetOldRuns } from '../src/modules/feed/repository/runs.ts'
import { createSessions } from '../src/modules/session/service.ts'
import { forgetOldUploads } from '../src/modules/upload/repository.ts'
import { openTestDatabase } from './engines.ts'
import { neighbours } from './http/one-property.ts'
import { fill } from './search/filled-database.ts'

const hour = 60 * 60_000
const property = neighbours[0]?.id ?? ''
const settings = { visitDays: 365, chatKeeping: { guestDays: 90, accountDays: 0 } }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const account = (id: string) => ({ id, role: 'individual' as const })
  await database.db
    .insertInto('account')
    .values([account('kept'), account('gone')])
    .execute()
  await fill(database, neighbours)
})
afterAll(() => database.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

interface Forgotten {
  table: string
  /** Column that names a row. */
  key: string
  /** How old a row may be, and when it is too old; what has an end of its own is in the future. */
  kept: string
  gone: string
  write: (id: string, at: RawBuilder<Date>) => RawBuilder<unknown>
}

const mail =
  (state: string): Forgotten['write'] =>
  (id, at) =>
    sql`
    insert into outbox_mail (id, message_id, kind, to_address, state, due_at, created_at, ended_at)
    values (${id}, ${id}, 'notice', 'sara@example.com', ${state}, ${at}, ${at}, ${at})`

const letterAge = { key: 'id', kept: '23 months', gone: '24 months 1 day' }

const everything: Record<string, Forgotten> = {
  enquiries: {
    table: 'enquiry',
    ...letterAge,
    write: (id, at) => sql`
      insert into enquiry (id, reference, kind, name, email, phone_number, message, language, created_at)
      values (${id}, ${id}, 'question', 'Sara', 'sara@example.com', '971500000000', 'Hello', 'en', ${at})`,
  },
  'messages to the company': {
    table: 'company_message',
    ...letterAge,
    write: (id, at) => sql`
      insert into company_message (id, reference, name, email, subject, message, language, created_at)
      values (${id}, ${id}, 'Sara', 'sara@example.com', 'Hello', 'Hello', 'en', ${at})`,
  },
  'reports of listings': {
    table: 'property_report',
    ...letterAge,
    write: (id, at) => sql`
      insert into property_report (id, reference, property_id, reason, language, created_at)
      values (${id}, ${id}, 'home', 'gone', 'en', ${at})`,
  },
  'whom contact details were given to': {
    table: 'disclosure',
    ...letterAge,
    write: (id, at) => sql`
      insert into disclosure (id, account_id, kind, recipient_kind, shared, created_at)
      values (${id}, ${id}, 'question', 'company', '{name}', ${at})`,
  },
  'contact details left with the assistant': {
    table: 'lead_suggestion',
    ...letterAge,
    write: (id, at) => sql`
      insert into lead_suggestion (id, account_id, name, email, phone_number, created_at, updated_at)
      values (${id}, ${id}, 'Sara', 'sara@example.com', '971500000000', now() - interval '9 years', ${at})`,
  },
  'sessions that have expired': {
    table: 'session',
    key: 'token_hash',
    kept: '-5 minutes',
    gone: '5 minutes',
    write: (id, at) => sql`insert into session (token_hash, account_id, expires_at)
      values (${id}, ${id}, ${at})`,
  },
  'who saw a listing': {
    table: 'viewer_mark',
    key: 'viewer',
    kept: '55 minutes',
    gone: '65 minutes',
    write: (id, at) => sql`insert into viewer_mark (viewer, property_id, seen_at)
      values (${id}, 'home', ${at})`,
  },
  'how often a listing was seen': {
    table: 'property_view',
    key: 'property_id',
    kept: '179 days',
    gone: '181 days',
    write: (id, at) => sql`insert into property_view (property_id, day, views)
      values (${id}, ((${at}) at time zone 'Asia/Dubai')::date, 1)`,
  },
  'how often the assistant showed a listing': {
    table: 'property_mention',
    key: 'property_id',
    kept: '179 days',
    gone: '181 days',
    write: (id, at) => sql`insert into property_mention (property_id, day, mentions)
      values (${id}, ((${at}) at time zone 'Asia/Dubai')::date, 1)`,
  },
  'mails that were sent': {
    table: 'outbox_mail',
    key: 'id',
    kept: '6 days',
    gone: '8 days',
    write: mail('sent'),
  },
  'mails that were given up': {
    table: 'outbox_mail',
    key: 'id',
    kept: '89 days',
    gone: '91 days',
    write: mail('dead'),
  },
  'answers to repetitions': {
    table: 'first_answer',
    key: 'key',
    kept: '23 hours',
    gone: '25 hours',
    write: (id, at) => sql`insert into first_answer (owner, operation, key, body_hash, created_at)
      values ('', 'createEnquiry', ${id}, '', ${at})`,
  },
  'counts of visits': {
    table: 'visit_count',
    key: 'value',
    kept: '363 days',
    gone: '368 days',
    write: (id, at) => sql`insert into visit_count (day, fact, value, language, visits)
      values ((${at})::date, 'page', ${id}, 'en', 1)`,
  },
  'addresses of deleted listings': {
    table: 'gone_property',
    key: 'id',
    kept: '364 days',
    gone: '366 days',
    write: (id, at) => sql`insert into gone_property (id, gone_at) values (${id}, ${at})`,
  },
  'searches that nobody confirmed': {
    table: 'saved_search',
    key: 'id',
    kept: '6 days',
    gone: '8 days',
    write: (id, at) => sql`insert into saved_search
      (id, email, email_hash, language, name, criteria, frequency, state, looked_at, created_at)
      values (${id}, 'sara@example.com', '', 'en', '', '', 'daily', 'unconfirmed', ${at}, ${at})`,
  },
  'changes of properties': {
    table: 'property_change',
    key: 'id',
    kept: '179 days',
    gone: '181 days',
    write: (id, at) => sql`insert into property_change (id, property_id, reason, matched_at)
      values (${id}, 'home', 'new', ${at})`,
  },
  'matches of saved searches': {
    table: 'saved_search_match',
    key: 'property_id',
    kept: '399 days',
    gone: '401 days',
    write: (id, at) => sql`
      with search as (
        insert into saved_search
          (id, email, email_hash, language, name, criteria, frequency, state, looked_at, created_at)
        values (${id} || ' of', 'sara@example.com', '', 'en', '', '', 'daily', 'active', now(), now())
        returning id
      )
      insert into saved_search_match (search_id, property_id, reason, price, matched_at)
      select id, ${id}, 'new', 1, ${at} from search`,
  },
  'sign-ups that have expired': {
    table: 'signup_attempt',
    key: 'email',
    kept: '-5 minutes',
    gone: '5 minutes',
    write: (id, at) => sql`insert into signup_attempt
      (email, token_hash, code, otp_expires_at, form, created_at, expires_at)
      values (${id}, ${id}, '', ${at}, '{}', ${at}, ${at})`,
  },
  'links that reset passwords': {
    table: 'password_reset',
    key: 'account_id',
    kept: '-5 minutes',
    gone: '5 minutes',
    write: (id, at) => sql`insert into password_reset
      (account_id, token_hash, language, created_at, expires_at)
      values (${id}, ${id}, 'en', ${at}, ${at})`,
  },
  'one-time codes': {
    table: 'one_time_code',
    key: 'account_id',
    kept: '-5 minutes',
    gone: '5 minutes',
    write: (id, at) => sql`insert into one_time_code
      (account_id, channel, target_hash, code_hash, created_at, expires_at)
      values (${id}, 'email', '', '', ${at}, ${at})`,
  },
  'the security log': {
    table: 'security_event',
    key: 'account_id',
    kept: '29 days',
    gone: '31 days',
    write: (id, at) => sql`insert into security_event (account_id, at, kind, network_hash)
      values (${id}, ${at}, 'login', '')`,
  },
  'guesses at a password': {
    table: 'login_guess',
    key: 'target_hash',
    kept: '23 hours',
    gone: '25 hours',
    write: (id, at) => sql`insert into login_guess (target_hash, failures, next_at, last_at)
      values (${id}, 3, ${at}, ${at})`,
  },
  'challenges of passkeys': {
    table: 'passkey_challenge',
    key: 'challenge_hash',
    kept: '-5 minutes',
    gone: '5 minutes',
    write: (id, at) => sql`insert into passkey_challenge
      (challenge_hash, purpose, session_hash, expires_at) values (${id}, 'login', '', ${at})`,
  },
  'devices that an account was entered from': {
    table: 'known_device',
    key: 'browser',
    kept: '89 days',
    gone: '91 days',
    write: (id, at) => sql`insert into known_device (account_id, browser, os, country, seen_at)
      values ('kept', ${id}, '', '', ${at})`,
  },
  'sign-ins under way': {
    table: 'social_sign_in',
    key: 'state_hash',
    kept: '-1 minute',
    gone: '1 minute',
    write: (
      id,
      at,
    ) => sql`insert into social_sign_in (state_hash, nonce_hash, session_hash, provider, purpose, expires_at)
      values (${id}, ${id}, '', 'google', 'log-in', ${at})`,
  },
  'drafts that nobody went on with': {
    table: 'property_draft',
    key: 'id',
    kept: '179 days',
    gone: '181 days',
    write: (
      id,
      at,
    ) => sql`insert into property_draft (id, owner_id, version, editor, content, saved_at)
      values (${id}, 'kept', 1, 'window', '{}', ${at})`,
  },
  'uploads under way': {
    table: 'resumable_upload',
    key: 'id',
    kept: '23 hours',
    gone: '25 hours',
    write: (id, at) => sql`insert into resumable_upload (id, owner_id, begun_at)
      values (${id}, 'kept', ${at})`,
  },
  'links by which advertisers are asked': {
    table: 'availability_mail',
    key: 'id',
    kept: '59 days',
    gone: '61 days',
    write: (id, at) => sql`insert into availability_mail (id, agent_id, created_at)
      values (${id}, 'kept', ${at})`,
  },
  'whether advertisers answered in time': {
    table: 'availability_period',
    key: 'id',
    kept: '364 days',
    gone: '366 days',
    write: (id, at) => sql`
      insert into availability_period (id, property_id, agent_id, ended_at, in_time)
      values (${id}, ${property}, 'kept', ${at}, true)`,
  },
  'what visitors said is gone': {
    table: 'gone_report',
    key: 'id',
    kept: '364 days',
    gone: '366 days',
    write: (id, at) => sql`
      insert into gone_report (id, property_id, agent_id, network_hash, reason, created_at)
      values (${id}, ${property}, 'kept', ${id}, 'taken', ${at})`,
  },
  'events of payments': {
    table: 'payment_event',
    key: 'id',
    kept: '29 days',
    gone: '31 days',
    write: (id, at) => sql`insert into payment_event (id, type, received_at)
      values (${id}, 'checkout.session.completed', ${at})`,
  },
  invoices: {
    table: 'invoice',
    key: 'id',
    kept: '95 months',
    gone: '97 months',
    write: (id, at) => sql`
      insert into invoice (id, payment_id, issuer, number, kind, issued_at, language, is_test, supplier, buyer,
        plan_name, plan_name_ar, period_start, period_end, price_fils, credit_fils, vat_percent, vat_fils,
        total_fils)
      values (${id}, ${id}, ${id}, 1, 'invoice', ${at}, 'en', false, '{}', '{}', 'Professional', '', now(),
        now(), 49900, 0, 5, 2495, 52395)`,
  },
  'when an address was written to': {
    table: 'secret_mail_turn',
    key: 'target_hash',
    kept: '55 minutes',
    gone: '65 minutes',
    write: (
      id,
      at,
    ) => sql`insert into secret_mail_turn (purpose, target_hash, sent_at, last_sent_at)
      values ('reset', ${id}, array[${at}], ${at})`,
  },
}

test.each(Object.entries(everything))('%s: the old go, the young stay', async (_what, given) => {
  const { table, key, kept, gone, write } = given
  const { db } = database
  await sql`delete from ${sql.table(table)}`.execute(db)
  for (const [id, age] of Object.entries({ kept, gone }))
    await write(id, sql`now() - ${age}::interval`).execute(db)
  const warned: unknown[] = []
  const warn = (...words: unknown[]) => void warned.push(words)
  const stop = cleanHourly(
    db,
    createSessions(db),
    { warn },
    settings,
    { hash: (text) => text },
    // With their files.
    [() => forgetOldUploads(db)],
  )
  await vi.advanceTimersByTimeAsync(hour)
  const left = async () => {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(key)} as id from ${sql.table(table)} order by 1
    `.execute(db)
    return rows.map(({ id }) => id)
  }
  await expect.poll(left).toEqual(['kept'])
  expect(warned).toEqual([])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('of the runs of a feed the last thirty stay', async () => {
  const { db } = database
  await sql`insert into feed (id, account_id, name, schedule, created_at)
    values ('feed', 'kept', 'Ours', 'never', now())`.execute(db)
  await sql`insert into feed_run (id, feed_id, kind, by, state, created_at)
    select 'run ' || age, 'feed', 'check', 'owner', 'done', now() - age * interval '1 day'
    from generate_series(1, 31) age`.execute(db)
  await sql`insert into feed_change (run_id, row, outcome) values ('run 31', 1, 'new')`.execute(db)
  await forgetOldRuns(db, 'feed')
  const { rows } = await sql<{ oldest: string; count: number }>`
    select count(*)::int as count, max(substr(id, 5)::int)::text as oldest from feed_run
  `.execute(db)
  expect(rows).toEqual([{ count: 30, oldest: '30' }])
  expect(await db.selectFrom('feed_change').select('row').execute()).toEqual([])
})
