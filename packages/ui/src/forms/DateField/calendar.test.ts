import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf, firstDayOf } from './calendar.ts'
import { readDay } from './read-day.ts'

describe('reading a day', () => {
  // A year that is left out is this one.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['21.11.26', '2026-11-21'],
    ['1-2-2026', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['21 Nov 2026', '2026-11-21'],
    ['21 november 2026', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['٢١/١١/٢٠٢٦', '2026-11-21'],
    ['1/1/75', '1975-01-01'],
    ['5/6', '2026-06-05'],
    ['31/2/2026', null],
    ['29/2/2028', '2028-02-29'],
    ['13/13/2026', null],
    ['tomorrow', null],
    ['5', null],
    ['', null],
  ])('reads %j as %j', (text, day) => {
    expect(readDay(text, 'en')).toBe(day)
  })

  it('reads the names of the language, and the order that is asked for', () => {
    expect(readDay('٢١ نوفمبر ٢٠٢٦', 'ar')).toBe('2026-11-21')
    expect(readDay('11/21/2026', 'en', true)).toBe('2026-11-21')
  })
})

it('starts weeks where they start', () => {
  expect(firstDayOf('en-US')).toBe(0)
  expect(firstDayOf('en-GB')).toBe(1)
})

it('knows no 31 February', () => {
  expect(dayOf(2026, 2, 31)).toBeNull()
  expect(dayOf(26, 2, 1)).toBe('0026-02-01')
})
