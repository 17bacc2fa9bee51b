import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { mornings } from '../viewings/agent-with-hours.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { ask, init } from './conversation.ts'
import { testViewings } from './test-enquiries.ts'

let database: OpenDatabase
let chat: ChatServer
/** A Wednesday noon in Dubai. */
const now = new Date('2026-11-18T12:00:00+04:00')

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  chat = await startChat(database, () => now)
})
afterAll(async () => {
  await chat.stop()
  await database.close()
})

const enquiries = () => database.db.selectFrom('enquiry').selectAll().execute()

test('a viewing that was agreed to is a lead of the agent, and its time is gone', async () => {
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const say = async (message: string) => {
    const parts = await ask(client, sessionId, message)
    return parts.find(({ type }) => type === 'text')
  }
  const results = await ask(client, sessionId, 'apartments in Dubai Marina')
  const cards = results.find((part) => part.type === 'property_results')
  const first = cards?.type === 'property_results' ? cards.data[0]?._id : undefined
  await say('book a viewing of the first one tomorrow at 5 pm')
  const drafted = await say('John Smith, 0501234567, john@example.com')
  expect(drafted?.message).toContain('Shall I send this request?')
  expect(await enquiries()).toEqual([])

  expect((await say('yes, send it'))?.message).toMatch(
    /Sent to the agent, reference EQ-[2-9A-Z]{6}/,
  )
  const [lead, ...more] = await enquiries()
  expect(more).toEqual([])
  const agent = await database.db
    .selectFrom('property')
    .select('agent_id')
    .where('id', '=', first ?? '')
    .executeTakeFirst()
  expect(lead).toMatchObject({
    kind: 'viewing',
    property_id: first,
    recipient_id: agent?.agent_id,
    name: 'John Smith',
    phone_number: '0501234567',
    email: 'john@example.com',
    language: 'en',
  })
  expect(lead?.message).toContain('apartment, in Dubai Marina')
  expect(new Date(lead?.preferred_time ?? 0).toISOString()).toBe('2026-11-19T13:00:00.000Z')

  const again = await say('book a viewing of the first one tomorrow at 5 pm')
  expect(again?.message).toContain('cannot be asked for any more')
  await say('yes')
  expect(await enquiries()).toHaveLength(1)
})

test('an advertiser without an account has not got it: the site has', async () => {
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const results = await ask(client, sessionId, 'villas for sale in Dubai')
  const cards = results.find((part) => part.type === 'property_results')
  const first = cards?.type === 'property_results' ? cards.data[0]?._id : undefined
  await database.db
    .updateTable('property')
    .set({ agent_id: null })
    .where('id', '=', first ?? '')
    .execute()
  const drafts = ['call me about the first one', 'John Smith, 0501234567, john@example.com']
  for (const message of drafts) await ask(client, sessionId, message)
  const parts = await ask(client, sessionId, 'yes, send it')
  const said = parts.find(({ type }) => type === 'text')?.message
  expect(said).toMatch(/^Sent to the team of this site, reference EQ-[2-9A-Z]{6}:/)
  expect(said).not.toContain('agent')
  const leads = await database.db
    .selectFrom('enquiry')
    .select('recipient_id')
    .where('property_id', '=', first ?? '')
    .execute()
  expect(leads).toEqual([{ recipient_id: null }])
})

test('of an agent who offers times one of them is booked, and no other', async () => {
  const { db } = database
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const say = async (message: string) => {
    const parts = await ask(client, sessionId, message)
    return parts.find(({ type }) => type === 'text')
  }
  const results = await ask(client, sessionId, 'apartments in Business Bay')
  const cards = results.find((part) => part.type === 'property_results')
  const here = (cards?.type === 'property_results' ? cards.data[0]?._id : undefined) ?? ''
  const of = db.selectFrom('property').select('agent_id').where('id', '=', here)
  const agentId = (await of.executeTakeFirst())?.agent_id ?? ''
  await testViewings(db).setHours(agentId, mornings)
  const viewings = () =>
    db
      .selectFrom('viewing')
      .select(['state', 'starts_at'])
      .where('property_id', '=', here)
      .execute()

  const refused = await say('book a viewing of the first one tomorrow at 5 pm')
  expect(refused?.message).toContain('is not free')
  const offered = (await testViewings(db).slots(here, now))?.slots ?? []
  const told = await say('tomorrow at 10:30 am, John Smith, 0501234567, john@example.com')
  expect(told?.message).toContain('Shall I send this request?')
  expect(await viewings()).toEqual([])

  const booked = await say('yes, with this conversation')
  expect(booked?.message).toMatch(/^Booked, reference EQ-[2-9A-Z]{6}/)
  const [viewing, ...more] = await viewings()
  expect(more).toEqual([])
  expect(viewing?.state).toBe('confirmed')
  const time = viewing?.starts_at.toISOString() ?? ''
  expect(time).toBe('2026-11-19T06:30:00.000Z')
  expect(offered).toContain(time)
  expect((await testViewings(db).slots(here, now))?.slots).not.toContain(time)

  const lead = await db
    .selectFrom('enquiry')
    .select(['id', 'origin', 'transcript'])
    .where('recipient_id', '=', agentId)
    .where('kind', '=', 'viewing')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(lead.origin).toBe('assistant')
  expect(lead.transcript).toContainEqual(
    expect.objectContaining({
      role: 'user',
      text: 'book a viewing of the first one tomorrow at 5 pm',
    }),
  )
  const ledger = await db
    .selectFrom('disclosure')
    .select(['shared', 'words_key', 'words'])
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow()
  expect(ledger.words_key).toBe('assistant_conversation')
  expect(ledger.words).toContain('what we have written here')
  expect(ledger.shared).toContain('conversation')
})
