import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { rate } from './fake-rates.ts'
import { digits, tools } from './own-sums-tools.ts'

const capped = () => ({
  ...tools(),
  rates: async () => [
    ...(await tools().rates()),
    rate('income-years-expat', 7, 'years'),
    rate('income-years-national', 8, 'years'),
  ],
})
const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(capped(), turns, language)
  return { text: digits(text), state, money: state.money }
}

describe('an income beside a rent', () => {
  it.each<[LanguageCode, string, number, number]>([
    ['en', 'is 95k a year realistic on a 19k salary', 19_000, 95_000],
    ['en', 'is 80k rent ok with 15k salary', 15_000, 80_000],
    ['en', 'my pay is 14k. would 65k rent per year be too much?', 14_000, 65_000],
    ['de', 'verdiene 21k, ist 120.000 Jahresmiete zu viel?', 21_000, 120_000],
    ['ru', 'зарплата 17 тыс, аренда 85 тысяч в год это нормально?', 17_000, 85_000],
    ['ru', 'получаю 25 тыс, потяну квартиру за 130 тысяч в год?', 25_000, 130_000],
    ['ar', 'راتبي ١٤ الف وايجار ٧٠ الف بالسنة زين ولا كثير', 14_000, 70_000],
    ['hi', 'salary 12000 hai, 60k saal ka rent theek rahega?', 12_000, 60_000],
    ['zh', '工资2万 年租金10万 合适吗', 20_000, 100_000],
  ])('is told by the month in %s: %s', async (language, said, amount, rent) => {
    const { money, state } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'rentOfIncome', amount, rent })
    expect(state.slots).toEqual({})
  })

  it('is held beside a third of it', async () => {
    expect((await ask('en', 'is 95k a year realistic on a 19k salary')).text).toContain(
      'more than a third of it',
    )
    expect((await ask('en', 'is 60k a year ok on a 19k salary')).text).toContain('within a third')
  })
})

describe('an income that no month brings', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'what can i buy, earning 240k', 20_000],
    ['de', 'Gehalt 360.000, was kann ich kaufen', 30_000],
    ['ru', 'зарплата 300 тысяч, что могу купить', 25_000],
  ])('is read as that of a year, which is said, in %s', async (language, said, month) => {
    const { money, text } = await ask(language, said)
    expect(money).toMatchObject({ amount: month, yearIncome: month * 12 })
    expect(text).toContain(String(month * 12))
  })

  it('is no guess where the period is said', async () => {
    const { money } = await ask('en', 'I make 420k a year, what can I buy')
    expect(money).toMatchObject({ amount: 35_000 })
    expect(money?.yearIncome).toBeUndefined()
  })
})

describe('what an income carries', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'I earn 20k a month, what can I buy?', 1_680_000],
    ['hi', 'meri salary 20000 hai, kitne ka ghar le sakta hu', 1_680_000],
    ['en', 'I am Emirati and earn 20k a month, what can I buy?', 1_887_000],
  ])('is no loan above so many years of it: %s', async (language, said, loan) => {
    expect((await ask(language, said)).text).toContain(String(loan))
  })

  it.each<[LanguageCode, string, number]>([
    ['hi', 'meri salary 16000 hai, loan ho jayega? haath me 2 lakh hai', 200_000],
    ['ru', 'зарплата 40 тысяч, на руках 300 тысяч, что могу купить', 300_000],
    ['zh', '月入3万 手里50万 能买多少钱的房', 500_000],
    ['en', 'i make 28k a month and have 350k saved, whats the max home price', 350_000],
  ])('counts what is at hand in %s', async (language, said, down) => {
    expect((await ask(language, said)).money).toMatchObject({ kind: 'afford', down })
  })

  it('buys more with more of one’s own than the least part', async () => {
    const { state } = await ask('en', 'i make 20k a month and have 1.2m saved, max home price?')
    expect(state.aim?.price_max).toBe(2_690_000)
  })

  it.each<[LanguageCode, string]>([
    ['ar', 'انا مصري شغال في دبي وزهقت من الايجار، عايز اشتري حاجة مرتبي ٢٢ الف'],
    ['en', 'tired of renting in dubai, want to buy, I earn 22k'],
  ])('comes before any search for whoever is tired of renting in %s', async (language, said) => {
    expect((await ask(language, said)).money).toMatchObject({ kind: 'afford', amount: 22_000 })
  })

  it('adds up the limits of two cards', async () => {
    const said = 'two credit cards with 30k and 20k limits, salary 25k, how much can i borrow'
    expect((await ask('en', said)).money?.cardLimit).toBe(50_000)
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'can afford 8k a month on mortgage, what price is that', 8000],
    ['ar', 'اقدر ادفع ٧ الاف بالشهر قسط، شو السعر اللي يناسبني', 7000],
  ])('is worked out from a payment too in %s', async (language, said, amount) => {
    expect((await ask(language, said)).money).toMatchObject({ amount, amountIs: 'payment' })
  })
})

it.each<[LanguageCode, string]>([
  ['en', 'mortgage for 2 million, what salary do i need?'],
  ['de', 'Kredit für 2 Mio, welches Einkommen brauche ich dafür?'],
  ['ru', 'ипотека на 2 млн, какая нужна зарплата?'],
])('a loan asks for the income of so many years, too, in %s', async (language, said) => {
  const { text, money } = await ask(language, said)
  expect(money).toMatchObject({ kind: 'loan', price: 2_000_000, amountIs: 'income' })
  // 1.6 million in seven years; the instalments alone ask for less.
  expect(text).toContain('19048')
})
