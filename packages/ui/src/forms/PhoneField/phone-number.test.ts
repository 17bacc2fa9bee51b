import { describe, expect, it } from 'vitest'
import { type Country, dialCodes } from './dial-codes.ts'
import { countries, countryOf, groupDigits, nationalPart, readPhone } from './phone-number.ts'

describe('reading', () => {
  it.each<[string, Country, string, Country]>([
    ['0501234567', 'AE', '971501234567', 'AE'],
    ['50 123 4567', 'AE', '971501234567', 'AE'],
    ['٠٥٠١٢٣٤٥٦٧', 'AE', '971501234567', 'AE'],
    ['+971 50-123-4567', 'AE', '971501234567', 'AE'],
    ['00971501234567', 'GB', '971501234567', 'AE'],
    ['971501234567', 'AE', '971501234567', 'AE'],
    ['tel:+971-50-123-4567', 'GB', '971501234567', 'AE'],
    ['+44 (0)20 7946 0958', 'AE', '442079460958', 'GB'],
    ['+١ ٢٤٢ ٣٢٢ ١٢٣٤', 'AE', '12423221234', 'BS'],
    ['+1 416 555 0123', 'CA', '14165550123', 'CA'],
    ['+1 212 555 0123', 'AE', '12125550123', 'US'],
    ['+7 701 123 4567', 'KZ', '77011234567', 'KZ'],
    ['7011234567', 'KZ', '77011234567', 'KZ'],
    ['06 12345678', 'IT', '390612345678', 'IT'],
    ['+', 'AE', '', 'AE'],
    ['', 'AE', '', 'AE'],
    ['0', 'AE', '', 'AE'],
    ['+9715012345678901234', 'AE', '971501234567890', 'AE'],
  ])('reads %j in %s as %s of %s', (text, chosen, value, country) => {
    expect(readPhone(text, chosen)).toEqual({ value, country })
  })
})

it('finds the country by the longest code, and the main one of several', () => {
  expect(countryOf('971501234567')).toBe('AE')
  expect(countryOf('441481700000')).toBe('GB')
  expect(countryOf('441481700000', 'GG')).toBe('GG')
  expect(countryOf('000')).toBeNull()
})

it('groups digits from their end', () => {
  expect(groupDigits('501234567')).toBe('50 123 4567')
  expect(groupDigits('2125550123')).toBe('212 555 0123')
  expect(groupDigits('123')).toBe('123')
  expect(groupDigits('')).toBe('')
})

it('parts the code from the number', () => {
  expect(nationalPart('971501234567', 'AE')).toBe('501234567')
})

it('knows a name and a code of one to six digits for each country', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  for (const country of countries) {
    expect(names.of(country)).not.toBe(country)
    expect(dialCodes[country]).toMatch(/^[1-9]\d{0,5}$/)
  }
})
