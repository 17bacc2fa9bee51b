import { describe, expect, it } from 'vitest'
import {
  formatArea,
  formatCompactMoney,
  formatDate,
  formatDistance,
  formatExactMoney,
  formatLanguages,
  formatMoney,
  formatPercent,
  formatRate,
  formatRelative,
} from '../src/format.ts'
import { formatList } from '../src/format-list.ts'
import { formatMoment } from '../src/format-moment.ts'

const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u202f]/g, ' ').trim()

describe('formats', () => {
  it('prints whole AED', () => {
    expect(plain(formatMoney('en', 1_850_000))).toBe('AED 1,850,000')
    expect(plain(formatMoney('ar', 1_850_000))).toBe('1,850,000 درهم')
  })

  it('shortens money', () => {
    expect(plain(formatCompactMoney('en', 1_850_000))).toBe('AED 1.85M')
    expect(plain(formatCompactMoney('en', 2_000_000))).toBe('AED 2M')
    expect(plain(formatCompactMoney('ar', 4_900_000))).toBe('4.9 مليون درهم')
  })

  it('writes money the way of each language, in Latin figures', () => {
    expect(plain(formatMoney('ru', 1_850_000))).toBe('1 850 000 AED')
    expect(plain(formatMoney('hi', 1_850_000))).toBe('AED 18,50,000')
    expect(plain(formatMoney('zh', 1_850_000))).toBe('AED 1,850,000')
    expect(plain(formatMoney('de', 1_850_000))).toBe('1.850.000 AED')
    expect(plain(formatCompactMoney('ru', 1_850_000))).toBe('1,85 млн AED')
    expect(plain(formatCompactMoney('hi', 1_850_000))).toBe('AED 18.5 लाख')
    expect(plain(formatCompactMoney('zh', 1_850_000))).toBe('AED 185万')
    expect(plain(formatCompactMoney('de', 1_850_000))).toBe('1,85 Mio. AED')
  })

  it('keeps the fils of rates', () => {
    expect(plain(formatExactMoney('en', 16.5))).toBe('AED 16.50')
    expect(plain(formatExactMoney('de', 16.5))).toBe('16,50 AED')
  })

  it('writes a rate in percent and a share of one', () => {
    expect(plain(formatRate('en', 0.25))).toBe('0.25%')
    expect(plain(formatRate('de', 4.25))).toBe('4,25 %')
    expect(plain(formatPercent('en', 0.0643))).toBe('6.4%')
    expect(plain(formatPercent('ar', 1))).toContain('100')
  })

  it('names the unit of an area', () => {
    expect(plain(formatArea('en', 1302))).toBe('1,302 sqft')
    expect(plain(formatArea('ar', 1302))).toBe('1,302 قدم²')
    expect(plain(formatArea('ru', 1302))).toBe('1 302 кв. фута')
    expect(plain(formatArea('hi', 1302))).toBe('1,302 वर्ग फ़ुट')
    expect(plain(formatArea('zh', 1302))).toBe('1,302 平方英尺')
    expect(plain(formatArea('de', 1302))).toBe('1.302 Quadratfuß')
  })

  it('counts square feet as Russian does', () => {
    const said = [746, 1301, 811, 1012, 903.6].map((sqft) => plain(formatArea('ru', sqft)))
    expect(said).toEqual([
      '746 кв. футов',
      '1 301 кв. фут',
      '811 кв. футов',
      '1 012 кв. футов',
      '904 кв. фута',
    ])
    expect(plain(formatArea('ar', 1304))).toBe('1,304 قدم²')
  })

  it('shows the day of the UAE', () => {
    expect(formatDate('en', '2026-11-02T21:30:00.000Z')).toContain('3')
  })

  it('says how long ago in the largest unit', () => {
    const now = Date.parse('2026-11-20T00:00:00Z')
    expect(formatRelative('en', '2026-11-17T00:00:00Z', now)).toBe('3 days ago')
    expect(formatRelative('en', '2026-11-19T23:59:40Z', now)).toBe('this minute')
    expect(formatRelative('en', '2026-10-10T00:00:00Z', now)).toBe('last month')
  })

  it('counts only whole units, before and after', () => {
    const now = Date.parse('2026-11-20T00:00:00Z')
    expect(formatRelative('en', '2026-11-16T01:00:00Z', now)).toBe('3 days ago')
    expect(formatRelative('en', '2026-11-18T00:01:00Z', now)).toBe('yesterday')
    expect(formatRelative('en', '2026-11-19T00:00:01Z', now)).toBe('23 hours ago')
    expect(formatRelative('en', '2026-11-23T23:00:00Z', now)).toBe('in 3 days')
    expect(formatRelative('en', '2025-01-01T00:00:00Z', now)).toBe('last year')
  })

  it('says a distance in two figures, never nearer than a door', () => {
    const said = [0, 49, 50, 347, 994, 999, 2_440, 12_800].map((length) =>
      plain(formatDistance('en', length)),
    )
    expect(said).toEqual(['50 m', '50 m', '50 m', '350 m', '990 m', '1 km', '2.4 km', '13 km'])
  })
})

it('joins things as a sentence does', () => {
  expect(formatList('en', ['a pool', 'a gym', 'parking'])).toBe('a pool, a gym, and parking')
  expect(formatList('de', ['Pool', 'Balkon'])).toBe('Pool und Balkon')
  expect(formatList('zh', ['泳池', '阳台'])).toBe('泳池和阳台')
})

describe('formatLanguages', () => {
  it('names them in the language of the reader', () => {
    expect(formatLanguages('en', ['en', 'ar'])).toBe('English, Arabic')
    expect(formatLanguages('de', ['en', 'ar'])).toBe('Englisch und Arabisch')
    expect(formatLanguages('ar', ['en', 'ar'])).toBe('الإنجليزية والعربية')
  })

  it('keeps them apart in every language', () => {
    expect(formatLanguages('ru', ['en', 'ar', 'de'])).toBe('английский, арабский, немецкий')
    expect(formatLanguages('zh', ['en', 'ar', 'de'])).toBe('英语、阿拉伯语、德语')
  })
})

it('ends no Russian day with a full stop of its own', () => {
  expect(formatDate('ru', '2026-12-30T08:00:00Z')).toBe('30 дек. 2026')
  expect(formatMoment('ru', '2026-12-30T08:00:00Z')).toBe('30 дек. 2026, 12:00')
})
