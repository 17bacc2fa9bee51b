import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { roomSearched } from './rooms-searched.ts'
import { toolsWithTexts } from './site-library.ts'

const tools = fakeTools(() => 3)

describe('a refusing word that refuses nothing', () => {
  it.each([
    ['en', '2 beds to rent not too far from Mirdif up to 90k'],
    ['ar', 'غرفتين للايجار مش بعيد عن مردف لحد 90 الف'],
    ['ru', 'снять 2 спальни не слишком далеко от Мирдифа до 90 тысяч'],
    ['hi', '2bhk rent pe chahiye mirdif se zyada door nahi, 90 hazaar tak'],
    ['hi', '2 बेडरूम किराए पर चाहिए, मिर्दिफ़ से ज़्यादा दूर नहीं, 90 हज़ार तक'],
    ['zh', '想租两房，离米尔迪夫不要太远，9万以内'],
    ['de', '2 Schlafzimmer mieten nicht zu weit weg von Mirdif bis 90.000'],
  ] as const)('is looked for near by, in %s: %s', async (language, said) => {
    const { state } = await converse(tools, [said], language)
    expect(state.slots).toMatchObject({ location: ['mirdif'], price_max: 90000 })
    expect(state.slots.not_location).toBeUndefined()
  })

  it.each([
    ['en', 'if not, Al Qusais'],
    ['ar', 'اذا مافي، القصيص'],
    ['ru', 'если нет, то Аль Кусаис'],
    ['hi', 'nahi to al qusais me'],
    ['zh', '没有的话Al Qusais呢'],
    ['de', 'zur Not auch Al Qusais'],
  ] as const)('names another place, in %s: %s', async (language, then) => {
    const { state } = await converse(tools, [roomSearched[language], then], language)
    expect(state.slots.location).toContain('al-qusais')
    expect(state.slots.not_location).toBeUndefined()
  })
})

describe('places of one name and names of kinds', () => {
  it.each([
    ['en', '1 bed to rent in Al Nahda, Dubai or Sharjah, up to 45k'],
    ['hi', '1bhk rent pe al nahda me, sharjah wala ya dubai wala, 45k tak'],
  ] as const)('are looked for in both emirates, in %s', async (language, said) => {
    const { state } = await converse(tools, [said], language)
    expect(state.slots.location?.toSorted()).toEqual(['al-nahda', 'al-nahda-sharjah'])
  })

  it('a villa in a place is no place of that name', async () => {
    const { state } = await converse(tools, [
      'looking for the villa in Mirdif for rent, up to 200k',
    ])
    expect(state.slots.location).toEqual(['mirdif'])
  })

  it('of three places the one that holds the others is looked in', async () => {
    const said = '2 beds to rent in Deira or Al Rigga or Al Muraqqabat up to 90k'
    expect((await converse(tools, [said])).state.slots.location).toEqual(['deira'])
  })
})

describe('what is let be', () => {
  it('is nothing that stands behind it', async () => {
    const turns = [roomSearched.hi, 'theek hai rehne do phir 2bhk dikhao 90 tak']
    const { state } = await converse(tools, turns, 'hi')
    expect(state.slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 2, price_max: 90000 })
  })
})

describe('numbers of a story', () => {
  it.each([
    'two kids of 9 and a dog of 35 kg, looking for a 3 bed villa to rent in Mudon up to 250k',
    'I am 61 and want to buy a 1 bed in JVC up to 900k',
  ])('are not asked about where price and rooms are told: %s', async (said) => {
    expect((await converse(tools, [said])).text).not.toContain('I did not use the number')
  })

  it('mean the budget where one before would do as well, and add no rooms', async () => {
    const turns = [
      '1 Schlafzimmer mieten in Deira bis 50.000',
      'es dürften auch 65 sein, aber 3 Schlafzimmer',
    ]
    const { state } = await converse(tools, turns, 'de')
    expect(state.slots).toMatchObject({ price_max: 65000, bedrooms_min: 3, bedrooms_max: 3 })
  })
})

describe('a search to buy', () => {
  it.each([
    [
      'en',
      '1 bed for sale in Dubai up to 900k',
      'it must be ready, we cannot pay rent and instalments at once',
    ],
    [
      'de',
      '1 Schlafzimmer kaufen in Dubai bis 900.000',
      'bitte bezugsfertig, Miete zahlen und Raten geht nicht',
    ],
    [
      'ru',
      'купить 1 спальню в Дубае до 900 тысяч',
      'только готовое, платить аренду и взносы не потянем',
    ],
  ] as const)('stays one beside the rent that is paid, in %s', async (language, one, then) => {
    const { state } = await converse(tools, [one, then], language)
    expect(state.slots).toMatchObject({ purpose: 'sale', completion: 'ready', price_max: 900000 })
  })

  it.each([
    [
      'en',
      'I earn 30000 a month, how much can I borrow for a home?',
      'show 2 beds in JVC up to that budget',
    ],
    [
      'de',
      'Ich verdiene 30.000 im Monat, was kann ich mir leisten?',
      'zeig 2 Schlafzimmer in JVC in dem Budget',
    ],
  ] as const)('goes up to what can be afforded, in %s', async (language, one, then) => {
    const { state } = await converse(toolsWithTexts, [one, then], language)
    expect(state.slots.purpose).toBe('sale')
    expect(state.slots.price_max).toBeGreaterThan(1_000_000)
  })
})
