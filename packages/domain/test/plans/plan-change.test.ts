import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeFor, termsOf } from '../../src/plans/plan-change.ts'
import { periodEnd, unusedFils } from '../../src/plans/plan-period.ts'

/** A moment of Dubai. */
const dubai = (text: string) => new Date(`${text}+04:00`)
const written = (moment: Date) =>
  new Date(moment.getTime() + 4 * 3_600_000).toISOString().slice(0, 16)

describe('the end of a period', () => {
  test.each([
    ['2026-11-24T10:00', 'month', '2026-12-24T10:00'],
    ['2026-12-31T23:30', 'month', '2027-01-31T23:30'],
    // One in the morning in Dubai is still the day before in London.
    ['2027-01-31T01:00', 'month', '2027-02-28T01:00'],
    ['2028-01-31T01:00', 'month', '2028-02-29T01:00'],
    ['2027-02-28T12:00', 'month', '2027-03-28T12:00'],
    ['2028-02-29T00:30', 'year', '2029-02-28T00:30'],
    ['2027-03-01T00:00', 'year', '2028-03-01T00:00'],
  ] as const)('%s + a %s is %s', (start, period, end) => {
    expect(written(periodEnd(dubai(start), period))).toBe(end)
  })
})

describe('what is left of a plan', () => {
  const month = (start: string, end: string) => ({
    startedAt: dubai(start),
    endsAt: dubai(end),
    priceFils: 49_900,
  })
  test.each([
    // 30 of 30 days, then 15, then 1, then none.
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-11-24T23:59', 49_900],
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-12-09T00:00', 24_950],
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-12-23T12:00', 1_663],
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-12-24T00:01', 0],
    // 48,236 2/3, which is nearer to the next.
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-11-25T00:00', 48_237],
    // 14 of 28 days, and 15 of 29 in a leap year.
    ['2027-01-31T01:00', '2027-02-28T01:00', '2027-02-14T09:00', 24_950],
    ['2028-01-31T01:00', '2028-02-29T01:00', '2028-02-14T09:00', 25_810],
    // Past its end, and before its begin.
    ['2026-11-24T10:00', '2026-12-24T10:00', '2027-01-09T00:00', 0],
    ['2026-11-24T10:00', '2026-12-24T10:00', '2026-11-01T00:00', 49_900],
  ])('from %s to %s, on %s, is %i fils', (start, end, now, fils) => {
    expect(unusedFils(month(start, end), dubai(now))).toBe(fils)
  })

  test('never grows from day to day, nor leaves its bounds', () => {
    const moment = fc.date({
      min: dubai('2026-01-01T00:00'),
      max: dubai('2032-12-31T00:00'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom('month' as const, 'year' as const),
        fc.nat(400),
        fc.nat(9_000_000),
        (startedAt, period, days, priceFils) => {
          const plan = { startedAt, endsAt: periodEnd(startedAt, period), priceFils }
          const at = (day: number) =>
            unusedFils(plan, new Date(startedAt.getTime() + day * 86_400_000))
          expect(at(0)).toBe(priceFils)
          expect(at(days + 1)).toBeLessThanOrEqual(at(days))
          expect(at(400)).toBe(0)
        },
      ),
    )
  })
})

describe('how a plan may be bought', () => {
  const now = dubai('2026-12-09T09:00')
  const held = {
    isCancelled: false,
    startedAt: dubai('2026-11-24T10:00'),
    endsAt: dubai('2026-12-24T10:00'),
    priceFils: 49_900,
  }
  const terms = (price: number, change: object = {}, at = now, hasNext = false) =>
    termsOf(price, { held: { ...held, ...change }, hasNext }, at)

  test('at once where none is held', () => {
    expect(termsOf(1, { held: undefined, hasNext: false }, now)).toEqual({
      starts: 'now',
      creditFils: 0,
    })
  })
  test('in place of a cheaper one, with what is left of it', () => {
    expect(terms(499_000)).toEqual({ starts: 'instead', creditFils: 24_950 })
  })
  test('after a cancelled one, one that ends within two weeks, or one in its grace', () => {
    const after = { starts: 'after', creditFils: 0 }
    expect(terms(49_900)).toBeUndefined()
    expect(terms(49_900, { isCancelled: true })).toEqual(after)
    expect(terms(49_900, {}, dubai('2026-12-10T10:00'))).toEqual(after)
    expect(terms(499_000, {}, dubai('2026-12-25T10:00'))).toEqual(after)
  })
  test('not where the next one is paid already', () => {
    expect(terms(499_000, {}, now, true)).toBeUndefined()
  })
})

test('tax is five per cent of what is charged, to a whole fils', () => {
  expect(chargeFor({ price: 499, vat_percent: 5 })).toEqual({ vatFils: 2_495, totalFils: 52_395 })
  expect(chargeFor({ price: 4_990, vat_percent: 5 }, 24_951)).toEqual({
    vatFils: 23_702,
    totalFils: 497_751,
  })
  expect(chargeFor({ price: 499, vat_percent: 0 })).toEqual({ vatFils: 0, totalFils: 49_900 })
})
