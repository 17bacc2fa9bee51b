import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { closedLeads, type LeadPort, type PropertyRequest } from '@manzil/assistant/tools/lead-port'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { ask, init, listen, send } from './conversation.ts'

type Act = (leads: LeadPort) => Promise<unknown>

let database: OpenDatabase
let chat: ChatServer
/** Two properties of one agent, and one of another. */
let properties: { own: string; sister: string; stranger: string }
/** What the assistant does with its leads with every message. */
let act: Act

/** Says what came of its deed. */
const engine: AssistantEngine = {
  async *answer({ leads = closedLeads }) {
    const text = JSON.stringify(await act(leads))
    yield { kind: 'text', text, actions: [], evidence: [] }
    yield { kind: 'state', state: newState() }
  },
}

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  chat = await startChat(database, undefined, { engine })
  const { rows } = await sql<{ agent_id: string; ids: string[] }>`
    select agent_id, array_agg(id order by id) as ids from property
    where agent_id is not null group by agent_id order by count(*) desc limit 2
  `.execute(database.db)
  const [own = '', sister = ''] = rows[0]?.ids ?? []
  properties = { own, sister, stranger: rows[1]?.ids[0] ?? '' }
})
afterAll(async () => {
  await chat.stop()
  await database.close()
})
beforeEach(() => database.db.deleteFrom('enquiry').execute())

const enquiries = () => database.db.selectFrom('enquiry').selectAll().execute()
const request = (propertyId: string, change: Partial<PropertyRequest> = {}): PropertyRequest => ({
  kind: 'callback',
  propertyId,
  name: 'Sara Khan',
  email: 'sara@example.com',
  phone: '971501234567',
  message: 'A visitor of the chat asks to be called about it.',
  preferredTime: undefined,
  language: 'de',
  ...change,
})

async function enter(token?: string) {
  const client = chat.connect({ token: token ?? (await chat.guestToken()) })
  const { sessionId } = await init(client)
  return async (deed: Act): Promise<unknown> => {
    act = deed
    const parts = await ask(client, sessionId, 'go on')
    return JSON.parse(parts.find(({ type }) => type === 'text')?.message ?? 'null')
  }
}

test('a callback is a lead of the agent, by telephone, in the language of the visitor', async () => {
  const say = await enter()
  expect(await say((leads) => leads.submit(request(properties.own)))).toMatchObject({
    kind: 'sent',
  })
  const [lead] = await enquiries()
  expect(lead).toMatchObject({
    kind: 'callback',
    property_id: properties.own,
    preferred_contact: 'phone',
    language: 'de',
  })
})

test('a call about no property is asked of the company, with one way to answer', async () => {
  await database.db.deleteFrom('company_message').execute()
  const say = await enter()
  const asked = { ...request(properties.own, { email: undefined }), propertyId: undefined }
  expect(await say((leads) => leads.submit(asked))).toMatchObject({
    kind: 'sent',
    reference: expect.stringMatching(/^GT-/),
    to: 'site',
  })
  expect(await enquiries()).toEqual([])
  const letters = await database.db.selectFrom('company_message').selectAll().execute()
  expect(letters).toMatchObject([
    { email: null, phone_number: asked.phone, subject: 'A callback', language: 'de' },
  ])
})

test('who leaves an e-mail address alone is written to', async () => {
  const say = await enter()
  await say((leads) => leads.submit(request(properties.own, { phone: undefined })))
  expect(await enquiries()).toMatchObject([{ phone_number: null, preferred_contact: 'email' }])
})

test('one message hands in one request, however often it is answered', async () => {
  const say = await enter()
  let attempts = 0
  const sent = await say(async (leads) => {
    const handed = await leads.submit(request(properties.own))
    attempts += 1
    // The first answer is lost after the deed, and made again.
    if (attempts === 1) throw new Error('the answer got lost')
    return handed
  })
  expect(attempts).toBe(2)
  const all = await enquiries()
  expect(all).toHaveLength(1)
  expect(sent).toEqual({
    kind: 'sent',
    reference: all[0]?.reference,
    to: 'agent',
    isBooked: false,
  })
})

