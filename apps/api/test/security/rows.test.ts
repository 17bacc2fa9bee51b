import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import {
  forgetGuesses,
  giveGuessBack,
  takeGuess,
  takeTelling,
} from '../../src/modules/security/guess-repository.ts'
import { findSecurityKey } from '../../src/modules/security/security-key.ts'
import { createSecurityLog } from '../../src/modules/security/security-log.ts'
import { engines } from '../engines.ts'

const start = new Date('2026-11-01T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(engines)('accounts under attack on $name', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await engine.open()
  })
  beforeEach(async () => {
    for (const table of ['login_guess', 'security_event'] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterAll(() => database.close())

  const take = (seconds: number) => takeGuess(database.db, 'target', after(seconds))

  /** As many failures as may be, one after another; the waits between them. */
  async function fail(times: number): Promise<number[]> {
    const waits: number[] = []
    let time = 0
    for (let made = 0; made < times; made += 1) {
      expect(await take(time)).toBe(0)
      const { next_at } = await database.db
        .selectFrom('login_guess')
        .select('next_at')
        .executeTakeFirstOrThrow()
      waits.push((next_at.getTime() - after(time).getTime()) / 1000)
      time = (next_at.getTime() - start.getTime()) / 1000
    }
    return waits
  }

  test('five guesses are free, then each wait is twice the one before', async () => {
    const waits = await fail(15)
    expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
  })

  test('free guesses that are counted in another order than they came are free', async () => {
    for (const seconds of [0.004, 0.003, 0.002, 0.001, 0]) expect(await take(seconds)).toBe(0)
    expect(await take(0.005)).toBeGreaterThan(0)
  })

  test('whoever comes too early hears how long, and makes it no longer', async () => {
    await fail(5)
    expect([await take(0), await take(1), await take(4.5)]).toEqual([5, 4, 1])
    expect(await take(5)).toBe(0)
  })

  test('of fifty at once five get a turn', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => take(0)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('a right password, or a day without an attempt, ends the row', async () => {
    await fail(6)
    await forgetGuesses(database.db, 'target')
    expect(await fail(5)).toEqual([0, 0, 0, 0, 5])
    expect(await take(24 * 60 * 60 + 1)).toBe(0)
    expect(await take(24 * 60 * 60 + 1)).toBe(0)
  })

  test('an attempt that was not looked at does not count', async () => {
    await fail(4)
    for (let tried = 0; tried < 3; tried += 1) {
      expect(await take(0)).toBe(0)
      await giveGuessBack(database.db, 'target')
    }
  })

  test('the owner is to be told once of ten attempts', async () => {
    await fail(9)
    expect(await takeTelling(database.db, 'target')).toBe(false)
    await take(1000)
    const told = await Promise.all([1, 2, 3].map(() => takeTelling(database.db, 'target')))
    expect(told.filter(Boolean)).toHaveLength(1)
    await take(2000)
    expect(await takeTelling(database.db, 'target')).toBe(false)
  })

  test('events that anybody can repeat are counted by the minute', async () => {
    const log = createSecurityLog(database.db, 'a key', () => start.getTime() + 30_000)
    const refused = { kind: 'role_refused', account: 'a', address: '203.0.113.7' } as const
    for (let noted = 0; noted < 3; noted += 1) await log.note(refused)
    const rows = await database.db.selectFrom('security_event').selectAll().execute()
    expect(rows).toMatchObject([{ kind: 'role_refused', at: start, times: 3 }])
  })

  test('an account knows the networks that it was entered from, and no others', async () => {
    await database.db
      .insertInto('account')
      .values([
        { id: 'a', role: 'individual' },
        { id: 'b', role: 'individual' },
      ])
      .execute()
    const log = createSecurityLog(database.db, 'a key')
    await log.note({ kind: 'login', account: 'a', address: '2001:db8:1:2::7' })
    await log.note({ kind: 'login_failed', account: 'b', address: '2001:db8:1:2::7' })
    expect(await log.knows('a', '2001:db8:1:2::9')).toBe(true)
    expect(await log.knows('a', '2001:db8:1:3::9')).toBe(false)
    expect(await log.knows('b', '2001:db8:1:2::7')).toBe(false)
    expect(await log.knows('a', undefined)).toBe(false)
    const other = createSecurityLog(database.db, 'another key')
    expect(await other.knows('a', '2001:db8:1:2::7')).toBe(false)
  })

  test('all servers of a database share a key, unless they have one of their own', async () => {
    const own = { securityKey: undefined }
    const keys = await Promise.all([1, 2, 3].map(() => findSecurityKey(database.db, own)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
    expect(await findSecurityKey(database.db, { securityKey: 'given' })).toBe('given')
  })
})
