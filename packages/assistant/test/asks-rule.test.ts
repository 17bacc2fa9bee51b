import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { asksRule } from '../src/passages/asks-rule.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

/** A search, and a question about a rule behind it that names what a search may name as well. */
const rules: readonly [LanguageCode, string, string, RegExp][] = [
  [
    'en',
    '1 bed to rent in Dubai Marina up to 90k',
    'are we allowed to live in the 1 bed as 3 friends',
    /sublet, or share/,
  ],
  [
    'en',
    'villa to buy in Mirdif up to 4m',
    'can the owner kick the tenant out of the villa to move in himself',
    /12 months/,
  ],
  [
    'de',
    '2 Zimmer mieten in JVC bis 80.000',
    'Darf mein Vermieter die alte Wohnung nach einem Jahr um 9.000 erhöhen',
    /Mietindex|Miete erhöhen|Vermieter die Miete/,
  ],
  [
    'ru',
    'студия в аренду в Дейре до 40 тысяч',
    'имеет ли хозяин право поднять мою студию на 6 тысяч',
    /поднять аренду/,
  ],
  [
    'hi',
    'मिरदिफ़ में 2 बीएचके किराए पर',
    'क्या मकान मालिक मेरे 2 बीएचके का किराया 6000 बढ़ा सकता है',
    /किराया कितना बढ़ा/,
  ],
  ['zh', '找Deira的一房，租，6万以内', '房东可以把我的一房每年加6000租金吗', /涨多少租金/],
  [
    'ar',
    'ابي شقة غرفتين ايجار في ديرة بحدود ٧٠ الف',
    'صاحب البيت من حقه يزيد علي ايجار شقتي ٦ الاف؟',
    /الزيادة|يحق للمؤجر/,
  ],
]

describe('a right that is asked for in the middle of a search', () => {
  it.each(rules)('is told from the texts (%s)', async (language, search, question, told) => {
    const { text, results, state } = await converse(toolsWithTexts, [search, question], language)
    expect(results).toBeUndefined()
    expect(state.intent).toBe('ask_question')
    expect(text).toMatch(told)
  })

  it.each([
    ['2 bed in JVC up to 90k with balcony'],
    ['is there a pool in the second one'],
    ['are dogs allowed in the first one'],
    ['can the owner go lower on the price'],
    ['Gibt es etwas in Deira bis 60.000'],
    ['покажите студии до 40 тысяч'],
    ['ابي شقة في المارينا بحدود ٩٠ الف'],
    ['第二套能养狗吗'],
  ])('is not heard in %s', (said) => {
    expect(asksRule(said)).toBe(false)
  })
})

/** A search in another emirate, and a rule that is asked of it. */
const elsewhere: readonly [LanguageCode, string, string, RegExp][] = [
  [
    'en',
    '2 bed to rent on Yas Island up to 120k',
    'how much can the landlord put up the rent after a year',
    /Abu Dhabi.*5%/s,
  ],
  [
    'de',
    '2 Zimmer mieten auf Yas Island',
    'Wie viel darf der Vermieter die Miete erhöhen?',
    /Abu Dhabi.*5/s,
  ],
  [
    'ru',
    'однушка в аренду на острове Яс',
    'на сколько хозяин может поднять аренду',
    /Абу-Даби.*5/s,
  ],
  [
    'en',
    '2 bed to rent on Yas Island',
    'I pay 80k and he wants 95k, the index says 100k, may he?',
    /Abu Dhabi.*5%/s,
  ],
  [
    'en',
    'apartment to buy in Ras Al Khaimah up to 1m',
    'can foreigners own property there freehold',
    /In Ras Al Khaimah foreigners buy freehold/s,
  ],
  [
    'de',
    'Wohnung kaufen in Ajman bis 500.000',
    'Darf ich dort als Ausländer Eigentum kaufen?',
    /auch Adschman hat solche Gebiete/s,
  ],
]

describe('a rule in another emirate than Dubai', () => {
  it.each(elsewhere)(
    'is told for it, or that Dubai’s is told (%s)',
    async (language, search, question, told) => {
      const { text } = await converse(toolsWithTexts, [search, question], language)
      expect(text).toMatch(told)
    },
  )

  it('says nothing of other emirates where Dubai is spoken of', async () => {
    const turns = [
      '2 bed to rent in Dubai Marina',
      'how much can the landlord put up the rent after a year',
    ]
    const { text } = await converse(toolsWithTexts, turns)
    expect(text).not.toMatch(/following is about Dubai/)
  })
})

describe('the guide of a place', () => {
  it('is none of another one', async () => {
    const { text, links } = await converse(toolsWithTexts, [
      'What is Al Garhoud like? Is there a clinic nearby, and is it quiet?',
    ])
    expect(text).toMatch(/no guide to Al Garhoud/)
    expect(JSON.stringify(links ?? [])).not.toMatch(/area-guide/)
  })
})

describe('a price below the golden visa', () => {
  it.each([
    [
      'en',
      'apartment to buy in JVC up to 900k',
      'would that budget give me the golden visa?',
      /two-year/,
    ],
    [
      'ru',
      'квартира на продажу в JVC до 900 тысяч',
      'а 900 тысяч хватит для золотой визы?',
      /двухлетней/i,
    ],
  ] as const)('leaves the other visa open (%s)', async (language, search, question, told) => {
    const { text } = await converse(toolsWithTexts, [search, question], language)
    expect(text).toMatch(told)
  })
})

describe('what was told to the question before', () => {
  it.each([
    [
      'en',
      'from what price do I get the golden visa?',
      'does the golden visa count a mortgage too?',
    ],
    [
      'de',
      'Ab welchem Kaufpreis bekomme ich das Golden Visa?',
      'Zählt beim Golden Visa auch eine finanzierte?',
    ],
    ['zh', '买多少钱的房子能拿黄金签证？', '贷款买的也算吗'],
  ] as const)('is not told again (%s)', async (language, first, next) => {
    const before = await converse(toolsWithTexts, [first], language)
    const after = await converse(toolsWithTexts, [first, next], language)
    expect(after.text).not.toBe(before.text)
  })
})
