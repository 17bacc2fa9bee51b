import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { forgetEndedMails, queueMail } from '../../src/mail/outbox-repository.ts'
import { type Mailing, pauseAfter, startMailing } from '../../src/mail/start-mailing.ts'
import { DeliveryRefused } from '../../src/ports/delivery-failures.ts'
import type { Mail, MailPort } from '../../src/ports/mail/mail-port.ts'
import { engines } from '../engines.ts'

const silent = pino({ level: 'silent' })
const domain = 'manzil.test'
const start = new Date('2026-11-20T08:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

/** A port that notes what it is given and does with it what the test says. */
function notingPort(deliver: (mail: Mail, signal: AbortSignal) => Promise<void> = async () => {}) {
  const mails: Mail[] = []
  const port: MailPort = {
    delivers: true,
    description: '',
    async deliver(mail, signal) {
      mails.push(mail)
      await deliver(mail, signal)
    },
    async close() {},
  }
  return { port, mails }
}

describe.each(engines)('the outbox on $name', ({ open }) => {
  let database: OpenDatabase
  const running: Mailing[] = []
  beforeAll(async () => {
    database = await open()
  })
  afterEach(async () => {
    for (const mailing of running.splice(0)) await mailing.close()
    await database.db.deleteFrom('outbox_mail').execute()
  })
  afterAll(() => database.close())

  const queue = (to: string, kind: 'notice' | 'receipt' = 'notice') =>
    database.db.transaction().execute((trx) =>
      queueMail(
        trx,
        {
          kind,
          to: { name: 'Sara', address: to },
          replyTo: null,
          subject: 'S',
          text: 'T',
          html: 'H',
        },
        { domain, now: start },
      ),
    )
  const mailingOf = (port: MailPort, now: Date, attempts = 3) => {
    const mailing = startMailing({
      db: database.db,
      port,
      logger: silent,
      attempts,
      now: () => now,
    })
    running.push(mailing)
    return mailing
  }
  /** Sends everything that is due at the time. */
  const sendAt = (port: MailPort, now: Date, attempts?: number) =>
    mailingOf(port, now, attempts).close()
  const rows = () =>
    database.db
      .selectFrom('outbox_mail')
      .select(['message_id', 'state', 'attempts', 'due_at', 'claim', 'content', 'last_error'])
      .orderBy('id')
      .execute()

  test('sends a mail once, and keeps nothing of what it says', async () => {
    await queue('a@example.com')
    const { port, mails } = notingPort()
    await sendAt(port, start)
    await sendAt(port, after(24 * 60 * 60_000))
    expect(mails).toMatchObject([
      {
        to: { name: 'Sara', address: 'a@example.com' },
        subject: 'S',
        text: 'T',
        html: 'H',
        date: start,
      },
    ])
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@manzil\.test>$/)
    expect(await rows()).toMatchObject([{ state: 'sent', content: null, attempts: 1, claim: null }])
  })

  test('tries again later and later under the same Message-ID, then gives up', async () => {
    await queue('a@example.com')
    const { port, mails } = notingPort(async () => {
      throw new Error('421 not now')
    })
    await sendAt(port, start)
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, due_at: after(30_000), last_error: '421 not now' },
    ])
    await sendAt(port, after(29_999))
    expect(mails).toHaveLength(1)
    await sendAt(port, after(30_000))
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: after(90_000) }])
    await sendAt(port, after(90_000))
    const [dead] = await rows()
    expect(dead).toMatchObject({ state: 'dead', attempts: 3, last_error: '421 not now' })
    expect(dead?.content).not.toBeNull()
    await sendAt(port, after(10 * 24 * 60 * 60_000))
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('gives up at once what is refused for good, and goes on with the rest', async () => {
    await queue('gone@example.com')
    await queue('a@example.com')
    const { port } = notingPort(async ({ to }) => {
      if (to.address.startsWith('gone')) throw new DeliveryRefused('550 no such mailbox')
    })
    await sendAt(port, start)
    expect(await rows()).toMatchObject([
      { state: 'dead', last_error: '550 no such mailbox' },
      { state: 'sent' },
    ])
  })

  test('gives each mail to one of the processes that ask at once', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `a${index}@example.com`)
    for (const address of addresses) await queue(address)
    const { port, mails } = notingPort()
    await Promise.all([1, 2, 3, 4].map(() => sendAt(port, start)))
    expect(mails.map(({ to }) => to.address).sort()).toEqual([...addresses].sort())
  })

  test('leaves a mail to the process that is at it, and takes it over when that is lost', async () => {
    await queue('a@example.com')
    // What a process leaves behind that is killed after the mail was handed over.
    const lost = notingPort(() => new Promise(() => {}))
    const abandoned = startMailing({
      db: database.db,
      port: lost.port,
      logger: silent,
      attempts: 3,
      now: () => start,
    })
    await expect.poll(() => lost.mails.length).toBe(1)
    const next = notingPort()
    await sendAt(next.port, after(119_000))
    expect(next.mails).toEqual([])
    await sendAt(next.port, after(120_000))
    expect(next.mails.map(({ messageId }) => messageId)).toEqual([lost.mails[0]?.messageId])
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(abandoned).toBeDefined()
  })

  test('does not kill one process after the other with the same mail', async () => {
    await queue('a@example.com')
    await database.db.updateTable('outbox_mail').set({ attempts: 3 }).execute()
    const { port, mails } = notingPort()
    await sendAt(port, start)
    expect(mails).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dead' }])
  })

  test('is not held up by a mail whose text is gone', async () => {
    await queue('a@example.com')
    await database.db.updateTable('outbox_mail').set({ content: null }).execute()
    await queue('b@example.com')
    const { port, mails } = notingPort()
    await sendAt(port, start)
    expect(mails.map(({ to }) => to.address)).toEqual(['b@example.com'])
    expect(await rows()).toMatchObject([{ state: 'dead' }, { state: 'sent' }])
  })

  test('is told of new mails, and empties before it ends', async () => {
    const { port, mails } = notingPort()
    const mailing = mailingOf(port, start)
    await queue('a@example.com')
    mailing.nudge()
    await expect.poll(() => mails.length).toBe(1)
    for (let index = 0; index < 12; index += 1) await queue(`b${index}@example.com`)
    await mailing.close()
    expect(mails).toHaveLength(13)
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
  })

  test('does not let a mail server that hangs hold up the end', async () => {
    await queue('a@example.com')
    const { port, mails } = notingPort(
      (_mail, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cut off')))
        }),
    )
    const db = database.db
    const options = { db, port, logger: silent, attempts: 3, now: () => start, drainMs: 10 }
    const mailing = startMailing(options)
    await expect.poll(() => mails.length).toBe(1)
    await mailing.close()
    // A busy database may note it after the end, which waits for it no longer than for the server.
    await expect
      .poll(rows)
      .toMatchObject([{ state: 'waiting', due_at: after(30_000), last_error: 'cut off' }])
  })

  test('goes on after the database was away, for who asked meanwhile too', async () => {
    const { port, mails } = notingPort()
    await queue('a@example.com')
    let isAway = true
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('the database is away')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const warnings: string[] = []
    // Somebody asks while the first look, which comes at once, is failing.
    const write = (line: string) => {
      warnings.push(JSON.parse(line).msg)
      isAway = false
      mailing.nudge()
    }
    const logger = pino({ level: 'warn' }, { write })
    const mailing = startMailing({ db, port, logger, attempts: 3, now: () => start })
    running.push(mailing)
    await expect.poll(() => mails.length).toBe(1)
    expect(warnings).toEqual(['mails stay in the outbox'])
  })

  test('forgets sent mails after a week, dead ones after three months', async () => {
    for (const state of ['sent', 'dead', 'waiting'] as const) {
      await queue(`${state}@example.com`)
      await database.db
        .updateTable('outbox_mail')
        .set({ state, ended_at: state === 'waiting' ? null : start })
        .where('to_address', '=', `${state}@example.com`)
        .execute()
    }
    const left = async (days: number) => {
      await forgetEndedMails(database.db, after(days * 24 * 60 * 60_000 + 1))
      return (await rows()).map(({ state }) => state)
    }
    expect(await left(6)).toEqual(['sent', 'dead', 'waiting'])
    expect(await left(7)).toEqual(['dead', 'waiting'])
    expect(await left(90)).toEqual(['waiting'])
  })
})

test('pauses double up to six hours', () => {
  expect([1, 2, 3, 8, 10, 11, 50].map((attempts) => pauseAfter(attempts) / 60_000)).toEqual([
    0.5, 1, 2, 64, 256, 360, 360,
  ])
})
