import { describe, expect, it } from 'vitest'
import { formatChatDay, formatChatTime } from '../conversation/chat-time.ts'
import { groupByDay } from '../conversation/day-groups.ts'

const at = (iso: string) => Date.parse(iso)

describe('groupByDay', () => {
  const now = at('2026-11-18T09:00:00Z')
  const group = (...times: string[]) =>
    groupByDay(times, at, now).map(({ day, heading, items }) => [day, heading, items.length])

  it('parts today, yesterday and earlier days, in the order given', () => {
    expect(
      group(
        '2026-11-16T10:00:00Z',
        '2026-11-17T05:00:00Z',
        '2026-11-17T06:00:00Z',
        '2026-11-18T08:59:00Z',
      ),
    ).toEqual([
      ['2026-11-16', 'other', 1],
      ['2026-11-17', 'yesterday', 2],
      ['2026-11-18', 'today', 1],
    ])
  })

  it('begins days at midnight in Dubai, which is 20:00 UTC', () => {
    expect(group('2026-11-17T19:59:00Z', '2026-11-17T20:00:00Z')).toEqual([
      ['2026-11-17', 'yesterday', 1],
      ['2026-11-18', 'today', 1],
    ])
  })

  it('takes a message from the future for one of today', () => {
    expect(group('2026-11-19T09:00:00Z')).toEqual([['2026-11-18', 'today', 1]])
  })

  it('groups nothing into nothing', () => {
    expect(group()).toEqual([])
  })
})

describe('chat times', () => {
  it.each([
    ['en', '2026-11-16T05:05:00Z', '09:05AM'],
    ['en', '2026-11-16T20:00:00Z', '12:00AM'],
    ['en', '2026-11-16T08:30:00Z', '12:30PM'],
    ['ar', '2026-11-16T11:07:00Z', '03:07م'],
  ])('%s %s → %s', (language, iso, text) => {
    expect(formatChatTime(language, at(iso))).toBe(text)
  })

  it('writes other days as weekday, short month and day', () => {
    expect(formatChatDay('en', at('2026-11-16T10:00:00Z'))).toBe('Monday, Nov 16')
    expect(formatChatDay('ar', at('2026-11-16T10:00:00Z'))).toContain('16')
  })
})
