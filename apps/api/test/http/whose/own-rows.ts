import { categories } from '@manzil/catalogue/categories'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { loadPropertyReferences } from '../../../src/db/property-references.ts'
import { upsertProperties } from '../../../src/db/property-writer.ts'
import { seededRandom } from '../../search/random.ts'
import { randomProperty } from '../../search/random-properties.ts'

export interface Person {
  id: string
  token: string
}

export interface OwnRowParts {
  app: FastifyInstance
  db: OpenDatabase['db']
  owner: Person
  /** A live property. */
  property: string
}

/** An id of a row, and what a call about it sends besides. */
export interface OwnedId {
  id: string
  body?: object
  query?: string
}

/** Makes a row that belongs to the owner. */
export type OwnRow = (parts: OwnRowParts) => OwnedId | Promise<OwnedId>

const at = new Date('2026-11-20T08:00:00Z')

export const session: OwnRow = async ({ db, owner }) => {
  const id = v7()
  const expires_at = new Date('2099-01-01')
  await db
    .insertInto('session')
    .values({ id, token_hash: id, account_id: owner.id, expires_at })
    .execute()
  return { id }
}

export const passkey: OwnRow = async ({ db, owner }) => {
  const id = v7()
  await db
    .insertInto('passkey')
    .values({
      id,
      account_id: owner.id,
      credential_id: id,
      public_key: '',
      counter: 0,
      name: 'Phone',
      synced: false,
      created_at: at,
    })
    .execute()
  return { id, body: { name: 'Stolen phone' } }
}

export const favourite: OwnRow = async ({ db, owner, property }) => {
  await db
    .insertInto('favourite')
    .values({ account_id: owner.id, property_id: property })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id: property, body: { note: 'Seen on Sunday' } }
}

export const sharedList: OwnRow = async (parts) => {
  await favourite(parts)
  const { app, owner } = parts
  const answer = await app.inject({
    method: 'POST',
    url: '/api/shared-list/create-shared-list',
    headers: { authorization: `Bearer ${owner.token}` },
    payload: { title: 'Ours', with_notes: false },
  })
  return { id: String(answer.json().data._id) }
}

export const savedSearch: OwnRow = async ({ db, owner }) => {
  const id = v7()
  await db
    .insertInto('saved_search')
    .values({
      id,
      account_id: owner.id,
      email: 'owner@example.com',
      email_hash: 'hash',
      language: 'en',
      name: 'Marina',
      criteria: 'purpose=sale',
      frequency: 'daily',
      state: 'active',
      looked_at: at,
      created_at: at,
    })
    .execute()
  return { id, body: { paused: true } }
}

/** What the ledger of the account says of a message to the company. */
export const sent: OwnRow = async ({ db, owner }) => {
  const id = v7()
  await db
    .insertInto('disclosure')
    .values({
      id,
      account_id: owner.id,
      kind: 'message',
      recipient_kind: 'company',
      recipient_id: null,
      recipient_name: null,
      property_id: null,
      property_title: null,
      property_title_ar: null,
      submission_id: null,
      reference: null,
      email: null,
      shared: ['name'],
      words_key: null,
      words_language: null,
      words: null,
      created_at: at,
    })
    .execute()
  return { id, body: { scope: 'one' } }
}

export const lead: OwnRow = async ({ db, owner }) => {
  const id = v7()
  const who = { name: 'Sara Khan', email: 'sara@example.com', phone_number: '971500000123' }
  await db.deleteFrom('lead_suggestion').where('account_id', '=', owner.id).execute()
  await db
    .insertInto('lead_suggestion')
    .values({ id, account_id: owner.id, ...who })
    .execute()
  return { id, body: { ...who, name: 'Eve' } }
}

