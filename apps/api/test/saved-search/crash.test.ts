import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { later } from '@manzil/domain/time/moments'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { anEngine, silent } from '../engines.ts'
import { alertWorld, flat } from './alert-world.ts'

// Processes open a database in a folder one after the other, on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const SEARCHES = 20
const now = new Date('2026-11-24T10:00:00Z')
const lostAlerter = fileURLToPath(new URL('./fixtures/lost-alerter.ts', import.meta.url))

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('processes that are killed over alerts lose none and double none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manzil-lost-alerter-'))
  ends.push(async () => rmSync(dataDir, { recursive: true }))
  const { databaseUrl, drop } = await anEngine.prepare(dataDir)
  ends.unshift(drop)
  const open = () => openDatabase({ dataDir, databaseUrl, logger: silent })
  const die = async (stage: string, count: number, moment: Date) => {
    const args = [dataDir, databaseUrl ?? '', stage, moment.toISOString(), String(count)]
    const child = spawn(process.execPath, [lostAlerter, ...args], { stdio: 'inherit' })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  }
  const addressOf = (number: number) => `p${number}@manzil.example`
  const everybody = Array.from({ length: SEARCHES }, (_, at) => addressOf(at))

  const first = await open()
  const before = await alertWorld(first)
  // Each with criteria of its own, so that each is read.
  for (const [at, email] of everybody.entries())
    await before.save({ email, criteria: `purpose=rent&price_max=${900_000 + at}` })
  await before.write(flat(1), flat(2))
  await first.close()

  await die('match', 7, now)
  await die('send', 7, later(now, 20, 'minute'))

  const again = await open()
  ends.unshift(again.close)
  const world = await alertWorld(again)
  const queued = (await world.mails()).length
  expect(queued).toBe(7)
  await Promise.all([1, 2, 3].map(() => world.tell(later(now, 40, 'minute'))))
  await world.tell(later(now, 60, 'minute'))
  const mails = await world.mails()
  expect(mails.map(({ to }) => to).sort()).toEqual([...everybody].sort())
  expect(mails.every(({ subject }) => subject === 'New homes (2): Marina')).toBe(true)
})
