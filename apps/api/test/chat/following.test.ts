import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerScheduler } from '../../src/chat/answer-scheduler.ts'
import { createConversations } from '../../src/chat/conversations.ts'
import { createRateLimit } from '../../src/chat/rate-limit.ts'
import { createSessionQueue } from '../../src/chat/session-queue.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { noModeration } from '../../src/ports/moderation/moderation-port.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'
import { storeUnanswered } from './store-unanswered.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a window follows its conversation before what waits there is taken up', async () => {
  const { db } = database
  const order: string[] = []
  const scheduler: AnswerScheduler = {
    takeUp: (_queueKey, _session, open) => order.push(`takes up ${open.length}`),
    stop: async () => false,
    isAnswering: () => false,
    leave: async () => {},
  }
  const conversations = createConversations({
    db,
    logger: silentLog,
    queue: createSessionQueue(() => {}),
    scheduler,
    moderation: noModeration,
    openLimit: createRateLimit(10, 60_000, Date.now),
    onStored: () => {},
  })
  const guest = await insertGuest(db)
  const follow = async (sessionId: string) => void order.push(`follows ${sessionId}`)
  const enter = (sessionId: string | null) =>
    conversations.init(
      { accountId: guest, addressKey: '203.0.113.9' },
      { sessionId, language: 'en' },
      () => true,
      follow,
    )
  const opened = await enter(null)
  const sessionId = 'sessionId' in opened ? opened.sessionId : ''
  await storeUnanswered(db, sessionId, 'one')
  await enter(sessionId)
  expect(order).toEqual([
    `follows ${sessionId}`,
    'takes up 0',
    `follows ${sessionId}`,
    'takes up 1',
  ])
})
