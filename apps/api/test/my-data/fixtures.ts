import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { writeKept } from './kept-rows.ts'

export const person = {
  id: 'person-0000-1111',
  email: 'Amina.Leaving@example.com',
  phone: '971501234567',
}
export const agentId = 'agent-0000-2222'

/** An individual and an agent, with a row of the individual in every table that can hold one. */
export async function writeEverything({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { id, email, phone } = person
  await db
    .insertInto('account')
    .values([
      { id, role: 'individual', email, first_name: 'Amina', email_verified: true, phone },
      { id: agentId, role: 'agent', email: 'omar@example.com', first_name: 'Omar' },
    ])
    .execute()
  const rows = [
    sql`insert into session (token_hash, account_id, expires_at) values ('hash', ${id}, now() + interval '9 days')`,
    sql`insert into favourite (account_id, property_id, saved_price, note)
      values (${id}, 'home', 1234567, 'Near the sea')`,
    sql`insert into lead_suggestion (id, account_id, name, email, phone_number)
      values ('lead', ${id}, 'Amina', ${email}, '971500000000')`,
    sql`insert into chat_session (id, account_id, language) values ('talk', ${id}, 'en')`,
    sql`insert into chat_message (session_id, seq, id, role, type, payload)
      select 'talk', n, 'message-' || n, 'user', 'text',
        jsonb_build_object('message', 'Write to ' || ${email}::text || ' about number ' || n)
      from generate_series(1, 10000) n`,
    sql`insert into enquiry (id, reference, kind, sender_id, recipient_id, name, email, message, language, created_at)
      values ('asked', 'EQ-AAAAAA', 'question', ${id}, ${agentId}, 'Amina', ${email}, 'Hello', 'en', now())`,
    sql`insert into enquiry (id, reference, kind, name, email, message, language, created_at)
      values ('as-guest', 'EQ-BBBBBB', 'question', 'Amina', ${email.toLowerCase()}, 'Hello', 'en', now())`,
    sql`insert into lead_entry (id, enquiry_id, kind, account_id, body, mail_id, created_at)
      values ('wrote-back', 'asked', 'visitor', null, 'Write to ' || ${email}::text, '<1@amina.leaving@example.com>', now()),
        ('answered', 'asked', 'advertiser', ${agentId}, 'Dear Amina, ' || ${email}::text, '<2@manzil.example>', now()),
        ('noted', 'asked', 'note', ${agentId}, ${email}::text || ' called', null, now())`,
    sql`update enquiry set transcript = jsonb_build_array(${email}::text), brief = '{}' where id = 'asked'`,
    sql`insert into company_message (id, reference, sender_id, name, email, subject, message, language, created_at)
      values ('wrote', 'GT-AAAAAA', ${id}, 'Amina', ${email}, 'Amina', 'Hello', 'en', now())`,
    sql`insert into disclosure (id, account_id, kind, recipient_id, recipient_kind, recipient_name, submission_id, reference, email, shared, created_at)
      values ('asked', ${id}, 'question', ${agentId}, 'agent', 'Omar', 'asked', 'EQ-AAAAAA', ${email}, '{name}', now()),
        ('as-guest', null, 'question', null, 'company', null, 'as-guest', 'EQ-BBBBBB', ${email}, '{name}', now()),
        ('wrote', ${id}, 'message', null, 'company', null, 'wrote', 'GT-AAAAAA', ${email}, '{name}', now())`,
    sql`insert into property_report (id, reference, property_id, sender_id, reason, message, email, language, created_at)
      values ('told', 'RP-AAAAAA', 'home', ${id}, 'gone', ${email}, ${email}, 'en', now())`,
    sql`insert into security_event (account_id, at, kind, network_hash) values (${id}, now(), 'login', 'net')`,
    sql`insert into viewer_mark (viewer, property_id, seen_at) values (${id}, 'home', now())`,
    sql`insert into first_answer (owner, operation, key, body_hash, created_at)
      values (${id}, 'createEnquiry', 'key', '', now())`,
    sql`insert into password_reset (account_id, token_hash, language, created_at, expires_at)
      values (${id}, 'reset', 'en', now(), now())`,
    sql`insert into signup_attempt (email, token_hash, code, otp_expires_at, form, created_at, expires_at)
      values (${email.toLowerCase()}, 't', 'c', now(), jsonb_build_object('email', ${email}::text), now(), now())`,
    sql`insert into outbox_mail (id, message_id, kind, to_address, content, submission_id, due_at, created_at)
      values ('notice', 'm1', 'notice', 'omar@example.com', jsonb_build_object('replyTo', ${email}::text), 'asked', now(), now()),
        ('receipt', 'm2', 'receipt', ${email}, '{}', 'asked', now(), now()),
        ('account', 'm3', 'account', ${email}, '{}', null, now(), now())`,
  ]
  for (const row of rows) await row.execute(db)
  await writeKept({ db }, { ...person, otherId: agentId })
}

/** Every row of every table as text, with the name of the table. */
export async function everyRow({ db }: Pick<OpenDatabase, 'db'>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
    `.execute(db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
