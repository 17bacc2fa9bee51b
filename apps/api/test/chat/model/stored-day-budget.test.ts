import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoredDayBudget } from '../../../src/chat/repository/stored-day-budget.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { openTestDatabase } from '../../engines.ts'

describe('tokens of a day', () => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const at = (time: string) => createStoredDayBudget(database.db, () => new Date(time))
  const total = async () => {
    const rows = await database.db.selectFrom('model_usage').selectAll().orderBy('day').execute()
    return rows.map(({ tokens }) => Number(tokens))
  }

  test('together nobody takes more than there is', async () => {
    const budget = at('2026-11-18T12:00:00+04:00')
    const taken = await Promise.all(Array.from({ length: 20 }, () => budget.reserve(100, 1000)))
    expect(taken.filter(Boolean)).toHaveLength(10)
    expect(await budget.reserve(2000, 1000)).toBeUndefined()
    await taken.find(Boolean)?.(40)
    expect(await total()).toEqual([940])
    expect(await budget.reserve(60, 1000)).toBeDefined()
  })

  test('midnight in Dubai begins a new day', async () => {
    expect(await at('2026-11-18T23:59:00+04:00').reserve(1, 1000)).toBeUndefined()
    expect(await at('2026-11-19T00:01:00+04:00').reserve(1, 1000)).toBeDefined()
    expect(await total()).toEqual([1000, 1])
  })

  test('what was set aside before midnight is settled on that day', async () => {
    let now = new Date('2026-12-01T23:59:59+04:00')
    const budget = createStoredDayBudget(database.db, () => now)
    const settle = await budget.reserve(500, 1000)
    now = new Date('2026-12-02T00:00:05+04:00')
    await budget.reserve(300, 1000)
    await settle?.(20)
    expect((await total()).slice(-2)).toEqual([20, 300])
  })
})
