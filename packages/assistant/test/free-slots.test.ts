import { describe, expect, it } from 'vitest'
import { freeSlots, type SlotState, stateOf } from '../src/dialogue/free-slots.ts'
import type { ViewingTimes } from '../src/tools/lead-port.ts'

/** A Wednesday noon in Dubai. */
const now = new Date('2026-11-18T12:00:00+04:00')
const at = (date: string, time: string, taken: readonly string[] = []) =>
  stateOf({ date, time }, { kind: 'any', taken: [...taken] }, now)

const nobodyAsked = { kind: 'any', taken: [] } satisfies ViewingTimes

describe('a time to see a property', () => {
  it.each<[string, string, SlotState]>([
    ['2026-11-19', '10:00', 'free'],
    ['2026-11-19', '18:30', 'free'],
    ['2026-11-19', '09:30', 'closed'],
    ['2026-11-19', '19:00', 'closed'],
    ['2026-11-19', '11:10', 'closed'],
    ['2026-11-22', '11:00', 'closed'],
    ['2026-11-18', '11:30', 'past'],
    ['2026-13-40', '11:00', 'closed'],
  ])('%s %s is %s', (date, time, state) => {
    expect(at(date, time)).toBe(state)
  })

  it('leaves the agent two hours to get ready', () => {
    expect([at('2026-11-18', '13:30'), at('2026-11-18', '14:00')]).toEqual(['taken', 'free'])
  })

  it('can be asked for 30 days ahead', () => {
    expect([at('2026-12-18', '11:00'), at('2026-12-21', '11:00')]).toEqual(['free', 'closed'])
  })

  it('is taken by a viewing that begins less than half an hour before or after it', () => {
    // As other ways to the agent may have agreed on it: 15:15 in Dubai.
    const odd = ['2026-11-19T11:15:00.000Z']
    const times = ['14:30', '15:00', '15:30', '16:00']
    expect(times.map((time) => at('2026-11-19', time, odd))).toEqual([
      'free',
      'taken',
      'taken',
      'free',
    ])
  })
})

describe('times that are offered', () => {
  const timesOf = (part: 'morning' | 'afternoon' | 'evening') =>
    freeSlots({ date: '2026-11-19', part }, nobodyAsked, now, 3).map(({ time }) => time)

  it('keep to the part of the day', () => {
    expect(timesOf('morning').every((time) => time < '12:00')).toBe(true)
    expect(timesOf('afternoon').every((time) => time >= '12:00' && time < '17:00')).toBe(true)
    expect(timesOf('evening').every((time) => time >= '16:00')).toBe(true)
  })

  it('go on after a day that is full', () => {
    const { date } = freeSlots({ date: '2026-11-22' }, nobodyAsked, now, 1)[0] ?? {}
    expect(date).toBe('2026-11-23')
  })
})

describe('times of an agent who offers some', () => {
  const free = [
    '2026-11-19T06:00:00.000Z',
    '2026-11-19T15:30:00.000Z',
    '2026-11-22T06:00:00.000Z',
    '2027-01-03T06:00:00.000Z',
  ]
  const times = { kind: 'offered', free } satisfies ViewingTimes

  it('are free as they are, also on Sundays, in the evening and far ahead, and no others are', () => {
    const state = (date: string, time: string) => stateOf({ date, time }, times, now)
    expect(state('2026-11-22', '10:00')).toBe('free')
    expect(state('2026-11-19', '19:30')).toBe('free')
    expect(state('2026-11-19', '11:00')).toBe('taken')
    expect(state('2026-11-31', '10:00')).toBe('closed')
  })

  it('are the only ones that are offered', () => {
    const all = freeSlots({}, times, now, 9).map(({ date, time }) => `${date} ${time}`)
    expect(all).toEqual([
      '2026-11-19 10:00',
      '2026-11-19 19:30',
      '2026-11-22 10:00',
      '2027-01-03 10:00',
    ])
    expect(freeSlots({ date: '2026-11-19', part: 'evening' }, times, now, 1)).toEqual([
      { date: '2026-11-19', time: '19:30' },
    ])
  })
})