/** An enquiry that came to the owner, and what a call about it sends. */
export const inboxLead =
  (body?: object): OwnRow =>
  async ({ db, owner }) => {
    const id = v7()
    await db
      .insertInto('enquiry')
      .values({
        id,
        reference: 'EQ-AAAAAA',
        kind: 'question',
        recipient_id: owner.id,
        property_id: null,
        sender_id: null,
        name: 'Sara Khan',
        email: `${id}@example.com`,
        phone_number: null,
        message: 'Is it still there?',
        preferred_contact: null,
        language: 'en',
        created_at: at,
      })
      .execute()
    return { id, ...(body && { body }) }
  }

/** A conversation with one answer that the owner has not read. */
export const talk: OwnRow = async ({ db, owner }) => {
  const id = v7()
  await db
    .insertInto('chat_session')
    .values({ id, account_id: owner.id, language: 'en', state: '{}', next_seq: 2 })
    .execute()
  const payload = JSON.stringify({ message: 'Hello', done: true, note: { answers: 0 } })
  await db
    .insertInto('chat_message')
    .values({ session_id: id, seq: 1, id: v7(), role: 'bot', type: 'text', payload })
    .execute()
  return { id, query: 'after_seq=0' }
}

/** A plan that was bought for a month. */
export const boughtPlan: OwnRow = async ({ db, owner }) => {
  const [id, plan_id] = [v7(), v7()]
  await db
    .insertInto('plan')
    .values({
      id: plan_id,
      name: 'Growth',
      name_ar: 'نمو',
      description: '',
      user_type: 'agent',
      price: 500,
      vat_percent: 5,
      period: 'month',
      properties_limit: 10,
      featured_limit: 1,
      photos_limit: 10,
      agents_limit: 1,
      features: [],
      is_popular: false,
    })
    .execute()
  const dates = { started_at: at, ends_at: new Date('2099-01-01') }
  await db
    .insertInto('user_plan')
    .values({
      id,
      account_id: owner.id,
      plan_id,
      status: 'active',
      price_fils: 0,
      paid_fils: 0,
      ...dates,
    })
    .execute()
  return { id }
}

export const invoice: OwnRow = async ({ db, owner }) => {
  const id = v7()
  const party = JSON.stringify({ name: 'Growth', address: '', email: '', trn: null })
  await db
    .insertInto('invoice')
    .values({
      id,
      issuer: id,
      number: 1,
      kind: 'invoice',
      account_id: owner.id,
      payment_id: id,
      issued_at: at,
      language: 'en',
      is_test: true,
      supplier: party,
      buyer: party,
      plan_name: 'Growth',
      plan_name_ar: 'نمو',
      period_start: at,
      period_end: at,
      price_fils: 0,
      credit_fils: 0,
      vat_percent: 5,
      vat_fils: 0,
      total_fils: 0,
    })
    .execute()
  return { id }
}

export const payment: OwnRow = async (parts) => {
  const { db, owner } = parts
  await boughtPlan(parts)
  const { plan_id } = await db.selectFrom('user_plan').select('plan_id').executeTakeFirstOrThrow()
  const id = v7()
  const session_id = `cs_test_${id}`
  await db
    .insertInto('payment')
    .values({
      id,
      session_id,
      provider: 'embedded',
      account_id: owner.id,
      plan_id,
      starts: 'now',
      price_fils: 0,
      credit_fils: 0,
      vat_percent: 5,
      vat_fils: 0,
      total_fils: 0,
      language: 'en',
      url: `/checkout/${session_id}`,
      status: 'cancelled',
      created_at: at,
      expires_at: at,
    })
    .execute()
  return { id: session_id }
}

/** A form that is being filled in. */
export const formDraft: OwnRow = async ({ db, owner }) => {
  const id = v7()
  await db
    .insertInto('property_draft')
    .values({
      id,
      owner_id: owner.id,
      version: 1,
      editor: 'window-one',
      content: JSON.stringify(emptyContent),
      saved_at: at,
    })
    .execute()
  return { id, body: { version: 1, editor: 'window-two', content: emptyContent } }
}

