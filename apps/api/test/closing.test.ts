import { getEventListeners } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attachChat } from '../src/chat/gateway.ts'
import { hasEnded } from '../src/chat/until-ended.ts'
import type { OpenDatabase } from '../src/db/connect.ts'
import { startMailing } from '../src/mail/start-mailing.ts'
import { createSessions } from '../src/modules/session/service.ts'
import { testEnquiries, testViewings } from './chat/test-enquiries.ts'
import { openTestDatabase } from './engines.ts'

const logger = pino({ level: 'silent' })

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
// What is opened above has timers of its own; those of a test are counted from here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('the chat looks neither for lost tokens nor for other servers once it is closed', async () => {
  const { db } = database
  const chat = await attachChat(createServer(), {
    db,
    sessions: createSessions(db),
    logger,
    enquiries: await testEnquiries(db),
    viewings: testViewings(db),
    config: { allowedOrigins: [] },
    sharesDatabase: true,
  })
  expect(vi.getTimerCount()).toBe(2)
  await chat.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('the outbox looks for no mail once it is closed', async () => {
  const port = { delivers: true, description: '', deliver: async () => {}, close: async () => {} }
  const mailing = startMailing({ db: database.db, port, logger, attempts: 3 })
  expect(vi.getTimerCount()).toBe(1)
  await mailing.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('waiting for work leaves no listener on the signal that could end it', async () => {
  const { signal } = new AbortController()
  for (let waits = 0; waits < 3; waits += 1) await hasEnded(signal, Promise.resolve())
  await expect(hasEnded(signal, Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
