import { describe, expect, it, vi } from 'vitest'
import {
  formatCountry,
  formatDate,
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  formatRelative,
} from '../src/format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u202f]/g, ' ').trim()

it('rounds a number to a whole one', () => {
  expect(formatNumber('en', 1_234_567.4)).toBe('1,234,567')
  expect(plain(formatNumber('ru', 1_234_567.4))).toBe('1 234 567')
})

it('says a share of one in percent, to a tenth', () => {
  expect(formatPercent('en', 0.0645)).toBe('6.5%')
  expect(plain(formatPercent('de', 0.0645))).toBe('6,5 %')
})

it('says a rate that is in percent already, to a hundredth', () => {
  expect(formatRate('en', 0.25)).toBe('0.25%')
  expect(formatRate('en', 3.875)).toBe('3.88%')
})

describe('a distance', () => {
  it('is in metres below a kilometre, and never closer than fifty', () => {
    expect(formatDistance('en', 354)).toBe('350 m')
    expect(formatDistance('en', 20)).toBe('50 m')
    expect(formatDistance('ru', 350)).toBe('350 м')
  })

  it('is in kilometres from there', () => {
    expect(formatDistance('en', 1_000)).toBe('1 km')
    expect(formatDistance('en', 2_449)).toBe('2.4 km')
    expect(formatDistance('ru', 2_449)).toBe('2,4 км')
  })
})

it('names a country in the language of the reader, and by its code where it has no name', () => {
  expect(formatCountry('en', 'AE')).toBe('United Arab Emirates')
  expect(formatCountry('ru', 'AE')).toBe('ОАЭ')
  expect(formatCountry('en', 'QX')).toBe('QX')
})

it('writes a day as the UAE does, in Latin figures', () => {
  expect(formatDate('en', '2026-11-02T21:30:00.000Z')).toBe('3 Nov 2026')
  expect(plain(formatDate('ar', '2026-11-02T21:30:00.000Z'))).toMatch(/^03\D+11\D+2026$/)
})

it.each([
  ['2026-11-19T23:59:00Z', '1 minute ago'],
  ['2026-11-19T23:00:00Z', '1 hour ago'],
  ['2026-11-19T22:01:00Z', '1 hour ago'],
  ['2026-11-19T00:00:00Z', 'yesterday'],
  ['2026-11-21T00:00:00Z', 'tomorrow'],
  ['2026-11-13T00:00:00Z', 'last week'],
  ['2026-10-21T00:00:00Z', 'last month'],
  ['2025-11-20T00:00:00Z', 'last year'],
])('from midnight of 20 November, %s is %s', (time, said) => {
  expect(formatRelative('en', time, Date.parse('2026-11-20T00:00:00Z'))).toBe(said)
})

it('makes one formatter for each language', () => {
  const make = vi.spyOn(Intl, 'NumberFormat')
  // A language that no other test writes money in.
  expect(plain(formatMoney('fr', 1_000))).toBe('1 000 AED')
  expect(plain(formatMoney('fr', 2_000))).toBe('2 000 AED')
  expect(make).toHaveBeenCalledTimes(1)
  make.mockRestore()
})