test('two servers that answer one message hand in one request', async () => {
  const other = await startChat(database, undefined, { engine })
  const token = await chat.guestToken()
  const client = chat.connect({ token })
  const { sessionId } = await init(client)
  const stream = listen(client)
  const both = Promise.withResolvers<void>()
  let submissions = 0
  act = async (leads) => {
    submissions += 1
    if (submissions === 2) both.resolve()
    await both.promise
    return leads.submit(request(properties.own))
  }
  await send(client, sessionId, 'go on')
  // What has no answer yet is taken up by whichever server the next window comes to.
  await init(other.connect({ token }), sessionId)
  await stream.until((messages) => messages.some(({ done }) => done))
  await other.stop()
  expect([submissions, (await enquiries()).length]).toEqual([2, 1])
})

test('one account hands in ten requests an hour, and another one its own', async () => {
  const say = await enter()
  const submit: Act = (leads) => leads.submit(request(properties.own))
  for (let count = 0; count < 10; count += 1)
    expect(await say(submit)).toMatchObject({ kind: 'sent' })
  expect(await say(submit)).toEqual({ kind: 'busy' })
  expect(await enquiries()).toHaveLength(10)
  const other = await enter()
  expect(await other(submit)).toMatchObject({ kind: 'sent' })
})

test('accounts of one address hand in as many requests a minute as its pages may send', async () => {
  const config = { allowedOrigins: [], trustProxy: 1, enquiryLimit: 2 }
  const strict = await startChat(database, undefined, { engine, config })
  const enterFrom = async (address: string) => {
    const token = await strict.guestToken()
    const client = strict.connect({ token, headers: { 'x-forwarded-for': address } })
    const { sessionId } = await init(client)
    return async (propertyId: string | undefined): Promise<unknown> => {
      act = (leads) => leads.submit({ ...request(properties.own), propertyId })
      const parts = await ask(client, sessionId, 'go on')
      return JSON.parse(parts.find(({ type }) => type === 'text')?.message ?? 'null')
    }
  }
  expect(await (await enterFrom('203.0.113.9'))(undefined)).toMatchObject({ kind: 'sent' })
  expect(await (await enterFrom('203.0.113.9'))(properties.own)).toMatchObject({ kind: 'sent' })
  expect(await (await enterFrom('203.0.113.9'))(undefined)).toEqual({ kind: 'busy' })
  expect(await (await enterFrom('203.0.113.9'))(properties.own)).toEqual({ kind: 'busy' })
  expect(await (await enterFrom('203.0.113.10'))(undefined)).toMatchObject({ kind: 'sent' })
  await strict.stop()
})

test('a property that is not published any more is gone', async () => {
  const set = (status: number) =>
    database.db.updateTable('property').set({ status }).where('id', '=', properties.own).execute()
  const say = await enter()
  await set(statusCodes.hidden)
  expect(await say((leads) => leads.submit(request(properties.own)))).toEqual({ kind: 'gone' })
  await set(statusCodes.live)
  expect(await enquiries()).toEqual([])
})

test('a time is taken for every property of the agent, and for nobody else', async () => {
  const at = new Date(Date.now() + 48 * 3_600_000)
  const preferredTime = at.toISOString()
  const say = await enter()
  await say((leads) => leads.submit(request(properties.own, { kind: 'viewing', preferredTime })))
  const taken = (id: string) =>
    say((leads) => leads.viewingTimes(id, new Date(), new Date(at.getTime() + 1)))
  expect(await taken(properties.own)).toEqual({ kind: 'any', taken: [preferredTime] })
  expect(await taken(properties.sister)).toEqual({ kind: 'any', taken: [preferredTime] })
  expect(await taken(properties.stranger)).toEqual({ kind: 'any', taken: [] })
})

test('an account is known by what it says of itself, and a guest by nothing', async () => {
  const visitor: Act = (leads) => leads.visitor()
  expect(await (await enter())(visitor)).toEqual({})
  const { db } = database
  const account = await db
    .selectFrom('account')
    .select(['id', 'role', 'email'])
    .where('email', '=', 'demo.individual@manzil.example')
    .executeTakeFirstOrThrow()
  const said = { first_name: 'Sara', last_name: 'Khan', phone: '+971 50 123 4567' }
  await db.updateTable('account').set(said).where('id', '=', account.id).execute()
  const say = await enter(await chat.sessions.open(account))
  const known = { name: 'Sara Khan', email: account.email, phone: '971501234567' }
  expect(await say(visitor)).toEqual(known)
})
