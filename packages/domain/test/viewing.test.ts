import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { hoursFault } from '../src/viewing/hours-fault.ts'
import { isFree, isOffered, offeredSlots } from '../src/viewing/offered-slots.ts'
import { reminderTime } from '../src/viewing/reminder-time.ts'

/** A Wednesday noon in Dubai. */
const now = new Date('2026-11-25T08:00:00Z')
const hours: ViewingHours = {
  week: [
    { weekday: 4, from: '10:00', to: '11:30' },
    { weekday: 3, from: '12:00', to: '14:00' },
  ],
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 45,
  notice_hours: 1,
  horizon_days: 7,
  revision: 1,
}
const slots = (change: Partial<ViewingHours> = {}, at = now) =>
  offeredSlots({ ...hours, ...change }, [], { now: at, place: 'marina' }).map((slot) =>
    slot.toISOString().slice(0, 16),
  )

describe('slots of viewings', () => {
  it('are those of the week in the time of Dubai, after the notice and up to the horizon', () => {
    expect(slots()).toEqual([
      '2026-11-25T09:00',
      '2026-11-25T09:30',
      '2026-11-26T06:00',
      '2026-11-26T06:30',
      '2026-11-26T07:00',
      '2026-12-02T08:00',
      '2026-12-02T08:30',
      '2026-12-02T09:00',
      '2026-12-02T09:30',
    ])
  })

  it('are not asked for beyond the horizon either', () => {
    const can = (start: string) => isOffered(new Date(start), hours, [], { now, place: 'marina' })
    expect([can('2026-12-02T08:00Z'), can('2026-12-02T08:10Z')]).toEqual([true, false])
    expect(can('2026-12-03T06:00Z')).toBe(false)
  })

  it('leave out days off, and take extra hours from exceptions, at the end of months and on leap days', () => {
    const exceptions = [
      { day: '2028-02-29', hours: [{ from: '09:00', to: '09:30' }] },
      { day: '2028-03-02', hours: [] },
    ]
    expect(slots({ exceptions }, new Date('2028-02-27T21:00:00Z'))).toEqual([
      '2028-02-29T05:00',
      '2028-03-01T08:00',
      '2028-03-01T08:30',
      '2028-03-01T09:00',
      '2028-03-01T09:30',
    ])
  })

  it('never lie in the past, also without any notice', () => {
    expect(slots({ notice_hours: 0, horizon_days: 1 })).not.toContain('2026-11-25T08:00')
  })

  it('end with the hours: none begins that would end after them', () => {
    expect(slots({ length_minutes: 60 }).filter((slot) => slot.startsWith('2026-11-26'))).toEqual([
      '2026-11-26T06:00',
    ])
  })

  it('leave the way between different places free, before and after', () => {
    const busy = [
      {
        from: new Date('2026-11-26T06:30:00Z'),
        to: new Date('2026-11-26T07:00:00Z'),
        place: 'jvc',
      },
    ]
    const at = (place: string) =>
      offeredSlots(hours, busy, { now, place }).filter((slot) => slot < new Date('2026-11-27'))
    expect(at('jvc')).toHaveLength(4)
    expect(at('marina')).toHaveLength(2)
    const next = { from: new Date('2026-11-26T07:45:00Z'), to: new Date('2026-11-26T08:15:00Z') }
    expect(isFree({ ...next, place: 'marina', travelMinutes: 45 }, busy)).toBe(true)
    expect(isFree({ ...next, place: 'marina', travelMinutes: 46 }, busy)).toBe(false)
  })
})

describe('hours of viewings', () => {
  const fault = (change: Partial<ViewingHours>) => hoursFault({ ...hours, ...change })?.path
  const range = (from: string, to: string) => ({ from, to })

  it('end after they begin, do not overlap, and name a day once', () => {
    expect(fault({})).toBeUndefined()
    expect(fault({ week: [{ weekday: 1, ...range('12:00', '12:00') }] })).toBe('week/0/to')
    const overlapping = [
      { weekday: 1, ...range('10:00', '12:00') },
      { weekday: 2, ...range('10:00', '12:00') },
      { weekday: 1, ...range('11:30', '13:00') },
    ]
    expect(fault({ week: overlapping })).toBe('week/2/to')
    const touching = [range('10:00', '12:00'), range('12:00', '13:00')]
    expect(fault({ exceptions: [{ day: '2026-12-02', hours: touching }] })).toBeUndefined()
    const twice = [
      { day: '2026-12-02', hours: [] },
      { day: '2026-12-02', hours: touching },
    ]
    expect(fault({ exceptions: twice })).toBe('exceptions/1/day')
  })
})

describe('reminders of viewings', () => {
  it('are due in the morning of the day before in Dubai, across months', () => {
    const due = reminderTime(new Date('2026-11-30T21:00:00Z'), now)
    // One in the morning of 1 December in Dubai.
    expect(due?.toISOString()).toBe('2026-11-30T06:00:00.000Z')
  })

  it('are none where that time is over', () => {
    expect(reminderTime(new Date('2026-11-26T06:00:00Z'), now)).toBeNull()
  })
})
