import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { asOf, fakeTools, makeProperty } from './fake-tools.ts'

const total = 55
/** By their numbers: 41 is the cheapest, 42 the dearest, 43 the largest, 44 the smallest, 45 the newest, 46 by the foot. */
const rows = Array.from({ length: total }, (_, index) => {
  const number = index + 1
  return makeProperty(number, {
    purpose: 'rent',
    price: { 41: 60_000, 42: 240_000 }[number] ?? 90_000 + number * 100,
    size: { 43: 4_000, 44: 500 }[number] ?? 1_000 + number,
    price_per_sqft: number === 46 ? 41 : 90 + number,
    published_at: `2026-${number === 45 ? '11-17' : '10-01'}T08:00:00.000Z`,
  })
})
const by = (field: (row: PropertyCard) => number, way: 1 | -1) =>
  rows.toSorted((left, right) => way * (field(left) - field(right)))
const sorted: Readonly<Record<string, readonly PropertyCard[]>> = {
  price_asc: by(({ price }) => price ?? 0, 1),
  price_desc: by(({ price }) => price ?? 0, -1),
  size_desc: by(({ size }) => size ?? 0, -1),
  size_asc: by(({ size }) => size ?? 0, 1),
  price_per_sqft_asc: by(({ price_per_sqft }) => price_per_sqft ?? 0, 1),
  newest: by(({ published_at }) => Date.parse(published_at ?? ''), -1),
}
const tools: AssistantTools = {
  ...fakeTools(() => total),
  searchProperties: async (_, { sort, page, limit }) => ({
    total,
    // What is shown first is in no order that is asked for.
    rows: (limit === 1 ? (sorted[sort] ?? rows) : rows).slice((page - 1) * limit, page * limit),
    asOf,
  }),
  propertiesById: async (ids) => ({ rows: rows.filter(({ _id }) => ids.includes(_id)), asOf }),
}

const searches: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed apartments for rent in Dubai Marina',
  ar: 'شقة غرفتين للايجار في دبي مارينا',
  ru: 'квартира 2 спальни в аренду дубай марина',
  hi: 'dubai marina me 2bhk rent pe',
  zh: '迪拜码头两居室出租',
  de: '2 Schlafzimmer Wohnung zur Miete in Dubai Marina',
}

describe('a superlative', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'which is the cheapest?', 41],
    ['en', 'the cheapest?', 41],
    ['en', 'which one is cheapest per sqft?', 46],
    ['en', 'and which has the best price per sqft of all 55?', 46],
    ['en', 'which is the largest of all 55?', 43],
    ['en', 'what is the most expensive one?', 42],
    ['en', 'which is the smallest?', 44],
    ['en', 'which one is the newest?', 45],
    ['ar', 'ايها الارخص؟', 41],
    ['ar', 'الارخص؟', 41],
    ['ar', 'اي واحد الاكبر؟', 43],
    ['ar', 'ايها ارخص سعر للقدم؟', 46],
    ['ar', 'اي واحد الاحدث؟', 45],
    ['ru', 'какая самая дешевая?', 41],
    ['ru', 'самая дешёвая?', 41],
    ['ru', 'какая самая большая из всех 55?', 43],
    ['ru', 'у какой самая низкая цена за кв фут?', 46],
    ['ru', 'какое самое новое?', 45],
    ['hi', 'sabse sasta kaun sa hai?', 41],
    ['hi', 'सबसे सस्ता कौन सा है?', 41],
    ['hi', 'सभी 55 में सबसे बड़ा कौन सा है?', 43],
    ['hi', 'per sqft sabse sasta kaunsa hai?', 46],
    ['hi', 'सबसे नया कौन सा है?', 45],
    ['zh', '哪套最便宜？', 41],
    ['zh', '最便宜的呢？', 41],
    ['zh', '全部55套里哪套最大？', 43],
    ['zh', '哪套单价最低？', 46],
    ['zh', '哪套最新？', 45],
    ['de', 'welche ist die günstigste?', 41],
    ['de', 'die billigste?', 41],
    ['de', 'welche ist von allen 55 die größte?', 43],
    ['de', 'welche hat den besten Preis pro Quadratfuß?', 46],
    ['de', 'welche ist die neueste?', 45],
  ])('means everything that fits, in %s: %s', async (language, said, number) => {
    const { text, results, state } = await converse(tools, [searches[language], said], language)
    expect(results?.data.map(({ _id }) => _id)).toEqual([rows[number - 1]?._id])
    expect(results?.totalProperties).toBe(total)
    expect(text).toContain('55')
    expect(text).not.toMatch(/left 55|55 (?:sqft|кв|قدم|वर्ग)/u)
    // The next of those on the screen, which keep their numbers.
    expect(state.refs).toEqual([6])
    expect(state.shown.slice(0, 5)).toEqual(rows.slice(0, 5).map(({ _id }) => _id))
  })

  it.each<[LanguageCode, string]>([
    ['en', 'which of these is the cheapest?'],
    ['en', 'which of the ones shown is the cheapest?'],
    ['ar', 'ايها الارخص منها على الشاشة؟'],
    ['ru', 'какая из этих самая дешевая?'],
    ['hi', 'inme se sabse sasta kaun sa hai?'],
    ['zh', '这几套里哪套最便宜？'],
    ['de', 'welche von diesen ist die günstigste?'],
  ])('means the cards alone where it says so, in %s: %s', async (language, said) => {
    const { text, state } = await converse(tools, [searches[language], said], language)
    expect(state.refs).toEqual([1])
    expect(text).not.toContain('55')
  })

  it('is asked on about, and told again of those that are shown by then', async () => {
    const first = [searches.en, 'which is the cheapest?']
    const { state } = await converse(tools, [...first, 'is it furnished?'])
    expect(state.refs).toEqual([6])
    const again = await converse(tools, [...first, 'which of these is the cheapest?'])
    expect(again.state.refs).toEqual([6])
  })

  it.each(['anything bigger?', 'show me the cheapest', 'cheapest first'])(
    'is no choice of one in a search: %s',
    async (said) => {
      const { results, state } = await converse(tools, [searches.en, said])
      expect(state.intent).toBe('find_property')
      expect(results?.data).toHaveLength(5)
    },
  )
})
