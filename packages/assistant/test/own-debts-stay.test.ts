import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { tools } from './own-sums-tools.ts'

const moneyAfter = async (language: LanguageCode, ...turns: string[]) =>
  (await converse(tools(), turns, language)).state.money

describe('other loans that were told', () => {
  it('are counted in a sum after a search', async () => {
    const money = await moneyAfter(
      'en',
      'salary 30k, car loan 2000 a month, how much can i borrow',
      'ok show me 2 beds in jvc to buy',
      'and how much could i borrow if i put 300k down',
    )
    expect(money).toMatchObject({ kind: 'afford', amount: 30_000, otherLoans: 2000 })
  })

  it.each<[LanguageCode, string, string, number, number]>([
    [
      'hi',
      'salary 15000, wife ki 8000, dono milake kitna home loan milega',
      'ek personal loan bhi chal raha hai 1800 ka emi, 2 saal bacha hai',
      23_000,
      1800,
    ],
    [
      'en',
      'i make 25k a month how much mortgage can i get',
      'i also have a personal loan, emi 1800, 2 years left',
      25_000,
      1800,
    ],
    [
      'ru',
      'зарплата 28 тысяч, какую ипотеку мне дадут',
      'ещё плачу автокредит 1900 в месяц, осталось 3 года',
      28_000,
      1900,
    ],
  ])(
    'are no payment for a home, and their years no term, in %s',
    async (language, first, then, amount, otherLoans) => {
      const money = await moneyAfter(language, first, then)
      expect(money).toMatchObject({ kind: 'afford', amount, amountIs: 'income', otherLoans })
      expect(money?.years).toBeUndefined()
    },
  )
})

it.each<[LanguageCode, string, string, object]>([
  [
    'en',
    'earn 32k a month, car loan 2.4k, credit card limit 40k. how much will a bank give me',
    'what if i clear the card',
    { amount: 32_000, otherLoans: 2400 },
  ],
  [
    'de',
    'Ich verdiene 24000 im Monat, Autokredit 1500, Kreditkarte Limit 30000. Wie viel Kredit bekomme ich?',
    'und wenn ich die Karte kündige?',
    { amount: 24_000, otherLoans: 1500 },
  ],
  [
    'ru',
    'зарплата 28 тысяч, кредитка с лимитом 50 тысяч, какую ипотеку мне дадут',
    'а если закрою кредитку',
    { amount: 28_000 },
  ],
  [
    'ar',
    'راتبي ٢٢ الف وعندي بطاقة حدها ٣٠ الف كم قرض يعطيني البنك',
    'ولو سكرت البطاقة',
    { amount: 22_000 },
  ],
  ['zh', '月薪3万，信用卡额度5万，能贷多少', '如果把信用卡注销呢', { amount: 30_000 }],
  [
    'hi',
    'meri salary 26000 hai, car loan 1700, kitna loan milega',
    'agar car loan khatam kar du to?',
    { amount: 26_000 },
  ],
])(
  'what is cleared in %s is counted no more, and the rest is',
  async (language, first, then, left) => {
    const money = await moneyAfter(language, first, then)
    expect(money).toMatchObject({ kind: 'afford', amountIs: 'income', ...left })
    expect(money?.cardLimit).toBeUndefined()
    if (!('otherLoans' in left)) expect(money?.otherLoans).toBeUndefined()
  },
)

describe('what the bank still gets of a home of one’s own', () => {
  it.each<[LanguageCode, string, string, number, number]>([
    [
      'en',
      'i own a 2 bed apartment in business bay 1100 sqft, want to sell, there is a loan of 480k left on it',
      'if i sell at 1.8m what stays with me',
      1_800_000,
      480_000,
    ],
    [
      'ar',
      'لو سمحت عاوز ابيع شقتي في الخليج التجاري، اوضتين وصالة ١١٠٠ قدم، عليها قرض لسه فاضل منه ٤٨٠ الف',
      'لو بعت بمليون وتمنمية هيتبقالي كام في ايدي',
      1_800_000,
      480_000,
    ],
    [
      'ru',
      'хочу продать свою двушку в марине, ипотеки осталось 700 тысяч',
      'если продам за 2 млн сколько мне останется на руки',
      2_000_000,
      700_000,
    ],
    [
      'de',
      'Ich möchte meine 2-Zimmer-Wohnung in der Marina verkaufen, Restschuld 650k',
      'was bleibt mir wenn ich für 1,9 Mio verkaufe',
      1_900_000,
      650_000,
    ],
    [
      'hi',
      'mujhe apna 2 bhk jvc me bechna hai, loan 400k baki hai',
      'agar 1.2 million me becha to haath me kitna aayega',
      1_200_000,
      400_000,
    ],
    ['zh', '我在JVC有一套一房想卖，贷款还剩30万', '卖95万的话最后能拿到多少', 950_000, 300_000],
    [
      'en',
      'selling our flat in jvc, 1 bed, bank still gets 320k',
      'at 900k sale, how much in hand after everything?',
      900_000,
      320_000,
    ],
    [
      'ar',
      'ابغى ابيع شقتي غرفة وصالة في جي في سي وعليها تمويل متبقي ٣٢٠ الف',
      'كم يبقى لي لو بعتها ب ٩٠٠ الف',
      900_000,
      320_000,
    ],
  ])('comes off a sale that is reckoned later in %s', async (language, first, then, price, owed) =>
    expect(await moneyAfter(language, first, then)).toMatchObject({
      kind: 'proceeds',
      price,
      owed,
    }),
  )

  it('is no price of a loan', async () => {
    const money = await moneyAfter(
      'en',
      'we want to sell our 3 bed villa in the springs, type 3e',
      'we still have a mortgage on it, about 600,000 left. can it be sold like that?',
    )
    expect(money).toBeUndefined()
  })
})

