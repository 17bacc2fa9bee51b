import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures } from './fake-tools.ts'
import { digits } from './own-sums-tools.ts'

interface Asked {
  purpose?: string
  location?: readonly string[]
}

const rents = {
  ...figures,
  lowPrice: 60_000,
  medianPrice: 70_000,
  highPrice: 80_000,
  lowPerSqft: 60,
  medianPerSqft: 80,
  highPerSqft: 100,
}

/** Homes like it in every place but those named. */
const market = (...without: string[]) => ({
  ...fakeTools(() => 3),
  areaFigures: async ({ purpose, location = [] }: Asked) =>
    location.some((slug) => without.includes(slug))
      ? { ...(purpose === 'rent' ? rents : figures), properties: 2 }
      : purpose === 'rent'
        ? rents
        : figures,
})

type Row = readonly [LanguageCode, readonly string[]]

/** Of 700 square feet, at 1,500 AED for each. */
const sales: readonly Row[] = [
  ['en', ['I own a 1br in Arjan, tenant pays 55k', "What's it worth today, 700 sqft, mid floor"]],
  ['en', ['We are selling our 1 bed in Arjan, 700 sqft. What is a realistic price?']],
  ['de', ['Wir wollen unsere Wohnung in Arjan verkaufen, 1 SZ, 700 sqft. Was ist realistisch?']],
  ['de', ['Ich vermiete eine Wohnung in Arjan, 1 SZ', 'was wäre sie beim Verkauf wert, 700 sqft?']],
  ['ru', ['Хочу продать квартиру в Арджане, 1 спальня, 700 футов. За сколько выставлять?']],
  ['ru', ['у меня однушка в Арджане, сдаю за 50к', 'а почем она продастся? 700 футов']],
  ['ar', ['عندي شقة في أرجان غرفة وصالة ٧٠٠ قدم وأبغي أبيعها، كم تسوى اليوم؟']],
  ['ar', ['شقتي في أرجان غرفة وصالة ٧٠٠ قدم', 'بكم ابيعها؟']],
  ['hi', ['mera flat Arjan me hai, 1bhk, 700 sqft. bechna hai, kya rate chal raha hai']],
  ['hi', ['अरजान में मेरा फ्लैट है, 1 बेडरूम, 700 वर्ग फुट', 'बेचूं तो कितना मिलेगा?']],
  ['zh', ['手上有套Arjan的一居,想问下现在能卖多少', '700尺,18楼']],
  ['zh', ['我在Arjan有一套一居,700平方英尺,现在值多少钱']],
]

/** Of 700 square feet, at 80 AED a year for each. */
const lettings: readonly Row[] = [
  ['en', ['my 1 bed in Arjan is let at 50k', 'what could I ask for it now? 700 sqft']],
  ['en', ['i bought a 1 bed in Arjan, 700 sqft', 'what if I rent it out, what would I get?']],
  [
    'de',
    ['Ich vermiete eine Wohnung in Arjan, 1 SZ, 700 sqft', 'was könnte ich aktuell verlangen?'],
  ],
  [
    'ru',
    ['у меня однушка в Арджане, сдаю за 50к', 'Сколько сейчас за такую просить можно, 700 футов'],
  ],
  ['ar', ['شقتي في أرجان غرفة وصالة ٧٠٠ قدم', 'كم تجيب ايجار في السنة؟']],
  ['hi', ['mera 1bhk Arjan me hai, 700 sqft', 'kiraye pe du to kitna aayega?']],
  ['zh', ['我在Arjan有一套一居出租给别人,现在租5万', '市场价大概多少啊现在,700尺']],
  // What it is worth was asked before.
  ['en', ['what is my 1 bed in Arjan worth, 700 sqft?', 'and what is it worth if I rent it out?']],
  [
    'de',
    [
      'Was ist meine Wohnung in Arjan wert, 1 SZ, 700 sqft?',
      'und was ist sie wert, wenn ich sie vermiete?',
    ],
  ],
  [
    'ru',
    ['у меня однушка в Арджане, 700 футов, сколько она стоит?', 'а сколько стоит, если сдавать?'],
  ],
  ['ar', ['شقتي في أرجان غرفة وصالة ٧٠٠ قدم كم تسوى؟', 'وكم تسوى اذا أجرتها؟']],
  [
    'hi',
    ['mera 1bhk Arjan me hai, 700 sqft, value kya hai?', 'aur agar rent pe du to value kya hai?'],
  ],
  ['zh', ['我在Arjan有一套一居,700尺,值多少钱', '如果出租的话值多少?']],
]

