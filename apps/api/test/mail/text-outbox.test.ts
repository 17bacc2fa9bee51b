import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { queueMail, queueText } from '../../src/mail/outbox-repository.ts'
import { startMailing, startTexting } from '../../src/mail/start-mailing.ts'
import { DeliveryDelayed } from '../../src/ports/delivery-failures.ts'
import type { TextMessage } from '../../src/ports/sms/sms-port.ts'
import { engines } from '../engines.ts'

const logger = pino({ level: 'silent' })
const start = new Date('2026-11-20T08:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const HOUR_MS = 3_600_000

describe.each(engines)('text messages of the outbox on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterEach(() => database.db.deleteFrom('outbox_mail').execute())
  afterAll(() => database.close())

  const queue = (uselessAt = after(HOUR_MS)) =>
    database.db
      .transaction()
      .execute((trx) => queueText(trx, { to: '+971501234567', text: 'T', uselessAt }, start))
  /** Sends everything that is due at the time; answers what the port was given. */
  async function sendAt(now: Date, deliver: () => Promise<void> = async () => {}) {
    const given: TextMessage[] = []
    const port = {
      async deliver(message: TextMessage) {
        given.push(message)
        await deliver()
      },
      async close() {},
    }
    await startTexting({ db: database.db, port, logger, attempts: 3, now: () => now }).close()
    return given
  }
  const rows = () =>
    database.db
      .selectFrom('outbox_mail')
      .select(['state', 'attempts', 'due_at', 'content', 'last_error'])
      .execute()

  test('are sent once by their own port, and nothing of them is kept', async () => {
    await queue()
    const mail = { name: '', address: 'a@example.com' }
    await database.db
      .transaction()
      .execute((trx) =>
        queueMail(
          trx,
          { kind: 'notice', to: mail, replyTo: null, subject: 'S', text: 'T', html: 'H' },
          { domain: 'manzil.test', now: start },
        ),
      )
    const mails: unknown[] = []
    const port = { deliver: async (each: unknown) => void mails.push(each), close: async () => {} }
    await startMailing({ db: database.db, port, logger, attempts: 3, now: () => start }).close()
    expect(mails).toHaveLength(1)
    const [text, ...more] = await sendAt(start)
    expect([text, more]).toMatchObject([{ to: '+971501234567', text: 'T', date: start }, []])
    expect(await rows()).toMatchObject([
      { state: 'sent', content: null },
      { state: 'sent', content: null },
    ])
  })

  test('wait as long as the service says, and longer each time', async () => {
    await queue()
    const [first] = await sendAt(start, async () => {
      throw new DeliveryDelayed('answered 429', 90_000)
    })
    expect(await rows()).toMatchObject([{ attempts: 1, due_at: after(90_000) }])
    expect(await sendAt(after(89_999))).toEqual([])
    const [again] = await sendAt(after(90_000), async () => {
      throw new DeliveryDelayed('answered 429', 1)
    })
    expect(again?.id).toBe(first?.id)
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: after(150_000) }])
  })

  test('are not sent, nor kept, once their code has expired', async () => {
    await queue(after(60_000))
    expect(await sendAt(after(60_000))).toEqual([])
    expect(await rows()).toMatchObject([
      { state: 'dead', content: null, last_error: 'what it holds has expired' },
    ])
  })
})
