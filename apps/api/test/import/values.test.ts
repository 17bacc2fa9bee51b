import { describe, expect, it } from 'vitest'
import { parseArea } from '../../src/import/values/area.ts'
import { cleanText, isMostlyArabic } from '../../src/import/values/clean-text.ts'
import { parseDay } from '../../src/import/values/day.ts'
import { field } from '../../src/import/values/field.ts'
import { textOfMarkup } from '../../src/import/values/markup-text.ts'
import { parseNumber } from '../../src/import/values/number-text.ts'
import { parseRooms } from '../../src/import/values/rooms.ts'

describe('numbers', () => {
  it.each([
    ['115,000', 115_000],
    ['AED 115,000', 115_000],
    ['1,250,000.50', 1_250_000.5],
    ['2700000', 2_700_000],
    ['1.0', 1],
    ['-5', -5],
    ['٩٥٬٠٠٠', 95_000],
    ['٩٥٬٠٠٠٫٥', 95_000.5],
    ['٢٫٢٥', 2.25],
    ['1e6', 1_000_000],
  ])('%s is %d', (text, value) => expect(parseNumber(text)).toBe(value))

  it.each(['', 'call us', '12,34', '1.2M', '12-15', 'NaN', '1e999'])('"%s" is none', (text) =>
    expect(parseNumber(text)).toBeUndefined(),
  )
})

describe('areas', () => {
  it.each([
    ['1,198 sqft', 1198],
    ['1198', 1198],
    ['742.6 sq. ft.', 743],
    ['100 sqm', 1076],
  ])('%s is %d sqft', (text, value) => expect(parseArea(text)).toBe(value))

  it.each(['', 'large', '12 acres'])('"%s" is none', (text) =>
    expect(parseArea(text)).toBeUndefined(),
  )
})

describe('rooms', () => {
  const count = (value: number, more = {}) => ({
    kind: 'count',
    count: value,
    orMore: false,
    wrapped: false,
    ...more,
  })

  it.each([
    ['3', count(3)],
    ['2.0', count(2)],
    ['Studio', count(0)],
    ['7+', count(7, { orMore: true })],
    [
      "{'@type': 'QuantitativeValue', 'name': 'Bedroom(s)', 'value': '0'}",
      count(0, { wrapped: true }),
    ],
    ['{"@type": "QuantitativeValue", "value": 2}', count(2, { wrapped: true })],
    ['', { kind: 'missing' }],
    ['many', { kind: 'unreadable' }],
    ['999', { kind: 'unreadable' }],
    ["{'@type': 'Thing'}", { kind: 'unreadable' }],
  ])('%s', (text, rooms) => expect(parseRooms(text)).toEqual(rooms))
})

describe('days', () => {
  it.each([
    ['16 June 2025', '2025-06-15T20:00:00.000Z'],
    ['8/14/2024', '2024-08-13T20:00:00.000Z'],
    ['2025-06-16', '2025-06-15T20:00:00.000Z'],
    ['1 Jan 2025', '2024-12-31T20:00:00.000Z'],
    ['16 يونيو 2025', '2025-06-15T20:00:00.000Z'],
  ])('%s starts in Dubai at %s', (text, iso) => expect(parseDay(text)?.toISOString()).toBe(iso))

  it.each(['', '14/8/2024', '30 February 2025', '2 Jux 2025', '5 ju 2025', 'yesterday'])(
    '"%s" is no day',
    (text) => expect(parseDay(text)).toBeUndefined(),
  )
})

describe('text', () => {
  it('decodes entities and leaves other ampersands alone', () => {
    expect(textOfMarkup('Maid&#39;s &amp; Study &#x27;A&#x27; R&D &bogus;')).toBe(
      "Maid's & Study 'A' R&D &bogus;",
    )
  })

  it('becomes one clean line', () => {
    expect(cleanText('\u0650\u200f Sea\u00a0 view\n\u0000Tower\ud800 ', 50)).toBe('Sea view Tower')
  })

  it('keeps whole characters at the limit', () => {
    expect(cleanText('ab👨‍👩‍👧cd', 3)).toBe('ab👨')
  })

  it('tells Arabic from English', () => {
    expect(isMostlyArabic('فيلا للبيع 5 BR')).toBe(true)
    expect(isMostlyArabic('Villa فيلا for sale')).toBe(false)
    expect(isMostlyArabic('123')).toBe(false)
  })

  it('reads a field as text', () => {
    expect([' x ', 5, true, null, undefined, 'NaN', {}, ['a']].map((v) => field.parse(v))).toEqual([
      'x',
      '5',
      'true',
      '',
      '',
      '',
      '',
      '',
    ])
  })
})
