import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const after = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(toolsWithTexts, turns, language)
  return { text: text.replace(/[\u00a0\u202f\u200e\u200f]/gu, ' '), slots: state.slots }
}

describe('what was told in talk before a search', () => {
  it.each<[LanguageCode, readonly string[], number, string]>([
    [
      'en',
      [
        'got about 900k AED cash from selling a flat and want something that pays me rent. leaning JVC but a mate swears by Dubai South',
        'ok show me 1 beds in JVC then, ready',
      ],
      900_000,
      'As you said before: for sale, up to AED 900,000.',
    ],
    [
      'en',
      [
        "we've 650k saved, dont want a mortgage. can foreigners own in Ajman?",
        'let me see 1 beds in Al Furjan',
      ],
      650_000,
      'As you said before: for sale, up to AED 650,000.',
    ],
    [
      'de',
      [
        'Freund von mir kauft in Sharjah, ich schwanke zw. Sharjah und Ajman, geht um Kapitalanlage, max 600k AED. Meinung?',
        'darf ich als Deutscher da überhaupt kaufen?',
        'dann was in Ajman, Studio, fertig',
      ],
      600_000,
      'Wie von Ihnen vorher gesagt: zum Kauf, bis 600.000 AED.',
    ],
    [
      'zh',
      [
        '手上有200万迪拉姆左右,想在迪拜买房顺便办黄金签证,买哪里好?',
        '那看看现房吧,商业湾,一室一厅',
      ],
      2_000_000,
      '按您之前说的：出售，2,000,000 迪拉姆以内。',
    ],
    [
      'hi',
      [
        'mere paas 70 lakh AED nahi, sirf 7 lakh AED hai, Dubai me invest karna hai. studio ya 1bhk?',
        'accha to International City me studio dikhao',
      ],
      700_000,
      'जैसा आपने पहले बताया था: बिक्री के लिए, AED 7,00,000 तक।',
    ],
    [
      'ru',
      [
        'Хочу вложить около 1,2 млн наличными, без ипотеки. где доходность выше?',
        'покажи студии в JVC',
      ],
      1_200_000,
      'Как вы говорили раньше: на продажу, до 1 200 000 AED.',
    ],
    [
      'ar',
      ['معي مليون درهم كاش وابغى استثمر في دبي، وين احسن؟', 'وريني شقق غرفة في الخليج التجاري'],
      1_000_000,
      'كما ذكرت من قبل: للبيع، حتى 1,000,000 درهم.',
    ],
  ])('is of the search and said back (%s)', async (language, turns, price, said) => {
    const { text, slots } = await after(language, ...turns)
    expect(slots).toMatchObject({ purpose: 'sale', price_max: price })
    expect(slots.price_min).toBeUndefined()
    expect(text).toContain(said)
  })

  it('is the price that a sum came to', async () => {
    const { slots } = await after(
      'en',
      'salary 32k, car loan 2,400 a month, credit card limit 40k. how much house can I get',
      'expat yes, first property, I have like 450k saved',
      'So with that show me 2 bed apts in Dubai Hills or Al Furjan, whichever fits',
    )
    expect(slots).toMatchObject({ purpose: 'sale', price_max: 1_660_000 })
  })

  it('is to rent where a rent was asked about', async () => {
    const { slots } = await after(
      'en',
      'my salary is 18000, how much rent is reasonable?',
      'show me 1 beds in JVC',
    )
    expect(slots.purpose).toBe('rent')
    expect(slots.price_max).toBeUndefined()
  })

  it('gives way to what the message says', async () => {
    const told = 'i want to invest 800k in dubai, which area?'
    const rents = await after('en', told, 'show me studios to rent in JVC')
    expect(rents.slots).toMatchObject({ purpose: 'rent' })
    expect(rents.slots.price_max).toBeUndefined()
    const dearer = await after('en', told, 'show me studios in JVC up to 600k')
    expect(dearer.slots).toMatchObject({ purpose: 'sale', price_max: 600_000 })
  })

  it('can be taken off, and stays off', async () => {
    const { slots } = await after(
      'en',
      'i want to invest 800k in dubai, which area?',
      'show me studios in JVC',
      'any budget',
      'cheapest first',
    )
    expect(slots.purpose).toBe('sale')
    expect(slots.price_max).toBeUndefined()
  })

  it('is where the talk was of', async () => {
    const { slots } = await after(
      'en',
      'is JVC or Arjan better for a young couple?',
      'show me 1 beds in either, to rent, up to 80k',
    )
    expect(slots.location).toEqual(['jumeirah-village-circle', 'arjan'])
  })
})

describe('the money of somebody else', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'my neighbour paid 1.4m cash for his villa in Mudon, is that crazy?',
      'show me 3 bed villas in Mudon',
    ],
    [
      'en',
      'my landlord wants to sell the flat for 900k, can he kick me out?',
      'show me 1 beds in Al Quoz',
    ],
    ['ru', 'сосед купил студию за 550 тысяч в Арджане, это нормально?', 'покажи студии в Арджане'],
    ['hi', 'padosi ne 9 lakh me flat kharida Arjan me, sahi hai kya?', 'Arjan me studio dikhao'],
    ['zh', '邻居花了90万买了个单间,贵吗?', '看看Arjan的单间'],
    ['ar', 'جاري اشترى فيلا ب مليونين في مدن، غالي؟', 'وريني فلل في مدن'],
    [
      'de',
      'Mein Nachbar hat 1,2 Mio bezahlt für ein Reihenhaus in Mudon, normal?',
      'zeig mir Reihenhäuser in Mudon',
    ],
  ])('limits no search (%s: %s)', async (language, told, asked) =>
    expect((await after(language, told, asked)).slots.price_max).toBeUndefined(),
  )
})

it.each<[LanguageCode, string]>([
  ['en', 'show me 2 bed flats in Dubai Hills or Al Furjan to buy'],
  ['de', 'zeig mir 2 Schlafzimmer in Dubai Hills oder Al Furjan zum Kauf'],
])('only the place that is named as such stays (%s)', async (language, first) => {
  const only = {
    en: 'hmm Dubai Hills is tight. Al Furjan near the metro only pls',
    de: 'Dubai Hills ist zu teuer. nur Al Furjan bitte',
  }
  const then = language === 'de' ? only.de : only.en
  expect((await after(language, first, then)).slots.location).toEqual(['al-furjan'])
})

it('one place of an emirate narrows the whole of it', async () => {
  const { slots } = await after(
    'de',
    'zeig mir was zum Kauf in Dubai',
    'dann auch Townhouse in Arabian Ranches oder Mudon',
  )
  expect(slots.location).toEqual(['arabian-ranches', 'mudon'])
})

it.each<[LanguageCode, string]>([
  ['zh', '不贷款,全款150万。期房算不算进黄金签证?'],
  [
    'de',
    'Wir haben 1,1 Mio und wollen was kaufen, kein Kredit. Wie läuft das beim Land Department?',
  ],
  ['ru', 'у нас 2,3 млн, ипотека не нужна, думаем купить квартиру. какие документы нужны?'],
])('no loan is worked out for who wants none (%s)', async (language, said) => {
  const { state } = await converse(toolsWithTexts, [said], language)
  expect(state.money?.kind).not.toBe('loan')
})
