import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { newState } from '@manzil/assistant/state'
import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshEngine } from '../../src/chat/create-engine.ts'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { makeAdmin } from '../../src/modules/operator/first-admin.ts'
import { readShownNotices, upsertNotice } from '../../src/modules/operator/repository/notices.ts'
import { decideIn } from '../../src/modules/own-property/decide-review.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { resumeWithin } from '../../src/modules/plan/holding-repository.ts'
import { limitsOf } from '../../src/modules/plan/service.ts'
import { loadSearchIndex, refreshSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { agency, agent, neighbours, property, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'
import { silentLog } from '../silent-log.ts'

type OperationId = keyof typeof operationTable

const email = 'ada@manzil.example.com'
const now = new Date()
let database: OpenDatabase
let app: FastifyInstance
let admin = { id: '', token: '' }

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  const { db } = database
  await fill(database, [property, ...neighbours])
  await writeAccounts(database)
  await db
    .updateTable('account')
    .set({ email: 'omar@example.com', languages: ['ar'], rera_number: 'B-1' })
    .where('id', '=', agent)
    .execute()
  app = await buildTestApp(database)
  await makeAdmin(db, { email, another: false, now })
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  admin = { id, token: await createSessions(db).open({ id, role: 'admin' }) }
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function call(
  operation: OperationId,
  { id, query, body, token = admin.token }: Record<string, unknown> & { token?: string } = {},
) {
  const { method, path } = operationTable[operation]
  const answer = await app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api${path.replace(/\{\w+\}/, String(id))}${query ? `?${String(query)}` : ''}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const statusOf = async (id: string) => {
  const { db } = database
  const row = await db
    .selectFrom('property')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.status
}

const mailsTo = async (address: string) => {
  const { db } = database
  const rows = await db
    .selectFrom('outbox_mail')
    .select('content')
    .where('to_address', '=', address)
    .orderBy('id')
    .execute()
  return JSON.stringify(rows)
}

test('the first who runs the site is made once, and a second only when it is said', async () => {
  const { db } = database
  expect((await makeAdmin(db, { email, another: false, now })).isNew).toBe(false)
  const second = { email: 'grace@example.com', now }
  await expect(makeAdmin(db, { ...second, another: false })).rejects.toThrow('--another')
  await expect(makeAdmin(db, { email: 'omar@example.com', another: true, now })).rejects.toThrow(
    'another kind',
  )
  await expect(makeAdmin(db, { email: 'no address', another: true, now })).rejects.toThrow(
    '--email',
  )
  const { token, isNew } = await makeAdmin(db, { ...second, another: true })
  expect(isNew).toBe(true)
  const password = 'seven palms over water'
  const set = await call('resetUserPassword', {
    body: { token, new_password: password },
    token: '',
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const again = await call('resetUserPassword', {
    body: { token, new_password: password },
    token: '',
  })
  expect(again.status).toBe(422)
  const entry = await call('loginUser', { body: { email: second.email, password }, token: '' })
  expect(entry.body.data.role).toBe('admin')
})

test('nobody becomes one by asking for it', async () => {
  const token = await createSessions(database.db).open({ id: agent, role: 'agent' })
  const form = {
    first_name: 'Eve',
    last_name: 'Stone',
    email: 'eve@example.com',
    accept_terms: true,
  }
  const signup = await call('initiateSignup', { body: { ...form, role: 'admin' }, token: '' })
  expect([signup.status, signup.body.fields[0].path]).toEqual([422, 'role'])
  const update = await call('updateUser', { id: agent, body: { role: 'admin' }, token })
  expect([update.status, update.body.fields[0].path]).toEqual([422, 'role'])
  const body = { kind: 'property', decision: 'approve', role: 'admin' }
  expect((await call('decideOperatorCase', { id: property.id, body, token })).status).toBe(403)
  const page = await app.inject({
    method: 'PUT',
    url: `/api/operator/decide-case/${property.id}`,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/plain' },
    payload: JSON.stringify(body),
  })
  expect(page.statusCode).toBe(415)
})

test('a decision, what it changes and the log are one transaction', async () => {
  const { db } = database
  await db
    .updateTable('property')
    .set({ status: statusCodes.in_review })
    .where('id', '=', property.id)
    .execute()
  await db
    .insertInto('property_state')
    .values({ property_id: property.id, unreviewed: true })
    .execute()
  const body = {
    kind: 'property',
    decision: 'reject',
    reason: 'The permit <b>is</b> of another home.',
  }
  await sql`alter table operator_action rename to operator_action_away`.execute(db)
  expect((await call('decideOperatorCase', { id: property.id, body })).status).toBe(500)
  await sql`alter table operator_action_away rename to operator_action`.execute(db)
  expect(await statusOf(property.id)).toBe(statusCodes.in_review)
  expect(await mailsTo('omar@example.com')).toBe('[]')

  const { body: answer } = await call('decideOperatorCase', { id: property.id, body })
  expect(answer.data).toMatchObject({ state: 'refused', reason: body.reason, decisions: [] })
  const mail = await mailsTo('omar@example.com')
  expect(mail).toContain('لم تتم الموافقة على إعلانك')
  expect(mail).toContain('&lt;b&gt;is&lt;/b&gt;')
  const { body: log } = await call('listOperatorActions', { query: `search=${property.id}` })
  expect(log.data).toMatchObject([{ by: email, action: 'reject', kind: 'property' }])
  const { body: seen } = await call('getOperatorProperty', { id: property.id })
  expect(seen.data.history[0].action).toBe('reject')
})

test('what an operator took off the site goes live by an operator alone', async () => {
  const { db } = database
  const lookups = await loadSearchIndex(db)
  const properties = createPropertyService(db, lookups)
  const own = createOwnPropertyService(db, {
    lookups,
    properties,
    review: 'none',
    availability: defaultAvailabilityRules,
  })
  const editor = { caller: { id: agent, role: 'agent' as const }, log: silentLog }
  const submit = () => own.change({ ids: [property.id], action: 'submit' }, editor)
  expect((await submit()).refused).toEqual([])
  expect(await statusOf(property.id)).toBe(statusCodes.in_review)
  const approve = { kind: 'property', decision: 'approve' }
  expect((await call('decideOperatorCase', { id: property.id, body: approve })).status).toBe(200)
  expect(await statusOf(property.id)).toBe(statusCodes.live)
  await own.change({ ids: [property.id], action: 'pause' }, editor)
  await own.change({ ids: [property.id], action: 'resume' }, editor)
  expect(await statusOf(property.id)).toBe(statusCodes.live)
  const nobody = await db
    .transaction()
    .execute((trx) =>
      decideIn(
        trx,
        v7(),
        admin.id,
        { decision: 'approve' },
        { now, rules: defaultAvailabilityRules },
      ),
    )
  expect(nobody).toBe('gone')
})

test('a suspended account loses sessions and listings, and gets the listings back', async () => {
  const { db } = database
  const token = await createSessions(db).open({ id: agent, role: 'agent' })
  const manager = await createSessions(db).open({ id: agency, role: 'agency' })
  const whereSeen = async () => {
    const answers = {
      page: (await call('getAgent', { id: agent, token: '' })).body.data,
      directory: (await call('listAgents', { query: 'search=omar', token: '' })).body.data,
      suggestion: (await call('listSearchSuggestions', { query: 'search=omar', token: '' })).body,
      sitemap: (await app.inject('/sitemaps/agents-1.xml')).body,
      colleagues: (await call('getLeadChoices', { token: manager })).body,
    }
    const seen = Object.entries(answers).filter(([, it]) => JSON.stringify(it)?.includes(agent))
    return seen.map(([place]) => place)
  }
  const [first = '', second = ''] = neighbours.map(({ id }) => id)
  const live = (await statusOf(first)) === statusCodes.live
  expect(live).toBe(true)
  // One that the plan of its agency had no room for.
  await db
    .updateTable('property')
    .set({ status: statusCodes.hidden, agent_id: agent })
    .where('id', '=', second)
    .execute()
  await db.insertInto('plan_pause').values({ property_id: second, account_id: agency }).execute()
  const suspend = { kind: 'account', decision: 'suspend', reason: 'Copies adverts of others.' }
  expect((await call('decideOperatorCase', { id: agent, body: suspend })).status).toBe(200)
  expect((await call('getCurrentUser', { token })).status).toBe(401)
  expect(await statusOf(neighbours[0]?.id ?? '')).toBe(statusCodes.hidden)
  // A plan that has room again brings nothing of it back.
  await db.transaction().execute((trx) => resumeWithin(trx, agency, 10))
  expect(await statusOf(second)).toBe(statusCodes.hidden)
  // A session that was begun in the same moment is no way in either.
  const late = await createSessions(db).open({ id: agent, role: 'agent' })
  expect((await call('getCurrentUser', { token: late })).status).toBe(401)
  const twice = await call('decideOperatorCase', { id: agent, body: suspend })
  expect(twice.status).toBe(409)
  // Nobody finds the account, nor is a lead given to it.
  expect(await whereSeen()).toEqual([])
  const lift = { kind: 'account', decision: 'lift' }
  expect((await call('decideOperatorCase', { id: agent, body: lift })).status).toBe(200)
  expect(await statusOf(neighbours[0]?.id ?? '')).toBe(statusCodes.live)
  expect(await whereSeen()).toEqual(['page', 'directory', 'suggestion', 'sitemap', 'colleagues'])
  expect(await statusOf(second)).toBe(statusCodes.live)
  expect(await mailsTo('omar@example.com')).toContain('Copies adverts of others.')
  const own = await call('decideOperatorCase', { id: admin.id, body: suspend })
  expect([own.status, own.body.key]).toEqual([409, 'problem.ownAccount'])
})

test('an added name is understood by search at once, by the assistant and by other servers', async () => {
  const { db } = database
  const elsewhere = await loadSearchIndex(db)
  const engine = await createFreshEngine(db, () => now, { index: elsewhere, logger: silentLog })
  const ask = async (text: string) => {
    for await (const part of engine.answer({
      text,
      language: 'de',
      state: newState(),
      now,
    }))
      if (part.kind === 'state') return JSON.stringify(part.state)
    return ''
  }
  const total = async (query: string) =>
    (await call('listProperties', { query, token: '' })).body.pagination.total
  const there = await total('location=dubai-marina')
  expect(there).toBeGreaterThan(0)
  expect(await total('search=Jachthafenviertel')).toBe(0)
  expect(await ask('Wohnung in Jachthafenviertel')).not.toContain('dubai-marina')
  const body = { place_id: 'dubai-marina', language: 'de', name: 'Jachthafenviertel' }
  const id = v7()
  expect((await call('savePlaceAlias', { id, body })).status).toBe(200)
  expect(await total('search=Jachthafenviertel')).toBe(there)
  const suggested = await call('listSearchSuggestions', { query: 'search=jachthafen', token: '' })
  expect(JSON.stringify(suggested.body)).toContain('dubai-marina')
  await refreshSearchIndex(db, elsewhere)
  expect(await ask('Wohnung in Jachthafenviertel')).toContain('dubai-marina')
  expect((await call('removePlaceAlias', { id })).status).toBe(200)
  expect(await total('search=Jachthafenviertel')).toBe(0)
})

test('whoever has bought a plan keeps its terms', async () => {
  const { db } = database
  const plans = (await call('listOperatorPlans')).body.data
  const plan = plans.find((each: { user_type: string }) => each.user_type === 'agency')
  await db
    .insertInto('user_plan')
    .values({
      id: v7(),
      account_id: agency,
      plan_id: plan._id,
      status: 'active',
      started_at: now,
      ends_at: new Date('2099-01-01'),
      price_fils: 0,
      paid_fils: 0,
    })
    .execute()
  const { listings_limit, featured_limit, photos_limit, agents_limit, features, price } = plan
  const kept = { featured_limit, photos_limit, agents_limit, features, is_sold: true }
  const body = { ...kept, price: price * 2, listings_limit: 1 }
  const { body: changed } = await call('updateOperatorPlan', { id: plan._id, body })
  expect(changed.data).toMatchObject({ listings_limit: 1, holders: 0 })
  expect((await limitsOf(db, agency, now)).listings).toBe(listings_limit)
  // The other one of two who edit it at once.
  expect((await call('updateOperatorPlan', { id: plan._id, body })).status).toBe(404)
  const stopped = { ...body, is_sold: false }
  const { body: off } = await call('updateOperatorPlan', { id: changed.data._id, body: stopped })
  expect(off.data).toMatchObject({ _id: changed.data._id, is_sold: false })
})

test('a message that failed is sent again, or given up with what it said', async () => {
  const { db } = database
  const dead = async (content: string) => {
    const id = v7()
    await db
      .insertInto('outbox_mail')
      .values({
        id,
        message_id: id,
        kind: 'notice',
        to_address: 'nobody@example.com',
        content: content ?? '',
        state: 'dead',
        attempts: 8,
        last_error: '550 no such user',
        due_at: now,
        created_at: now,
        ended_at: now,
      })
      .execute()
    if (content === null)
      await db.updateTable('outbox_mail').set({ content }).where('id', '=', id).execute()
    return id
  }
  const [first, second, secret] = [
    await dead('{"subject":"One"}'),
    await dead('{"subject":"Two"}'),
    await dead('{}'),
  ]
  // Those with secrets are kept without their words.
  await db.updateTable('outbox_mail').set({ content: null }).where('id', '=', secret).execute()
  const { body: list } = await call('listOperatorCases', { query: 'kind=mail&state=failed' })
  expect(list.data.map((each: { decisions: string[] }) => each.decisions)).toEqual([
    ['give_up'],
    ['retry', 'give_up'],
    ['retry', 'give_up'],
  ])
  const decide = (id: string, decision: string) =>
    call('decideOperatorCase', { id, body: { kind: 'mail', decision } })
  expect((await decide(first, 'retry')).status).toBe(200)
  expect((await decide(second, 'give_up')).body.data.state).toBe('given_up')
  expect((await decide(secret, 'retry')).status).toBe(409)
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['id', 'state', 'attempts', 'content'])
    .where('id', 'in', [first, second])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { state: 'waiting', attempts: 0, content: { subject: 'One' } },
    { state: 'given_up', content: null },
  ])
})

test('a notice is shown from the morning of its first day in Dubai to the evening of its last', async () => {
  const { db } = database
  const text = 'Closed today.'
  const texts = { en: text, ar: text, ru: text, hi: text, zh: text, de: text }
  const notice = { place: 'everywhere', texts, link: null } as const
  const days = { from: '2026-11-21', until: '2026-11-21' }
  await upsertNotice(db, v7(), { ...notice, ...days }, now)
  // Days of Dubai begin at eight in the evening of UTC.
  const moments = ['20T19:59', '20T20:00', '21T19:59', '21T20:00']
  const shown = await Promise.all(
    moments.map(async (at) => (await readShownNotices(db, new Date(`2026-11-${at}Z`))).length),
  )
  expect(shown).toEqual([0, 1, 1, 0])
})

test('the log is never changed', async () => {
  const { db } = database
  const change = db.updateTable('operator_action').set({ subject: 'nothing' })
  await expect(change.execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('operator_action').execute()).rejects.toThrow('never changed')
})
