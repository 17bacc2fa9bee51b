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
    ['115,000 AED', 115_000],
    ['aed115,000', 115_000],
    ['+5', 5],
    ['-1,500', -1_500],
    ['1e+6', 1_000_000],
    ['٠', 0],
    ['٩٫٥', 9.5],
    ['1\u00a0250 000', 1_250_000],
    ['12,345,678.25', 12_345_678.25],
    ['1.25e2', 125],
  ])('%s is %d', (text, value) => expect(parseNumber(text)).toBe(value))

  it.each([
    '1234,567',
    '1,2345',
    '1,234,56',
    'x1,234',
    '1,234x',
    '5.',
    '.5',
    '1e-6',
    '1e100',
    '--5',
  ])('"%s" is none', (text) => expect(parseNumber(text)).toBeUndefined())
})

describe('areas', () => {
  it.each([
    '100 sqft',
    '100 SQFT',
    '100 sq ft',
    '100 sq.ft.',
    '100 square feet',
    '100 square  feet',
    '100 ft²',
    '100 قدم مربع',
    ' 100 sqft ',
  ])('%s is in square feet', (text) => expect(parseArea(text)).toBe(100))

  it.each([
    '100 sqm',
    '100 sq m',
    '100 sq. m.',
    '100 square meters',
    '100 square metres',
    '100 m²',
    '100 متر مربع',
  ])('%s is in square metres', (text) => expect(parseArea(text)).toBe(1_076))

  it('takes a unit only behind the number', () => {
    expect(parseArea('sqft 100')).toBeUndefined()
    expect(parseArea('sqm 100')).toBeUndefined()
  })
})

describe('rooms', () => {
  const count = (value: number, orMore = false) => ({
    kind: 'count',
    count: value,
    orMore,
    wrapped: false,
  })

  it.each([
    ['60', count(60)],
    ['4.00', count(4)],
    ['5 +', count(5, true)],
    [' 2 ', count(2)],
    ['  ', { kind: 'missing' }],
    ['استوديو', count(0)],
    ['ستوديو', count(0)],
    ['STUDIO', count(0)],
    ['61', { kind: 'unreadable' }],
    ['2.5', { kind: 'unreadable' }],
    ['about 2', { kind: 'unreadable' }],
    ['2 or 3', { kind: 'unreadable' }],
    ['1000', { kind: 'unreadable' }],
    ['a studio', { kind: 'unreadable' }],
    ['studios', { kind: 'unreadable' }],
    ['3++', { kind: 'unreadable' }],
  ])('%s', (text, rooms) => expect(parseRooms(text)).toEqual(rooms))

  it.each([
    "{'value':'3'}",
    '{"value" : "3"}',
    "{'value': ' 3 ', 'name': 'Bedroom(s)'}",
    "{\n'value':\n3\n}",
  ])('%s holds three', (text) => expect(parseRooms(text)).toEqual({ ...count(3), wrapped: true }))

  it.each(["x{'value': '3'}", "{'value': '3'}x"])('%s is no object', (text) =>
    expect(parseRooms(text)).toEqual({ kind: 'unreadable' }),
  )
})

describe('days', () => {
  it.each(
    [
      ['january', 'يناير'],
      ['february', 'فبراير'],
      ['march', 'مارس'],
      ['april', 'أبريل'],
      ['may', 'مايو'],
      ['june', 'يونيو'],
      ['july', 'يوليو'],
      ['august', 'أغسطس'],
      ['september', 'سبتمبر'],
      ['october', 'أكتوبر'],
      ['november', 'نوفمبر'],
      ['december', 'ديسمبر'],
    ].map((names, index) => [index, ...names] as const),
  )('month %d is %s and %s', (index, english = '', arabic = '') => {
    const start = new Date(Date.UTC(2025, index, 2, -4))
    for (const name of [english, english.slice(0, 3).toUpperCase(), arabic])
      expect(parseDay(`2 ${name} 2025`)).toEqual(start)
  })

  it.each([
    ['2025-06-16T10:00:00Z', '2025-06-15T20:00:00.000Z'],
    ['2025-6-1 10:00', '2025-05-31T20:00:00.000Z'],
    [' 2025-06-16 ', '2025-06-15T20:00:00.000Z'],
    ['16 Jun. 2025', '2025-06-15T20:00:00.000Z'],
    ['16  June,  2025', '2025-06-15T20:00:00.000Z'],
    ['1 January 1990', '1989-12-31T20:00:00.000Z'],
    ['12/31/2024', '2024-12-30T20:00:00.000Z'],
  ])('%s starts in Dubai at %s', (text, iso) => expect(parseDay(text)?.toISOString()).toBe(iso))

  it.each([
    '31 December 1989',
    '2025-06-16x',
    'x2025-06-16',
    '02025-06-16',
    '2025-13-01',
    '2025-02-29',
    '18/14/20240',
    '108/14/2024',
    'on 16 June 2025',
    '16 June 2025 or later',
    '116 June 2025',
    '31 April 2025',
    '1 Juneau 2025',
  ])('"%s" is no day', (text) => expect(parseDay(text)).toBeUndefined())
})

describe('text', () => {
  it.each([
    ['&quot;&QUOT;', '""'],
    ['&apos;', "'"],
    ['&lt;&gt;', '<>'],
    ['&nbsp;', '\u00a0'],
    ['&amp', '&'],
    ['&eacute;&rsquo;&ndash;&sup2;', 'é’–²'],
    ['&#x110000;', '\ufffd'],
    ['&#x1F3E0;', '🏠'],
    ['&#X41;', 'A'],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['&#1114111;', '\u{10ffff}'],
  ])('%s is decoded', (text, decoded) => expect(textOfMarkup(text)).toBe(decoded))

  it.each(['&#x;', '&#xZZ;', '&bogus;', 'R&D', '1 < 2 & 3 > 2'])('%s stays', (text) =>
    expect(textOfMarkup(text)).toBe(text),
  )

  it('is composed, with single spaces and without marks that carry no letter', () => {
    expect(cleanText('Cafe\u0301', 10)).toBe('Caf\u00e9')
    expect(cleanText('a\t\r\n\u2028b', 10)).toBe('a b')
    expect(cleanText('a \u200b b', 10)).toBe('a b')
    expect(cleanText('\u0650\u0651 a\u0301', 10)).toBe('\u00e1')
  })

  it('is cut at the limit, not before it, and ends in no space', () => {
    expect(cleanText('abc', 3)).toBe('abc')
    expect(cleanText('abcd', 3)).toBe('abc')
    expect(cleanText('ab cd', 3)).toBe('ab')
  })

  it('is Arabic with more than half of its letters', () => {
    expect(isMostlyArabic('اب cd')).toBe(false)
    expect(isMostlyArabic('ابت cd')).toBe(true)
    expect(isMostlyArabic('')).toBe(false)
  })

  it.each(['null', 'None', 'NaN', 'n/a', 'N/A', 'undefined', '-', ' - '])('"%s" is empty', (text) =>
    expect(field.parse(text)).toBe(''),
  )

  it.each(['nanny', 'annul none', 'n/a yet', '--', '0', 'false'])('"%s" is a value', (text) =>
    expect(field.parse(text)).toBe(text),
  )

  it('takes numbers and booleans as they are written', () => {
    expect([0, false, 1.5].map((value) => field.parse(value))).toEqual(['0', 'false', '1.5'])
  })
})
