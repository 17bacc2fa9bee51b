import { expect, it } from 'vitest'
import { findNamedDate } from '../src/understanding/named-dates.ts'

it('knows no 29 February of a year that has none, not even as the first of March', () => {
  const now = new Date('2028-09-01T08:00:00Z')
  expect(findNamedDate('29 february', now)).toBeUndefined()
  expect(findNamedDate('28 february', now)?.date).toBe('2029-02-28')
})
