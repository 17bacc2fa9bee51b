import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function after(language: LanguageCode, turns: readonly string[]): SearchSlots {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

describe('places and sums of a story', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'My sister lives in JVC and pays 70k. I want a 1 bed in Al Furjan to rent under 60k'],
    ['ar', 'صديقي ساكن في JVC ويدفع 70 ألف، أبغى شقة في الفرجان للإيجار تحت 60 ألف'],
    ['ru', 'подруга снимает в JVC за 70 тысяч, мне нужна студия в Аль Фурджане до 60 тысяч'],
    [
      'hi',
      'मेरा दोस्त JVC में रहता है और 70 हज़ार देता है, मुझे अल फुरजान में 1 बेडरूम 60 हज़ार तक किराए पर चाहिए',
    ],
    ['zh', '我朋友住在JVC，租金7万。我想在Al Furjan租一居，6万以内'],
    [
      'de',
      'Meine Schwester wohnt in JVC und zahlt 70.000. Ich suche eine Wohnung in Al Furjan bis 60.000 zur Miete',
    ],
  ])('are not wanted (%s)', (language, text) => {
    expect(after(language, [text])).toMatchObject({ location: ['al-furjan'], price_max: 60_000 })
  })

  it('are what is looked for where nothing else is named', () => {
    expect(after('en', ['my wife and I, villa in Mirdif, rent']).location).toEqual(['mirdif'])
    expect(after('en', ['my husband wants Mirdif, I want Al Barsha']).location).toHaveLength(2)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'everyone tells me JVC but I hate it. 1 bed to rent in Arjan'],
    ['zh', '不喜欢JVC，想在Arjan租一居'],
    ['ru', 'все советуют JVC, но терпеть не могу. студия в Арджане в аренду'],
  ])('one that is disliked is left out (%s)', (language, text) => {
    expect(after(language, [text])).toMatchObject({
      location: ['arjan'],
      not_location: ['jumeirah-village-circle'],
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'flat in JVC to rent, nothing without a balcony'],
    ['ar', 'شقة في JVC للإيجار، ما أبي شي بدون بلكونة'],
    ['ru', 'квартира в JVC в аренду, ничего без балкона'],
    ['hi', 'JVC mein flat kiraye pe, bina balcony ke nahi chalega'],
    ['zh', 'JVC公寓租，没有阳台的不要'],
    ['de', 'Wohnung in JVC mieten, nichts ohne Balkon'],
  ])('two refusals ask for it (%s)', (language, text) => {
    const { features, not_features } = after(language, [text])
    expect([features, not_features]).toEqual([['balcony'], undefined])
  })

  it('a size that homes must not be below is the least', () => {
    const said = ['business bay mein 1 bhk kharidna hai, 700 sqft se chhota nahi chalega']
    expect(after('hi', said).size_min).toBe(700)
  })
})

const searches: Readonly<Record<LanguageCode, string>> = {
  en: '2 bed apartment in JVC to rent under 100k',
  ar: 'شقة غرفتين للإيجار في JVC لحد 100 ألف',
  ru: 'квартира с 2 спальнями в JVC в аренду до 100 тысяч',
  hi: 'JVC में 2 बेडरूम फ्लैट किराए पर 1 लाख तक',
  zh: 'JVC两居公寓租10万以内',
  de: 'Wohnung mit 2 Schlafzimmern in JVC zur Miete bis 100.000',
}

describe('a budget before changes by a sum', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', '10k more is ok', 110_000],
    ['en', 'take 5 thousand off', 95_000],
    ['ar', 'زيد عليها ١٠ آلاف', 110_000],
    ['ar', 'نقص ٥ آلاف', 95_000],
    ['ru', 'ещё 10 тысяч можно', 110_000],
    ['ru', 'скинь 5 тысяч', 95_000],
    ['hi', '10 हज़ार और चलेगा', 110_000],
    ['hi', '5 हज़ार कम कर दो', 95_000],
    ['zh', '再加1万', 110_000],
    ['zh', '再降1万', 90_000],
    ['de', 'leg noch 10.000 drauf', 110_000],
    ['de', '5.000 weniger', 95_000],
  ])('%s: %s', (language, change, limit) => {
    expect(after(language, [searches[language], change]).price_max).toBe(limit)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'go back to before'],
    ['ar', 'رجعها زي ما كانت'],
    ['ru', 'верни как было'],
    ['hi', 'पहले जैसा कर दो'],
    ['zh', '改回来'],
    ['de', 'nee, wieder wie vorher'],
  ])('and back (%s: %s)', (language, undo) => {
    const changes: Readonly<Record<LanguageCode, string>> = {
      en: 'make it 3 bedrooms',
      ar: 'خليها ثلاث غرف',
      ru: 'лучше 3 спальни',
      hi: '3 बेडरूम कर दो',
      zh: '改成三居',
      de: 'lieber 3 Schlafzimmer',
    }
    const before = after(language, [searches[language]])
    const turns = [searches[language], changes[language]]
    expect(after(language, turns)).not.toEqual(before)
    expect(after(language, [...turns, undo])).toEqual(before)
  })

  it('a place that was left out comes in again', () => {
    const turns = [
      'townhouse in Town Square or Mudon, rent',
      'forget Mudon',
      'actually put Mudon back',
    ]
    expect(after('en', turns).location).toEqual(['town-square', 'mudon'])
  })

  it('three in place of two are rooms', () => {
    expect(after('ar', [searches.ar, 'بدل غرفتين خليها ثلاث'])).toMatchObject({
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 100_000,
    })
  })
})

it('leaves the size of a home of one’s own to the talk about its value', () => {
  const slots = after('en', [
    'what is my 2 bed villa in Al Reef worth, 1,300 sqft?',
    'what is the monthly payment for 2,300,000 over 20 years?',
    'show me 3 beds on Yas Island up to 2.4 million',
  ])
  expect(slots.size_min).toBeUndefined()
  expect(slots).toMatchObject({ bedrooms_min: 3, price_max: 2_400_000 })
})
