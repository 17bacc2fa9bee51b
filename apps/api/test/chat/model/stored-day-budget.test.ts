import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoredDayBudget } from '../../../src/chat/model/stored-day-budget.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { engines } from '../../engines.ts'

describe.each(engines)('tokens of a day on $name', ({ open }) => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const at = (time: string) => createStoredDayBudget(database.db, () => new Date(time))
  const total = async () => {
    const rows = await database.db.selectFrom('model_usage').selectAll().execute()
    return rows.map(({ tokens }) => Number(tokens))
  }

  test('together nobody takes more than there is', async () => {
    const budget = at('2026-11-18T12:00:00+04:00')
    const taken = await Promise.all(Array.from({ length: 20 }, () => budget.reserve(100, 1000)))
    expect(taken.filter(Boolean)).toHaveLength(10)
    expect(await budget.reserve(2000, 1000)).toBe(false)
    await budget.settle(100, 40)
    expect(await total()).toEqual([940])
    expect(await budget.reserve(60, 1000)).toBe(true)
  })

  test('midnight in Dubai begins a new day', async () => {
    expect(await at('2026-11-18T23:59:00+04:00').reserve(1, 1000)).toBe(false)
    expect(await at('2026-11-19T00:01:00+04:00').reserve(1, 1000)).toBe(true)
    expect(await total()).toEqual([1000, 1])
  })
})
