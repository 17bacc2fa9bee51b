import { sql } from 'kysely'
import type { OpenDatabase } from '../../src/db/connect.ts'

interface Whose {
  id: string
  email: string
  phone: string
  /** Of somebody with whom lists are shared. */
  otherId: string
}

/** What somebody keeps beside favourites, and ways to enter an account: a row in every table of them. */
export async function writeKept(
  { db }: Pick<OpenDatabase, 'db'>,
  { id, email, phone, otherId }: Whose,
): Promise<void> {
  const rows = [
    sql`insert into known_device (account_id, browser, os, country, seen_at)
      values (${id}, 'Firefox', 'Linux', 'AE', now())`,
    sql`insert into one_time_code (account_id, channel, target_hash, code_hash, created_at, expires_at)
      values (${id}, 'email', 'secret target', 'secret code', now(), now())`,
    sql`insert into passkey (id, account_id, credential_id, public_key, counter, name, synced, created_at)
      values ('key', ${id}, 'secret credential', 'secret key', 0, 'My telephone', true, now())`,
    sql`insert into social_identity (issuer, subject, account_id, provider)
      values ('https://id.example.com', 'subject-77', ${id}, 'example')`,
    sql`insert into picture (id, owner_id, kind, state, width, height, placeholder, variants)
      values ('face', ${id}, 'profile_picture', 'shown', 640, 480, '',
        '[{"key": "pictures/face/96.webp", "media_type": "image/webp", "bytes": 3}]')`,
    sql`insert into saved_search
      (id, account_id, email, email_hash, language, name, criteria, frequency, state, looked_at, created_at)
      values
        ('own', ${id}, 'elsewhere@example.com', 'secret a', 'en', 'By the sea', 'bedrooms=2', 'daily', 'paused', now(), now()),
        ('by-address', null, ${email.toLowerCase()}, 'secret b', 'en', 'As a guest', 'bedrooms=3', 'daily', 'active', now(), now()),
        ('claimed', null, ${email}, 'secret c', 'en', 'Perhaps a stranger', 'bedrooms=4', 'daily', 'unconfirmed', now(), now()),
        ('of-another', ${otherId}, 'omar@example.com', 'secret d', 'en', 'Of another', 'bedrooms=5', 'daily', 'active', now(), now())`,
    sql`insert into saved_search_match (search_id, property_id, reason, price, matched_at)
      values ('own', 'matched-home', 'new', 0, now())`,
    sql`insert into shared_list (id, account_id, key_hash, title, owner_name, with_notes, follows_favourites)
      values ('own-list', ${id}, 'secret e', 'For the family', 'Amina', true, false),
        ('other-list', ${otherId}, 'secret f', 'List of another', 'Omar', false, false)`,
    sql`insert into shared_list_property (list_id, property_id, position)
      values ('own-list', 'listed-home', 1), ('other-list', 'home', 1)`,
    sql`insert into shared_list_voter (list_id, account_id, voter)
      values ('own-list', ${otherId}, 1), ('other-list', ${id}, 1)`,
    sql`insert into shared_list_vote (list_id, voter, property_id, opinion, name, comment, voted_at)
      values ('own-list', 1, 'listed-home', 'no', 'Omar', 'Said by another', now()),
        ('other-list', 1, 'home', 'maybe', 'Amina', 'A long way', now())`,
    sql`insert into viewing_calendar (account_id, week) values
      (${otherId}, '[{"weekday": 1, "from": "10:00", "to": "12:00"}]')`,
    sql`insert into viewing (id, agent_id, property_id, property_title, place, starts_at, ends_at, state, created_at)
      values ('asked', ${otherId}, 'home', 'By the sea', '', now(), now() + interval '30 minutes', 'requested', now())`,
    sql`insert into viewing_event (id, viewing_id, at, side, event, starts_at)
      values ('asked-for', 'asked', now(), 'visitor', 'requested', now())`,
    sql`insert into outbox_mail (id, message_id, channel, kind, to_address, content, due_at, created_at)
      values ('text', 'm4', 'sms', 'account', ${`+${phone}`}, '{}', now(), now())`,
    sql`insert into plan (id, name, name_ar, description, user_type, price, vat_percent, period,
        properties_limit, featured_limit, photos_limit, agents_limit, features, is_popular)
      values ('plan', 'Professional', '', '', 'agent', 499, 5, 'month', 25, 3, 30, 1, '{}', true)`,
    sql`insert into payment (id, session_id, provider, account_id, plan_id, starts, price_fils,
        credit_fils, vat_percent, vat_fils, total_fils, language, url, status, created_at, expires_at)
      values ('payment', 'secret session', 'embedded', ${id}, 'plan', 'now', 49900,
        0, 5, 2495, 52395, 'en', 'secret address', 'paid', now(), now())`,
    sql`insert into user_plan (id, account_id, plan_id, status, started_at, ends_at, price_fils,
        paid_fils, payment_id)
      values ('bought', ${id}, 'plan', 'active', now(), now() + interval '30 days', 49900, 49900, 'payment')`,
    sql`insert into invoice (id, issuer, number, kind, account_id, payment_id, issued_at, language,
        is_test, supplier, buyer, plan_name, plan_name_ar, period_start, period_end, price_fils,
        credit_fils, vat_percent, vat_fils, total_fils)
      values ('invoice', '100000000000003', 7, 'invoice', ${id}, 'payment', now(), 'en', false,
        '{"name": "Manzil", "address": "Dubai", "email": "", "trn": "100000000000003"}',
        '{"name": "Amina", "address": "", "email": "", "trn": null}',
        'Professional', '', now(), now(), 49900, 0, 5, 2495, 52395)`,
  ]
  for (const row of rows) await row.execute(db)
}