describe('one’s own money beside a shown home', () => {
  it.each<[LanguageCode, string[], number]>([
    [
      'en',
      ['2 bed to buy in dubai marina up to 2m', 'mortgage on the first one, 500k down, i earn 45k'],
      500_000,
    ],
    [
      'en',
      [
        '2 bed to buy in dubai marina up to 2m',
        'whats the monthly on the first with 400k equity over 20 years',
      ],
      400_000,
    ],
    [
      'ru',
      [
        'квартира 2 спальни купить в марине до 2 млн',
        'какого года первая?',
        'посчитай ипотеку на неё, первый взнос 500 тыс, зп 45 тыс',
      ],
      500_000,
    ],
    [
      'de',
      [
        '2 Schlafzimmer in der Marina kaufen bis 2 Mio',
        'Wie hoch wäre die Rate bei der ersten, wenn wir 450 Tsd anzahlen und 20 Jahre nehmen?',
      ],
      450_000,
    ],
    ['zh', ['我想在Marina买两房，200万以内', '第一套首付50万，贷20年，每月还多少'], 500_000],
  ])('is paid at once for it in %s: %s', async (language, turns, down) => {
    const money = await moneyAfter(language, ...turns)
    expect(money).toMatchObject({ kind: 'loan', down })
    expect(money?.propertyId).toMatch(/0001$/u)
    expect(money?.price).toBeUndefined()
  })

  it('is asked for with all fees, and with a loan', async () => {
    const money = await moneyAfter(
      'de',
      '2 Schlafzimmer in der Marina kaufen bis 2 Mio',
      'was müsste ich bei der ersten bar mitbringen inkl aller gebühren',
    )
    expect(money).toMatchObject({ kind: 'costs', withLoan: true })
  })

  it.each<[LanguageCode, string, string, number]>([
    [
      'hi',
      '2 bhk marina me kharidna hai 2 million tak',
      'pehle wale ki emi batao 25 saal, aur rent pe rehne se compare karo, abhi 68k dete hai',
      68_000,
    ],
    [
      'en',
      '2 bed to buy in dubai marina up to 2m',
      'emi of the first vs the 95k rent we pay now?',
      95_000,
    ],
  ])('pays an instalment that is held against a rent in %s', async (language, search, then, rent) =>
    expect(await moneyAfter(language, search, then)).toMatchObject({ kind: 'rentOrBuy', rent }),
  )
})

it.each<[LanguageCode, string, number]>([
  [
    'de',
    'Was bekomm ich als Selbstständiger mit Freezone Firma für nen Kredit? Gewinn ca 50k dirham im Monat, Firma läuft erst 14 Monate',
    50_000,
  ],
  ['en', "I'm self employed, profit about 40k a month, what mortgage would I get", 40_000],
  ['zh', '我自己开公司，每月利润大概6万，公司开了一年半，能贷多少', 60_000],
  ['ru', 'я ИП, прибыль около 45 тысяч в месяц, какую ипотеку дадут?', 45_000],
])(
  'the profit of who works on their own account is an income in %s',
  async (language, said, amount) =>
    expect(await moneyAfter(language, said)).toMatchObject({
      kind: 'afford',
      amount,
      amountIs: 'income',
      selfEmployed: true,
    }),
)

it('the years of a company are no term of what its profit carries', async () => {
  const money = await moneyAfter(
    'de',
    'Was bekomm ich als Selbstständiger für nen Kredit? Gewinn ca 50k dirham im Monat',
    'Und wenn ich warte bis 2 Jahre voll sind? Eigenkapital ist 600k da',
  )
  expect(money).toMatchObject({ kind: 'afford', amount: 50_000, down: 600_000 })
  expect(money?.years).toBeUndefined()
})
