import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../src/chat/repository/conversations.ts'
import { cleanHourly } from '../src/clean-hourly.ts'
import type { OpenDatabase } from '../src/db/connect.ts'
import { insertGuest } from '../src/modules/account/repository.ts'
import type { Sessions } from '../src/modules/session/service.ts'
import { storeUnanswered } from './chat/store-unanswered.ts'
import { openTestDatabase } from './engines.ts'

const hour = 60 * 60_000
const settings = { visitDays: 365, chatKeeping: { guestDays: 90, accountDays: 0 } }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A guest's conversation that nobody has touched for a hundred days. */
async function forgotten(): Promise<string> {
  const { id } = await createSession(database.db, await insertGuest(database.db), 'en')
  await storeUnanswered(database.db, id, 'villas in Mirdif')
  await sql`update chat_session set updated_at = now() - interval '100 days' where id = ${id}`.execute(
    database.db,
  )
  return id
}

const isThere = async (id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from chat_session where id = ${id}`.execute(database.db)
  return rows.length > 0
}

function clean(removeExpired: Sessions['removeExpired']) {
  const warned: unknown[] = []
  const warn = (...words: unknown[]) => void warned.push(words)
  const sessions: Pick<Sessions, 'removeExpired'> = { removeExpired }
  return {
    warned,
    cleaning: cleanHourly(database.db, sessions, { warn }, settings, { hash: (text) => text }),
  }
}

test('conversations go by themselves, an hour after the start', async () => {
  const id = await forgotten()
  const { cleaning, warned } = clean(async () => {})
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(await isThere(id)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => isThere(id)).toBe(false)
  expect(warned).toEqual([])
  await cleaning.close()
})

test('they go where something else cannot be removed, and the log says so', async () => {
  const id = await forgotten()
  const { cleaning, warned } = clean(async () => {
    throw new Error('the table is locked')
  })
  await vi.advanceTimersByTimeAsync(hour)
  await expect.poll(() => isThere(id)).toBe(false)
  expect(warned).toHaveLength(1)
  await cleaning.close()
})