describe('a home of the visitor’s own', () => {
  it.each(sales)('is valued by homes for sale (%s: %j)', async (language, turns) => {
    const { text, search } = await converse(market(), turns, language)
    expect(digits(text)).toMatch(/1[.,]?050[.,]?000|105[.,]?0000|10[.,]?50[.,]?000/u)
    expect(search).toBeUndefined()
  })

  it.each(lettings)('is valued by homes to let (%s: %j)', async (language, turns) => {
    const { text, search } = await converse(market(), turns, language)
    expect(digits(text)).toContain('56000')
    expect(search).toBeUndefined()
  })

  it.each<[LanguageCode, string[], string]>([
    ['en', ['we bought a 1 bed in Arjan for 900k in 2021', 'what is it worth now?'], '400000'],
    ['ru', ['купили однушку в Арджане за 900 тысяч', 'сколько она сейчас стоит?'], '400000'],
    ['zh', ['名下有套Arjan的一居,2021年90万买的,现在能卖多少'], '400000'],
    [
      'de',
      ['2019 für 900.000 eine Wohnung in Arjan gekauft, wie viel ist die heute wert?'],
      '400000',
    ],
  ])('is held against what was paid for it (%s: %j)', async (language, turns, gain) => {
    expect(digits((await converse(market(), turns, language)).text)).toContain(gain)
  })

  it('takes a wider place where its own has too few, and says so', async () => {
    const turns = ['my 2 bed in Al Khan, 1200 sqft, what would it sell for?']
    const { text } = await converse(market('al-khan'), turns)
    expect(text).toMatch(
      /Al Khan has too few homes like yours for sale \(2\), so I counted Sharjah/u,
    )
  })

  it('names no figure of a whole large emirate', async () => {
    const turns = ['my 2 bed villa in The Springs, 1650 sqft, what would it sell for?']
    const { text } = await converse(market('the-springs'), turns)
    expect(text).toMatch(/too few live listings like yours/u)
    expect(text).not.toMatch(/1,500 per sqft/u)
  })

  it('is held against a price that somebody named', async () => {
    const turns = [
      'we want to sell our 1 bed in Arjan, 700 sqft, what price is realistic?',
      'an agent said 2 million last year, is that still realistic?',
    ]
    expect((await converse(market(), turns)).text).toContain('lies above that middle half')
  })

  it.each<Row>([
    ['en', ['i rent a flat in JVC for 70k, what is a normal rent there?']],
    ['en', ['my wife wants a villa in Mudon, what do they go for']],
    ['en', ['my tenant stopped paying in Arjan, can I evict him?']],
    ['en', ['i own a villa in Mudon, how much commission does the agent take if I sell']],
    ['de', ['Was kostet mich der Verkauf meiner Wohnung in JVC?']],
    ['hi', ['mera budget 60k hai, JVC me studio kitne me milega']],
    ['zh', ['卖家要出哪些钱?过户费4%是买家给的吧']],
    ['ru', ['арендатор моей студии в JVC просит вернуть депозит, обязана?']],
    ['ar', ['ابي استأجر شقة في مردف كم الايجارات هناك']],
  ])('is not spoken of by who asks something else (%s: %j)', async (language, turns) => {
    const { state } = await converse(market(), turns, language)
    expect(state.own?.asked).toBeUndefined()
  })
})

it.each<Row>([
  [
    'en',
    [
      'want to sell my 1 bed in Arjan, 700 sqft, bought 2017 for 900k. what could I get today',
      'and what do I pay as seller. agent, NOC, anything else. I still owe about 600k to ENBD',
    ],
  ],
  [
    'de',
    [
      'Wir wollen unsere Wohnung in Arjan verkaufen, 1 SZ, 700 sqft. Was ist realistisch?',
      'welche Kosten habe ich als Verkäufer? Der Bank schulde ich noch 600.000',
    ],
  ],
])(
  'a debt beside a question of costs is no price that was named, in %s: %j',
  async (language, turns) => {
    const { text } = await converse(market(), turns, language)
    expect(digits(text)).not.toContain('1050000')
  },
)
