import { sql } from 'kysely'
import { neighbours } from './http/one-property.ts'

const property = neighbours[0]?.id ?? ''

/** Stand in a row for its name, and for the time that it is of. */
export const id = Symbol('id')
export const at = Symbol('at')
/** The day in Dubai that `at` is on. */
export const day = Symbol('day')
export type Values = Readonly<Record<string, unknown>>

/** How old a row may be, and when it is too old; what has an end of its own is in the future. */
type Ages = readonly [kept: string, gone: string]
const ended: Ages = ['-5 minutes', '5 minutes']
const hours: Ages = ['55 minutes', '65 minutes']
const days: Ages = ['23 hours', '25 hours']
const weeks: Ages = ['6 days', '8 days']
const months: Ages = ['29 days', '31 days']
const quarters: Ages = ['89 days', '91 days']
const halves: Ages = ['179 days', '181 days']
const years: Ages = ['364 days', '366 days']
const twoYears: Ages = ['23 months', '24 months 1 day']

const to = { name: 'Sara', email: 'sara@example.com' }
const phone = { phone_number: '971500000000' }
const hello = { ...to, message: 'Hello', language: 'en' }
const mail = { message_id: id, kind: 'notice', to_address: to.email, due_at: at, ended_at: at }
export const search = {
  ...{ email: to.email, email_hash: '', language: 'en', name: '', criteria: '' },
  ...{ frequency: 'daily', looked_at: at },
}
const invoice = {
  ...{ payment_id: id, issuer: id, number: 1, kind: 'invoice', language: 'en', is_test: false },
  ...{ supplier: '{}', buyer: '{}', plan_name: 'Professional', plan_name_ar: '' },
  ...{ period_start: at, period_end: at, price_fils: 49900, credit_fils: 0 },
  ...{ vat_percent: 5, vat_fils: 2495, total_fils: 52395 },
}

/** Name of what is forgotten, its table, the column that names a row, ages, and what else a row holds. */
export const everything: readonly (readonly [string, string, string, Ages, Values])[] = [
  [
    'enquiries',
    'enquiry',
    'id',
    twoYears,
    { reference: id, kind: 'question', ...hello, ...phone, created_at: at },
  ],
  [
    'messages to the company',
    'company_message',
    'id',
    twoYears,
    { reference: id, subject: 'Hello', ...hello, created_at: at },
  ],
  [
    'reports of listings',
    'property_report',
    'id',
    twoYears,
    { reference: id, property_id: 'home', reason: 'gone', language: 'en', created_at: at },
  ],
  [
    'whom contact details were given to',
    'disclosure',
    'id',
    twoYears,
    {
      account_id: id,
      kind: 'question',
      recipient_kind: 'company',
      shared: '{name}',
      created_at: at,
    },
  ],
  [
    'contact details left with the assistant',
    'lead_suggestion',
    'id',
    twoYears,
    {
      account_id: id,
      ...to,
      ...phone,
      created_at: sql`now() - interval '9 years'`,
      updated_at: at,
    },
  ],
  [
    'sessions that have expired',
    'session',
    'token_hash',
    ended,
    { account_id: id, expires_at: at },
  ],
  ['who saw a listing', 'viewer_mark', 'viewer', hours, { property_id: 'home', seen_at: at }],
  ['how often a listing was seen', 'property_view', 'property_id', halves, { day, views: 1 }],
  [
    'how often the assistant showed a listing',
    'property_mention',
    'property_id',
    halves,
    { day, mentions: 1 },
  ],
  ['mails that were sent', 'outbox_mail', 'id', weeks, { ...mail, state: 'sent', created_at: at }],
  [
    'mails that were given up',
    'outbox_mail',
    'id',
    quarters,
    { ...mail, state: 'dead', created_at: at },
  ],
  [
    'answers to repetitions',
    'first_answer',
    'key',
    days,
    { owner: '', operation: 'createEnquiry', body_hash: '', created_at: at },
  ],
  [
    'counts of visits',
    'visit_count',
    'value',
    ['363 days', '368 days'],
    { day, fact: 'page', language: 'en', visits: 1 },
  ],
  ['addresses of deleted listings', 'gone_property', 'id', years, { gone_at: at }],
  [
    'searches that nobody confirmed',
    'saved_search',
    'id',
    weeks,
    { ...search, state: 'unconfirmed', created_at: at },
  ],
  [
    'changes of properties',
    'property_change',
    'id',
    halves,
    { property_id: 'home', reason: 'new', matched_at: at },
  ],
  [
    'matches of saved searches',
    'saved_search_match',
    'property_id',
    ['399 days', '401 days'],
    { search_id: 'active', reason: 'new', price: 1, matched_at: at },
  ],
  [
    'sign-ups that have expired',
    'signup_attempt',
    'email',
    ended,
    { token_hash: id, code: '', otp_expires_at: at, form: '{}', created_at: at, expires_at: at },
  ],
  [
    'links that reset passwords',
    'password_reset',
    'account_id',
    ended,
    { token_hash: id, language: 'en', created_at: at, expires_at: at },
  ],
  [
    'one-time codes',
    'one_time_code',
    'account_id',
    ended,
    { channel: 'email', target_hash: '', code_hash: '', created_at: at, expires_at: at },
  ],
  [
    'the security log',
    'security_event',
    'account_id',
    months,
    { at, kind: 'login', network_hash: '' },
  ],
  [
    'guesses at a password',
    'login_guess',
    'target_hash',
    days,
    { failures: 3, next_at: at, last_at: at },
  ],
  [
    'challenges of passkeys',
    'passkey_challenge',
    'challenge_hash',
    ended,
    { purpose: 'login', session_hash: '', expires_at: at },
  ],
  [
    'devices that an account was entered from',
    'known_device',
    'browser',
    quarters,
    { account_id: 'kept', os: '', country: '', seen_at: at },
  ],
  [
    'sign-ins under way',
    'social_sign_in',
    'state_hash',
    ['-1 minute', '1 minute'],
    { nonce_hash: id, session_hash: '', provider: 'google', purpose: 'log-in', expires_at: at },
  ],
  [
    'drafts that nobody went on with',
    'property_draft',
    'id',
    halves,
    { owner_id: 'kept', version: 1, editor: 'window', content: '{}', saved_at: at },
  ],
  ['uploads under way', 'resumable_upload', 'id', days, { owner_id: 'kept', begun_at: at }],
  [
    'links by which advertisers are asked',
    'availability_mail',
    'id',
    ['59 days', '61 days'],
    { agent_id: 'kept', created_at: at },
  ],
  [
    'whether advertisers answered in time',
    'availability_period',
    'id',
    years,
    { property_id: property, agent_id: 'kept', ended_at: at, in_time: true },
  ],
  [
    'what visitors said is gone',
    'gone_report',
    'id',
    years,
    { property_id: property, agent_id: 'kept', network_hash: id, reason: 'taken', created_at: at },
  ],
  [
    'events of payments',
    'payment_event',
    'id',
    months,
    { type: 'checkout.session.completed', received_at: at },
  ],
  ['invoices', 'invoice', 'id', ['95 months', '97 months'], { ...invoice, issued_at: at }],
  [
    'when an address was written to',
    'secret_mail_turn',
    'target_hash',
    hours,
    { purpose: 'reset', sent_at: [at], last_sent_at: at },
  ],
]
