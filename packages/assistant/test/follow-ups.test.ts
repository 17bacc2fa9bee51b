import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

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

  it('an estimate takes over no size of the property before', async () => {
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

describe('cards on the screen', () => {
  it.each<[LanguageCode, string, string, number, string]>([
    ['en', 'villas in Mirdif', 'the second one, is it furnished?', 2, 'furnished'],
    ['en', 'villas in Mirdif', 'does number 3 have a gym?', 3, 'The listing says: gym.'],
    ['en', 'villas in Mirdif', 'show me the first one', 1, 'Home number 1'],
    ['ru', 'виллы в Мирдифе', 'последний, он с мебелью?', 5, 'не указано'],
    ['zh', 'Mirdif别墅', '第一套有健身房吗？', 1, '房源注明'],
    ['hi', 'मिर्दिफ में विला', 'पहला वाला furnished है?', 1, 'नहीं लिखा'],
    ['ar', 'فلل في مردف', 'الأولى مفروشة؟', 1, 'لا يذكر الإعلان'],
    ['de', 'Villen in Mirdif', 'ist die zweite möbliert?', 2, 'steht nichts dazu'],
  ])('%s: %s, %s', async (language, search, question, number, saying) => {
    const before = await converse(many(), [search], language)
    const { text, state, results } = await converse(many(), [search, question], language)
    expect(text).toContain(saying)
    expect(results?.data.map(({ _id }) => _id)).toEqual([makeProperty(number)._id])
    expect(state.slots).toEqual(before.state.slots)
    expect(state.shown).toEqual(before.state.shown)
  })

  it('goes on about the same one', async () => {
    const { text, state } = await converse(many(), [
      'villas in Mirdif',
      'is the second one furnished?',
      'and does it have a sea view?',
    ])
    expect(text).toContain('The listing says: sea view.')
    expect(state.slots.features).toBeUndefined()
  })

  it('says how many there are where a number is on no card', async () => {
    const { text, results } = await converse(many(), ['villas in Mirdif', 'is number 9 furnished?'])
    expect(text).toContain('Listings shown: 5.')
    expect(results).toBeUndefined()
  })

  it('a number of the second page is one of that page', async () => {
    const { results } = await converse(many(), [
      'villas in Mirdif',
      'more',
      'is the first furnished?',
    ])
    expect(results?.data.map(({ title }) => title)).toEqual(['Home number 6'])
  })
})

describe('cheaper', () => {
  const turns: [LanguageCode, string, string][] = [
    ['en', 'villas in Mirdif for sale', 'something cheaper'],
    ['ar', 'فلل للبيع في مردف', 'في أرخص؟'],
    ['ru', 'виллы в Мирдифе купить', 'есть дешевле?'],
    ['hi', 'मिर्दिफ में विला खरीदना है', 'थोड़ा सस्ता दिखाओ'],
    ['zh', 'Mirdif别墅 买', '便宜点的'],
    ['de', 'Villa in Mirdif kaufen', 'geht es günstiger?'],
  ]
  it.each(turns)('%s: %s, %s asks for less than what was shown', async (language, ...said) => {
    const { state } = await converse(many(), said, language)
    expect(state.slots.price_max).toBe(1_009_999)
    expect(state.slots.sort_by).toBeUndefined()
  })

  it('says so where nothing is, and keeps the search', async () => {
    const tools = fakeTools(({ price_max = 2_000_000 }) => (price_max < 1_010_000 ? 0 : 3))
    const { text, state, results } = await converse(tools, ['villas in Mirdif for sale', 'cheaper'])
    expect(text).toBe('None is cheaper: the lowest price for this search is AED 1,010,000.')
    expect(results).toBeUndefined()
    expect(state.slots.price_max).toBeUndefined()
  })

  it('is an order where nothing was shown, or elsewhere', async () => {
    expect(await after(['cheap villas in Mirdif'])).toMatchObject({ sort_by: 'price_asc' })
    expect(await after(['villas in Mirdif', 'cheapest first'])).toMatchObject({
      sort_by: 'price_asc',
    })
    expect(await after(['villas in Mirdif', 'something cheaper in Mudon'])).toEqual({
      type: ['villa'],
      location: ['mudon'],
      sort_by: 'price_asc',
    })
  })
})

describe('words that mean no more than they say', () => {
  it('the same elsewhere brings no price', async () => {
    const turns = ['شقة للإيجار في دبي مارينا', 'طيب وريني نفس الشي في جي بي آر']
    expect(await after(turns, 'ar')).toEqual({
      type: ['apartment'],
      purpose: 'rent',
      location: ['jumeirah-beach-residence'],
    })
  })

  it('the cheapest first is an order, not the first card', async () => {
    const turns = ['JVC में फ्लैट किराये पर', 'सबसे सस्ता पहले दिखाओ']
    const { state } = await converse(many(), turns, 'hi')
    expect(state).toMatchObject({ intent: 'find_property', slots: { sort_by: 'price_asc' } })
  })
})

describe('yields', () => {
  it('name places as the visitor does', async () => {
    const { text, evidence } = await converse(many(), ['доходность в JVC?'], 'ru')
    expect(text).toContain('Джумейра Вилладж Сёркл')
    expect(evidence.map(({ field }) => field).join()).not.toContain('jumeirah-village-circle')
  })
})

describe('a price after a price', () => {
  it.each<[LanguageCode, string, string, number | undefined]>([
    ['hi', 'फ्लैट बिक्री के लिए 25 लाख तक', '32 तक', 3_200_000],
    ['hi', 'विला 4 करोड़ तक', '5 तक ठीक है', 50_000_000],
    ['en', 'flat to buy, 40 lakh', '55 max', 5_500_000],
    ['en', 'flat to buy up to 1.6m', 'up to 950', 950_000],
    ['en', 'flat to rent, 70k', 'no budget 85', 85_000],
    ['ar', 'شقة للايجار 70 ألف', 'لا الميزانية 85', 85_000],
    ['ru', 'квартира в аренду до 70 тыс в год', 'нет до 85', 85_000],
    ['zh', '别墅 1400万以内', '1800以内', 18_000_000],
    ['de', 'Wohnung mieten bis 70 Tsd', 'nein Budget 85', 85_000],
    ['en', 'villa up to 5m', 'dont worry about the budget', undefined],
    ['ru', 'вилла до 5 млн', 'бюджет не учитывай', undefined],
    ['ar', 'فيلا بميزانية 5 مليون', 'الميزانية شيلها', undefined],
    ['hi', 'विला 5 करोड़ तक', 'भूल जाओ बजट', undefined],
    ['zh', '别墅500万以内', '先不管预算', undefined],
    ['de', 'Villa bis 5 Mio', 'das Budget kannst du vergessen', undefined],
  ])('in %s: %s → %s', async (language, before, next, most) => {
    expect((await after([before, next], language)).price_max).toBe(most)
  })
})

it.each([
  ['only unfurnished ones', { furnished: 'unfurnished' }],
  ['the furnished ones please', { furnished: 'furnished' }],
  ['only ones with a balcony', { features: ['balcony'] }],
])('ones that are asked for are properties, not rooms: %s', async (next, criterion) => {
  const first = 'apartments in Arjan for rent under 90k'
  expect((await converse(many(), [first])).state.asked).toBe('bedrooms')
  expect(await after([first, next])).toEqual({ ...(await after([first])), ...criterion })
})
