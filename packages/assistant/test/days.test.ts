import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { formatDay, formatMonths } from '../src/reply/format.ts'

describe('days in words', () => {
  it.each<LanguageCode>(['en', 'ar', 'ru', 'hi', 'zh', 'de'])(
    'have Latin figures and the day of the calendar in %s',
    (language) => {
      expect(formatDay('2026-12-01', language)).toMatch(/\b1\b/)
      expect(formatDay('2026-12-01T23:30:00Z', language)).toBe(formatDay('2026-12-01', language))
      expect(formatDay('2026-12-01', language)).toContain('2026')
    },
  )

  it('reach from the first to the last month, in whatever order the days come', () => {
    const months = (first: string[], last: string[]) => formatMonths(first, last, 'en')
    const wanted = 'March 2025 – November 2026'
    expect(months(['2025-03-31', '2025-08-01'], ['2026-02-01', '2026-11-30'])).toBe(wanted)
    expect(months(['2025-08-01', '2025-03-31'], ['2026-11-30', '2026-02-01'])).toBe(wanted)
  })
})
