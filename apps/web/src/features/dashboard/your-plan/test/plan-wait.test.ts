import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { later } from '@manzil/domain/time/moments'
import { expect, test } from 'vitest'
import { waitFor } from '../plan-wait.ts'

const now = new Date('2026-11-20T08:00:00Z')
const example = fixtures.getUserPlan().data
if (!example) throw new Error('the contract has no example of a plan')
const held = {
  ...example,
  status: 'active' as const,
  started_at: '2026-11-01T08:00:00.000Z',
  ends_at: '2026-12-20T08:00:00.000Z',
  plan: { ...example.plan, price: 490 },
}
const bought = [held]

test('the plan that is held can be paid for in its last two weeks, a dearer one at once', () => {
  expect(waitFor({ price: 490 }, { held, bought }, now)).toEqual({
    kind: 'until',
    day: '2026-12-06T08:00:00.000Z',
  })
  expect(waitFor({ price: 490 }, { held, bought }, later(now, 16, 'day'))).toBeUndefined()
  expect(waitFor({ price: 990 }, { held, bought }, now)).toBeUndefined()
  expect(waitFor({ price: 490 }, { held: null, bought: [] }, now)).toBeUndefined()
  expect(
    waitFor({ price: 490 }, { held: { ...held, status: 'cancelled' }, bought }, now),
  ).toBeUndefined()
})

test('after one that is paid already there is no other', () => {
  const next = {
    ...held,
    started_at: '2026-12-20T08:00:00.000Z',
    ends_at: '2027-01-20T08:00:00.000Z',
  }
  expect(waitFor({ price: 990 }, { held, bought: [next, held] }, now)).toEqual({ kind: 'next' })
})
