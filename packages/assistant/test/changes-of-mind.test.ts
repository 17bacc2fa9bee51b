import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const after = (language: LanguageCode, turns: readonly string[]): SearchSlots =>
  turns.reduce(
    (state, text) => understand({ text, language, state, now }, knowledge).state,
    newState(),
  ).slots

const tools = fakeTools(() => 5)

describe('what is rented now, and what somebody else bought', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'we pay 95k for a studio in Mudon and the landlord wants 110k. Looking for a 2 bed, 120k',
    ],
    ['ar', 'اخوي اشترى فيلا ب 4 مليون في مدن، ابي شقة غرفتين للايجار لحد 120 الف'],
    ['ru', 'сейчас снимаем студию за 65 тысяч в Мудоне, ищем квартиру с 2 спальнями до 120 тысяч'],
    ['hi', 'मेरे दोस्त ने 9 लाख में मुडोन में लिया, मुझे 2 बेडरूम किराए पर 120k तक चाहिए'],
    ['zh', '我们现在在Mudon租房一年6万，想换两居室，出租，12万以内'],
    [
      'de',
      'Ein Kollege hat in Mudon für 3 Mio gekauft, ich suche 2 Schlafzimmer zur Miete bis 120.000',
    ],
  ])('are no criteria in %s, though no other place is named', (language, text) => {
    const slots = after(language, [text])
    expect(slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 2, price_max: 120_000 })
    expect(slots.location).toBeUndefined()
  })

  it('says where one looks, too, where something like it is wanted', () => {
    const text =
      'A friend bought a studio in Mudon for 850k. I want something similar with 1 bedroom'
    expect(after('en', [text])).toMatchObject({ location: ['mudon'], bedrooms_min: 1 })
  })
})

describe('a search that is thought over', () => {
  it.each<[LanguageCode, string[], SearchSlots]>([
    ['en', ['1 bed in Mudon to rent up to 95k', 'we could stretch by 15k'], { price_max: 110_000 }],
    ['ar', ['شقة غرفة في مدن للايجار لحد 95 الف', 'زيد 10'], { price_max: 105_000 }],
    ['de', ['Wohnung in Mudon mieten bis 95.000', '10.000 drauflegen'], { price_max: 105_000 }],
    [
      'ru',
      ['квартира в Мудоне в аренду до 95 тысяч', 'а в Арджане', 'вернитесь к предыдущему варианту'],
      { location: ['mudon'], price_max: 95_000 },
    ],
    [
      'hi',
      ['मुडोन में फ्लैट खरीदना है 1 मिलियन तक', 'यही किराये पर', 'वापस खरीदने वाला'],
      { purpose: 'sale', price_max: 1_000_000 },
    ],
    [
      'de',
      ['Wohnung in Mudon mieten bis 95.000', 'doch kaufen, höchstens 1,3'],
      { price_max: 1_300_000 },
    ],
  ])('goes by what was said last in %s: %j', (language, turns, slots) => {
    expect(after(language, turns)).toMatchObject({ ...slots })
  })

  it('has no budget any more where that is said to matter little', () => {
    const slots = after('zh', ['Mudon两房出租20万以内', '预算不是问题'])
    expect(slots).toMatchObject({ location: ['mudon'], bedrooms_min: 2 })
    expect(slots.price_max).toBeUndefined()
  })

  it('is one for homes after one for a shop', () => {
    const shop = 'shop to rent in Deira, 720 to 880 sqft, up to 150k'
    expect(after('en', [shop, 'I also need staff housing close by'])).toEqual({
      location: ['deira'],
      type: ['apartment', 'villa'],
      purpose: 'rent',
    })
  })

  it('moves to one place instead of the other, and weighs neither', async () => {
    const { state } = await converse(tools, [
      'villa to rent in Mudon',
      'and in Arjan instead of Mudon?',
    ])
    expect([state.intent, state.slots.location]).toEqual(['find_property', ['arjan']])
  })
})

it('takes the last change back where what was before it is named', () => {
  const turns = [
    '2 beds to rent in Mudon up to 125k',
    '3 beds rather',
    'with up to 30k more',
    'undo that, back to the two beds',
  ]
  expect(after('en', turns.slice(0, 3))).toMatchObject({ bedrooms_min: 3, price_max: 155_000 })
  expect(after('en', turns)).toMatchObject({ bedrooms_min: 2, price_max: 125_000 })
})

it('looks in the one of two places that is meant by its number', async () => {
  const turns = ['Studio in Mudon oder Arjan mieten', 'nur die zweite Gegend']
  const { state } = await converse(tools, turns, 'de')
  expect([state.intent, state.slots.location]).toEqual(['find_property', ['arjan']])
})

describe('the home that was spoken of last', () => {
  it.each<[LanguageCode, string[], RegExp]>([
    [
      'ru',
      ['квартира в аренду в Мудоне', 'что с первой, есть парковка?', 'есть мебель?'],
      /мебел/u,
    ],
    ['zh', ['Mudon公寓出租', '第二套有停车位吗？', '有家具吗？'], /家具/u],
    [
      'de',
      ['Wohnung mieten in Mudon', 'nur die zweite: ist die noch frei?'],
      /noch nicht bestätigt/u,
    ],
    ['en', ['flat to rent in Mudon', 'is the cheapest one still available?'], /not confirmed/u],
    ['ar', ['شقة للبيع في مدن', 'كم سعر القدم في الثاني؟'], /يذكر الإعلان: السعر/u],
  ])('is asked about in %s: %j', async (language, turns, told) => {
    const { text, state } = await converse(tools, turns, language)
    expect(text).toMatch(told)
    expect(state.intent).toBe('ask_question')
  })

  it('is seen on a date and at an hour, and not when a flight lands', async () => {
    const first = 'villa to rent in Mudon'
    const dated = await converse(tools, [first, 'can I see the second one on the 20th at 11'])
    expect(dated.text).toMatch(/20 November, 11:00/u)
    const landing = await converse(tools, [first, 'when could we see it, we land at 7 am'])
    expect([landing.state.intent, landing.text.includes('07:00')]).toEqual(['book_viewing', false])
  })
})