/** A file that was sent in parts, of which a picture was made. */
export const upload: OwnRow = async ({ db, owner }) => {
  const [id, picture] = [v7(), v7().replaceAll('-', '')]
  const variants = JSON.stringify([
    { key: `pictures/${picture}/1600.jpg`, media_type: 'image/jpeg', bytes: 9 },
  ])
  await db
    .insertInto('picture')
    .values({
      id: picture,
      owner_id: owner.id,
      kind: 'property_photo',
      state: 'shown',
      width: 1,
      height: 1,
      placeholder: '',
      variants,
    })
    .execute()
  await db
    .insertInto('resumable_upload')
    .values({ id, owner_id: owner.id, begun_at: at, finished_at: at, picture_id: picture })
    .execute()
  return { id, body: { purpose: 'property_photo' } }
}

/** The change by which the owner has removed a property. */
export const removed: OwnRow = async (parts) => {
  const { id } = await draft(parts)
  const { app, owner } = parts
  const headers = { authorization: `Bearer ${owner.token}` }
  const url = `/api/property/delete-property/${id}`
  const answer = await app.inject({ method: 'DELETE', url, headers })
  return { id: answer.json().change_id }
}

/** A draft of the owner, with the form that would change it. */
export const draft: OwnRow = async ({ db, owner }) => {
  const id = v7()
  const row = { ...randomProperty(1, seededRandom(1)), id, agentId: owner.id, agencyId: null }
  const references = await loadPropertyReferences(db)
  await db
    .transaction()
    .execute((trx) => upsertProperties(trx, [row], references, { status: 'draft' }))
  const category = categories.find(({ level }) => level === 1)
  const body = {
    title: 'Stolen corner apartment',
    description: 'A corner apartment on a middle floor.',
    status: 'draft',
    purpose: 'sale',
    category_id: category?.id,
    location_id: 'dubai-marina',
  }
  return { id, body }
}

/** A viewing that the owner has asked an agent for. */
export const viewing: OwnRow = async ({ db, owner, property }) => {
  const [id, agent_id] = [v7(), v7()]
  await db.insertInto('account').values({ id: agent_id, role: 'agent' }).execute()
  await db.insertInto('viewing_calendar').values({ account_id: agent_id }).execute()
  await db
    .insertInto('enquiry')
    .values({
      id,
      reference: 'EQ-222222',
      kind: 'viewing',
      recipient_id: agent_id,
      property_id: property,
      sender_id: owner.id,
      name: 'Sara Khan',
      email: 'sara@example.com',
      phone_number: null,
      message: 'May I see it?',
      preferred_contact: null,
      language: 'en',
      created_at: at,
    })
    .execute()
  await db
    .insertInto('viewing')
    .values({
      id,
      agent_id,
      property_id: property,
      property_title: 'Marina',
      property_title_ar: null,
      place: '',
      starts_at: new Date('2099-01-01T08:00:00Z'),
      ends_at: new Date('2099-01-01T08:30:00Z'),
      state: 'requested',
      taken: null,
      created_at: at,
    })
    .execute()
  return { id, body: { action: 'cancel', revision: 1 } }
}

/** A feed of a file. */
export const feed =
  (body?: object): OwnRow =>
  async ({ db, owner }) => {
    const id = v7()
    await db
      .insertInto('feed')
      .values({
        id,
        account_id: owner.id,
        name: 'Ours',
        schedule: 'never',
        file_name: 'ours.csv',
        created_at: at,
      })
      .execute()
    return { id, ...(body && { body }) }
  }

/** A run of it that was applied a moment ago. */
export const feedRun: OwnRow = async (parts) => {
  const { id: feed_id } = await feed()(parts)
  const id = v7()
  const now = new Date()
  await parts.db
    .insertInto('feed_run')
    .values({
      id,
      feed_id,
      kind: 'apply',
      by: 'person',
      state: 'done',
      counts: JSON.stringify({ read: 1, new: 1 }),
      created_at: now,
      finished_at: now,
    })
    .execute()
  return { id }
}
