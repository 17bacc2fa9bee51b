import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/dialogue/state.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const after = async (turns: readonly string[], language: LanguageCode = 'en') =>
  (await converse(many(), turns, language)).state.slots

const studioInBay: SearchSlots = {
  type: ['apartment'],
  location: ['business-bay'],
  bedrooms_min: 0,
  bedrooms_max: 0,
}

describe('a request of its own starts afresh', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'villa in Mirdif with a private pool, 5 bedrooms, at least 3m',
      'studio in Business Bay',
    ],
    ['ar', 'فيلا 5 غرف في مردف مع مسبح خاص من 3 مليون', 'استوديو في الخليج التجاري'],
    ['ru', 'вилла 5 спален в Мирдифе с частным бассейном от 3 млн', 'студия в Бизнес Бэй'],
    ['hi', 'मिर्दिफ में 5 बेडरूम विला निजी पूल के साथ कम से कम 3 मिलियन', 'बिज़नेस बे में स्टूडियो'],
    ['zh', 'Mirdif五房别墅 带私人泳池 300万以上', '商业湾的单间'],
    ['de', 'Villa in Mirdif mit Privatpool, 5 Schlafzimmer, ab 3 Mio', 'Studio in Business Bay'],
  ])('in %s: %s → %s', async (language, before, next) => {
    expect(await after([before, next], language)).toEqual(studioInBay)
  })

  it('keeps whether to buy or to rent where words had said so', async () => {
    expect(await after(['villa for sale in Mirdif up to 9m', 'studio in Business Bay'])).toEqual({
      ...studioInBay,
      purpose: 'sale',
    })
    expect(await after(['villa for sale in Mirdif', 'studio to rent in Business Bay'])).toEqual({
      ...studioInBay,
      purpose: 'rent',
    })
  })

  it('drops rooms that another kind cannot have', async () => {
    const office = { type: ['office'], location: ['mirdif'] }
    expect(await after(['villa in Mirdif with 5 bedrooms and 4 baths', 'office'])).toEqual(office)
    const { bedrooms_min, type } = await after(['studio in Mirdif', 'a villa'])
    expect([bedrooms_min, type]).toEqual([undefined, ['villa']])
  })

  it('does not, where the place was still missing', async () => {
    expect(await after(['to rent', 'with a gym', '2 bed apartment in JVC'])).toMatchObject({
      purpose: 'rent',
      features: ['gym'],
    })
  })

  it('an estimate takes over no size, budget or wish of a search', async () => {
    const search = '2 bed in Marina for sale under 2m, at least 1400 sqft, with a gym'
    const { state, text } = await converse(many(), [
      search,
      'how much is my villa in Mirdif worth?',
    ])
    expect(state.slots).toEqual({ type: ['villa'], location: ['mirdif'] })
    expect(text).not.toContain('1,400')
    const pressed = await converse(many(), [search, 'estimate_value', 'apartment in JLT'])
    expect(pressed.state.slots).toEqual({ type: ['apartment'], location: ['jumeirah-lake-towers'] })
  })

  it('an estimate takes over no size of the home before', async () => {
    const { state } = await converse(many(), [
      'how much is my 2 bed apartment in JLT worth? 1200 sqft',
      'and what is my villa in Mirdif worth?',
    ])
    expect(state.slots.size_min).toBeUndefined()
    expect(state.slots.bedrooms_min).toBeUndefined()
    expect(state.slots.type).toEqual(['villa'])
  })
})

describe('a change refines', () => {
  const search = '2 bed apartment in Marina for sale under 2m with a gym'
  const found: SearchSlots = {
    purpose: 'sale',
    type: ['apartment'],
    location: ['dubai-marina'],
    bedrooms_min: 2,
    bedrooms_max: 2,
    price_max: 2_000_000,
    features: ['gym'],
  }

  it.each<[string, SearchSlots]>([
    ['what about JVC?', { location: ['jumeirah-village-circle'] }],
    ['JVC', { location: ['jumeirah-village-circle'] }],
    ['and in Arjan?', { location: ['arjan'] }],
    ['also Business Bay', { location: ['dubai-marina', 'business-bay'] }],
    ['make it 3', { bedrooms_min: 3, bedrooms_max: 3 }],
    ['3 bedrooms', { bedrooms_min: 3, bedrooms_max: 3 }],
    ['a penthouse', { type: ['penthouse'] }],
    ['what about a villa in Mirdif?', { type: ['villa'], location: ['mirdif'] }],
    ['under 1.5m', { price_max: 1_500_000 }],
    ['with a balcony', { features: ['gym', 'balcony'] }],
  ])('%s', async (change, changed) => {
    expect(await after([search, change])).toEqual({ ...found, ...changed })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what about JVC?'],
    ['ar', 'طيب وفي جي في سي؟'],
    ['ru', 'а в JVC?'],
    ['hi', 'JVC में?'],
    ['zh', 'JVC呢？'],
    ['de', 'und in JVC?'],
  ])('the place alone in %s', async (language, change) => {
    const state = await after([search, change], language)
    expect(state).toEqual({ ...found, location: ['jumeirah-village-circle'] })
  })
})
