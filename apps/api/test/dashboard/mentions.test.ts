import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewMessage } from '../../src/chat/message-row.ts'
import { clearSession, createSession } from '../../src/chat/repository/conversations.ts'
import { readSnapshot } from '../../src/chat/repository/snapshot.ts'
import { cutAnswer, storeAnswer } from '../../src/chat/repository/store-answer.ts'
import { storeQuestion } from '../../src/chat/repository/store-question.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { migrateToLatest } from '../../src/db/migrate.ts'
import { engines, openTestDatabase } from '../engines.ts'

const [marina, creek, palm] = [v7(), v7(), v7()]
const account = v7()

const card = (_id: string): ChatProperty => ({
  _id,
  title: 'Villa',
  type: 'villa',
  location: 'Dubai Marina, Dubai',
  price: 2_000_000,
  price_per_sqft: null,
  features: [],
  link: `/property-details?id=${_id}`,
  bedrooms: null,
  bathrooms: null,
  size: null,
  purpose: 'sale',
  price_period: null,
  picture: null,
})
const text: NewMessage = { role: 'bot', type: 'text', message: 'Two homes.', done: true }
const results = (ids: readonly string[]): NewMessage => ({
  role: 'bot',
  type: 'property_results',
  message: 'Here they are:',
  subMessage: '',
  link: '/property-listing',
  linkText: 'View Listing',
  totalProperties: ids.length,
  data: ids.map(card),
  done: true,
})

describe.each(engines)('what the assistant shows, counted on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    await database.db.insertInto('account').values({ id: account, role: 'individual' }).execute()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('property_mention').execute()
  })
  afterAll(() => database.close())

  /** Asks and stores an answer that shows these properties; answers what the stop needs. */
  async function answer(ids: readonly string[]) {
    const { db } = database
    const { id } = await createSession(db, account, 'en')
    const from = await readSnapshot(db, id, account)
    const asked = from && (await storeQuestion(db, account, from, { message: 'Marina?' }))
    if (!asked) throw new Error('the question was not stored')
    const question = asked.seq
    const messages = [text, results(ids)]
    const stored = await storeAnswer(db, account, asked.snapshot, { question, messages, state: {} })
    if (stored.outcome !== 'stored') throw new Error(`the answer was ${stored.outcome}`)
    return { session: id, question, said: String(stored.messages[0]?.id) }
  }

  const counted = async () => {
    const { rows } = await sql<{ property_id: string; day: string; mentions: number }>`
      select property_id, day::text as day, mentions from property_mention
    `.execute(database.db)
    expect(rows.map(({ day }) => day)).toEqual(rows.map(() => dubaiDay(new Date())))
    return Object.fromEntries(rows.map(({ property_id, mentions }) => [property_id, mentions]))
  }

  test('is every card of a stored answer, and stays when the conversation is cleared', async () => {
    const { session } = await answer([marina, creek])
    await answer([marina])
    await answer([])
    expect(await counted()).toEqual({ [marina]: 2, [creek]: 1 })
    await clearSession(database.db, session)
    expect(await counted()).toEqual({ [marina]: 2, [creek]: 1 })
  })

  test('is not what was stopped before it was shown', async () => {
    await answer([marina])
    const { session, question, said } = await answer([marina, palm])
    await cutAnswer(database.db, session, question, { id: said, said: 'Two' })
    expect(await counted()).toEqual({ [marina]: 1, [palm]: 0 })
  })

  test('counts answers at once that show the same, each once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        answer(at % 2 ? [marina, creek, palm] : [palm, creek, marina]),
      ),
    )
    expect(await counted()).toEqual({ [marina]: 8, [creek]: 8, [palm]: 8 })
  })
})

test('what was shown before it was counted is counted from the conversations', async () => {
  const database = await openTestDatabase()
  const { db } = database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrateToLatest(db, '0028-kept-favourites')
  const session = v7()
  await sql`insert into account (id, role) values (${account}, 'individual')`.execute(db)
  await sql`insert into chat_session (id, account_id, language, state)
    values (${session}, ${account}, 'en', '{}')`.execute(db)
  const shown = [[marina, creek], [creek], []]
  for (const [seq, ids] of shown.entries()) {
    const { type, ...payload } = results(ids)
    await sql`insert into chat_message (session_id, seq, id, role, type, payload)
      values (${session}, ${seq}, ${v7()}, 'bot', ${type}, ${JSON.stringify(payload)})`.execute(db)
  }
  await migrateToLatest(db)
  const { rows } = await sql`
    select property_id, mentions from property_mention order by mentions
  `.execute(db)
  expect(rows).toEqual([
    { property_id: marina, mentions: 1 },
    { property_id: creek, mentions: 2 },
  ])
  await database.close()
})
