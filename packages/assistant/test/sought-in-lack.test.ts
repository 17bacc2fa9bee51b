import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = { ...fakeTools(() => 5), ...siteTexts }

type Case = [LanguageCode, string[], SearchSlots, (keyof SearchSlots)[]?]

const slotsAfter = async (language: LanguageCode, turns: string[]): Promise<SearchSlots> =>
  (await converse(tools, turns, language)).state.slots

describe('what a question says to be missing', () => {
  it.each<Case>([
    [
      'en',
      ['2 bed to rent in al nahda up to 90k', 'nothing under 75?'],
      { price_max: 75_000 },
      ['price_min'],
    ],
    [
      'de',
      ['Wohnung mieten in der Marina bis 120k', 'gibts da nix unter 90?'],
      { price_max: 90_000 },
      ['price_min'],
    ],
    [
      'hi',
      ['2bhk rent al nahda 80k tak', '70k se niche kuch nahi hai?'],
      { price_max: 70_000 },
      ['price_min'],
    ],
    ['zh', ['国际城 单间 出租 四万以内', '没有三万以下的吗'], { price_max: 30_000 }, ['price_min']],
    [
      'hi',
      ['1 bedroom rent deira 65k', 'karama me nahi hai kya?'],
      { location: ['al-karama'] },
      ['not_location'],
    ],
    [
      'ar',
      ['غرفة للايجار في ديرة', 'ما في بالكرامة؟'],
      { location: ['al-karama'] },
      ['not_location'],
    ],
    [
      'en',
      ['apartment to buy in marina', 'nothing in jlt?'],
      { location: ['jumeirah-lake-towers'] },
      ['not_location'],
    ],
    [
      'ru',
      ['студию купить на Ясе до 900 тысяч', 'это всё студии?? а с отдельной спальней нету?'],
      { bedrooms_min: 1, bedrooms_max: 1 },
    ],
  ])('is looked for (%s: %j)', async (language, turns, expected, absent = []) => {
    const slots = await slotsAfter(language, turns)
    expect(slots).toMatchObject(expected)
    for (const name of absent) expect(slots[name]).toBeUndefined()
  })

  it('is looked for beside a wish for what is near', async () => {
    const said = 'karama me nahi hai kya? indian school aur mandir ke pass accha rahega'
    const { state } = await converse(tools, ['1 bedroom rent deira 65k', said], 'hi')
    expect(state.slots.location).toEqual(['al-karama'])
  })

  it('stays refused where no question asks for it', async () => {
    const slots = await slotsAfter('en', ['apartment to buy in dubai', 'but nothing in jlt'])
    expect(slots.not_location).toEqual(['jumeirah-lake-towers'])
  })
})

describe('rather one of two places with a home described', () => {
  it.each<Case>([
    [
      'de',
      [
        '3 Zimmer Villa kaufen in Mudon',
        'Hm ne doch lieber Wohnung, 2 SZ, JVC oder Sports City, bis 1,5 mio',
      ],
      { location: ['jumeirah-village-circle', 'dubai-sports-city'], price_max: 1_500_000 },
    ],
    [
      'de',
      [
        'townhouse kaufen in Mudon bis 4 mio',
        'lieber Arabian Ranches oder Damac Hills, nicht weiter raus',
      ],
      { location: ['arabian-ranches', 'damac-hills'], price_max: 4_000_000 },
    ],
    [
      'ru',
      ['лучше двушку в JVC или Арджане до 1,2 млн купить'],
      { location: ['jumeirah-village-circle', 'arjan'], price_max: 1_200_000 },
    ],
    [
      'ar',
      ['الافضل شقة غرفتين في الفرجان او جي في سي لحد مليون ونص شراء'],
      { price_max: 1_500_000 },
    ],
    [
      'hi',
      ['better hoga 2bhk JVC ya Arjan me 90k tak rent'],
      { purpose: 'rent', price_max: 90_000 },
    ],
    [
      'hi',
      ['4 bedroom villa rent Al Barsha ya Jumeirah me, 350k tak'],
      { purpose: 'rent', price_max: 350_000 },
    ],
  ])('is searched for (%s: %j)', async (language, turns, expected) => {
    expect(await slotsAfter(language, turns)).toMatchObject(expected)
  })

  it('is weighed where a question asks which is better', async () => {
    const { state } = await converse(tools, ['2 bed in JVC or Arjan, which is better?'])
    expect(state.intent).toBe('compare_properties')
  })
})

