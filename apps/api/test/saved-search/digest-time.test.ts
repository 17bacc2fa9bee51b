import { expect, test } from 'vitest'
import { digestTime } from '../../src/modules/saved-search/digest-time.ts'

/** Monday, 23 November 2026; nine in Dubai is five in UTC. */
const monday = (time: string) => new Date(`2026-11-23T${time}Z`)

test.each([
  ['before nine', '04:59:59.999', '2026-11-23T05:00:00.000Z'],
  ['at nine', '05:00:00', '2026-11-24T05:00:00.000Z'],
  ['after midnight in Dubai', '20:30:00', '2026-11-24T05:00:00.000Z'],
])('a daily digest of what comes %s leaves at the next nine in Dubai', (_when, time, due) => {
  expect(digestTime('daily', monday(time), null).toISOString()).toBe(due)
})

test.each([
  ['before nine on a Monday', '2026-11-23T04:59:59.999Z', '2026-11-23T05:00:00.000Z'],
  ['at nine on a Monday', '2026-11-23T05:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['on a Friday', '2026-11-27T10:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['when it is Monday in Dubai alone', '2026-11-29T21:00:00Z', '2026-11-30T05:00:00.000Z'],
])('a weekly digest of what comes %s leaves on a Monday at nine', (_when, now, due) => {
  expect(digestTime('weekly', new Date(now), null).toISOString()).toBe(due)
})

test('what is told at once waits for ten minutes after the mail before', () => {
  const now = monday('10:00:00')
  expect(digestTime('instant', now, null)).toEqual(now)
  expect(digestTime('instant', now, monday('09:50:00'))).toEqual(now)
  expect(digestTime('instant', now, monday('09:55:00'))).toEqual(monday('10:05:00'))
})
