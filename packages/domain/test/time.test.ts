import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  DUBAI,
  dayAfter,
  dubaiDay,
  dubaiInstant,
  dubaiMoment,
  dubaiWeekday,
  weekdayOf,
} from '../src/time/dubai-days.ts'
import { earlier, later } from '../src/time/moments.ts'

describe('days of Dubai', () => {
  const lateEvening = new Date('2026-11-15T20:30:00Z')

  it('begin four hours before those of UTC', () => {
    expect(dubaiDay(lateEvening)).toBe('2026-11-16')
    expect(dubaiDay(new Date('2026-11-15T19:59:59Z'))).toBe('2026-11-15')
    expect(dubaiWeekday(lateEvening)).toBe(1)
    expect(dubaiInstant('2026-11-16')).toEqual(new Date('2026-11-15T20:00:00Z'))
    expect(dubaiInstant('2026-11-16', '17:30')).toEqual(new Date('2026-11-16T13:30:00Z'))
  })

  it('are those that the tz database has for it', () => {
    const shown = new Intl.DateTimeFormat('sv', {
      timeZone: DUBAI,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const first = Date.UTC(1970, 0, 1)
    for (let hours = 0; hours < 70 * 365 * 24; hours += 1_001) {
      const instant = later(new Date(first), hours, 'hour')
      expect(dubaiMoment(instant)).toBe(shown.format(instant))
    }
  })

  it('are counted across months and years', () => {
    expect(dubaiDay(lateEvening, 46)).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(weekdayOf('2026-11-22')).toBe(0)
  })

  it('are those of the calendar', () => {
    expect(calendarDay(2028, 2, 29)).toBe('2028-02-29')
    expect(calendarDay(2027, 2, 29)).toBeUndefined()
    expect(calendarDay(2027, 13, 1)).toBeUndefined()
    expect(calendarDay(2027, 0, 0)).toBeUndefined()
    expect(calendarDay(Number.NaN, 1, 1)).toBeUndefined()
  })
})

describe('moments', () => {
  it('are apart by whole days, whatever the clock of the machine does that night', () => {
    expect(later(new Date('2026-10-24T12:00:00Z'), 1, 'day')).toEqual(
      new Date('2026-10-25T12:00:00Z'),
    )
    expect(earlier(new Date('2026-03-30T00:30:00Z'), 90, 'day')).toEqual(
      new Date('2025-12-30T00:30:00Z'),
    )
  })

  it('a month later are on the last day of a shorter month', () => {
    expect(later(new Date('2027-01-31T09:00:00Z'), 1, 'month')).toEqual(
      new Date('2027-02-28T09:00:00Z'),
    )
  })
})
