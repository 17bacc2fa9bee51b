import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { queueMail } from '../../src/mail/outbox-repository.ts'
import { startMailing } from '../../src/mail/start-mailing.ts'
import { createSmtpMail } from '../../src/ports/mail/smtp-mail.ts'
import { engines, silent } from '../engines.ts'
import { sender } from './a-mail.ts'
import { startSmtpPeer } from './smtp-peer.ts'

// Two processes open a database in a folder one after the other, on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const start = new Date('2026-11-20T08:00:00Z')
const later = new Date('2026-11-20T08:02:00Z')
const lostMailer = fileURLToPath(new URL('./fixtures/lost-mailer.ts', import.meta.url))

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe.each(engines)('a process that is killed after sending, on $name', ({ prepare }) => {
  test('loses no mail, and the one that it sent is sent again as the same', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'manzil-lost-mailer-'))
    ends.push(async () => rmSync(dataDir, { recursive: true }))
    const { databaseUrl, drop } = await prepare(dataDir)
    ends.unshift(drop)
    const open = () => openDatabase({ dataDir, databaseUrl, logger: silent })
    const first = await open()
    for (const name of ['a', 'b', 'c'])
      await first.db.transaction().execute((trx) =>
        queueMail(
          trx,
          {
            kind: 'notice',
            to: { name, address: `${name}@example.com` },
            replyTo: null,
            subject: name,
            text: name,
            html: name,
          },
          { domain: 'manzil.test', now: start },
        ),
      )
    await first.close()

    const server = await startSmtpPeer()
    ends.unshift(server.stop)
    const smtpUrl = `smtp://localhost:${server.port}`
    const child = spawn(
      process.execPath,
      [lostMailer, dataDir, databaseUrl ?? '', smtpUrl, start.toISOString()],
      { stdio: 'inherit' },
    )
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
    const sentBefore = server.received.map(({ messageId }) => messageId)
    expect(sentBefore.length).toBeGreaterThan(0)

    const again = await open()
    ends.unshift(again.close)
    const unsent = await again.db.selectFrom('outbox_mail').select('state').execute()
    expect(unsent.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    const port = createSmtpMail({ url: new URL(smtpUrl), from: sender, allowPlain: true })
    const logger = pino({ level: 'silent' })
    await startMailing({ db: again.db, port, logger, attempts: 3, now: () => later }).close()

    const rows = await again.db.selectFrom('outbox_mail').select(['state', 'message_id']).execute()
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    const ids = server.received.map(({ messageId }) => messageId)
    expect(new Set(ids)).toEqual(new Set(rows.map(({ message_id }) => message_id)))
    for (const id of sentBefore)
      expect(ids.filter((each) => each === id).length).toBeGreaterThanOrEqual(2)
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(3)
  })
})