describe('the places of before', () => {
  it.each<[LanguageCode, string[]]>([
    [
      'en',
      [
        '3 bed townhouse to buy up to 3m',
        'town square or villanova, which is better?',
        'show me in both',
      ],
    ],
    [
      'ru',
      [
        'таунхаус купить, 3 спальни, до 3 млн',
        'тогда лучше Town Square или Вилланова?',
        'покажи в обоих',
      ],
    ],
    [
      'de',
      [
        '3 SZ Reihenhaus kaufen bis 3 mio',
        'Town Square oder Villanova, was ist besser?',
        'zeig mal in beiden',
      ],
    ],
    [
      'ar',
      ['تاون هاوس ٣ غرف للبيع حتى ٣ مليون', 'تاون سكوير ولا فيلانوفا احسن؟', 'وريني في الاثنين'],
    ],
    [
      'hi',
      [
        '3 bhk townhouse kharidna hai 3 million tak',
        'town square ya villanova kaunsa better hai?',
        'dono me dikhao',
      ],
    ],
    ['zh', ['想买三房联排 300万以内', 'Town Square还是Villanova好?', '两个地方都看看']],
  ])('are both searched in (%s)', async (language, turns) => {
    expect((await slotsAfter(language, turns)).location).toEqual(['town-square', 'villanova'])
  })

  it('are left where the home that is sold stands', async () => {
    const slots = await slotsAfter('ar', [
      'عاوز ابيع شقتي في الخليج التجاري، اوضتين وصالة ١١٠٠ قدم',
      'ممكن تقولي تسوى كام دلوقتي',
      'وبعدها عايز اشتري تاون هاوس ٣ اوض في دبي الجنوب او داماك هيلز ٢ في حدود ٢ مليون',
    ])
    expect(slots).toMatchObject({ location: ['dubai-south', 'damac-hills-2'], type: ['townhouse'] })
  })
})

describe('how far one place is from another', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how far is al reem from yas?'],
    ['de', 'wie weit ist Al Reem von Yas weg?'],
    ['ru', 'может тогда на Аль Риме посмотреть, далеко от Яса ехать?'],
    ['ar', 'كم تبعد الريم عن ياس؟'],
    ['hi', 'Reem Yas se kitni door hai?'],
    ['zh', '里姆岛离亚斯岛多远'],
  ])('is told by the map (%s: %s)', async (language, said) => {
    const { text } = await converse(tools, [said], language)
    expect(text.split('\n')[0]).toContain('21')
  })
})

describe('words of the search before', () => {
  it.each<Case>([
    [
      'ru',
      ['вилла на продажу, 5 спален, до 9 млн, арабиан ранчес', 'а с участком побольше?'],
      { type: ['villa'] },
    ],
    [
      'en',
      ['studio abu dhabi monthly payment possible? my salary 7500', 'show 2br then up to 90k'],
      { purpose: 'rent', price_max: 90_000 },
    ],
    [
      'ar',
      [
        'شقة غرفتين للبيع في النخلة حتى ٣ مليون',
        'ما فيه ارخص من كذا؟ او اطلالة بحر كاملة على الاقل',
      ],
      { features: ['sea-view'] },
      ['size_min'],
    ],
  ])('keep their meaning (%s: %j)', async (language, turns, expected, absent = []) => {
    const slots = await slotsAfter(language, turns)
    expect(slots).toMatchObject(expected)
    for (const name of absent) expect(slots[name]).toBeUndefined()
  })

  it('compare the houses by their plots', async () => {
    const turns = [
      'Villa kaufen in Arabian Ranches',
      'Vergleich mal die ersten zwei, v.a. Grundstück',
    ]
    const { state } = await converse(tools, turns, 'de')
    expect(state.intent).toBe('compare_properties')
  })

  it('say nothing of a plot that nobody spoke of', async () => {
    const { text } = await converse(tools, ['villa to buy in arabian ranches up to 9m'])
    expect(text).not.toContain('plot')
  })

  it('leave the size of a plot to the agent, and say so', async () => {
    const turns = [
      'villa to buy in arabian ranches up to 9m',
      'I would like a bigger plot, from 7000 sqft',
    ]
    const { text, state } = await converse(tools, turns)
    expect(state.slots.size_min).toBeUndefined()
    expect(text).toMatch(/plot size|the size of the plot/u)
  })
})
