import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates, rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  ...buyingRates,
  rate('ltv-off-plan', 50),
  rate('early-settlement', 1),
  rate('early-settlement-cap', 10_000, 'aed'),
]
const tools = () => ({ ...fakeTools(() => 5), rates: async () => rates })
const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]): Promise<string> =>
  plain((await converse(tools(), turns, language)).text)

describe('what an income carries', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'I earn 20k, car loan 2,000 and my credit card limit is 40k. how much can I borrow?',
      'AED 6,000 a month',
    ],
    [
      'hi',
      'salary 20k hai, gaadi ki kist 2000 aur credit card limit 40k. kitna loan milega?',
      'AED 6,000',
    ],
    [
      'de',
      'Ich verdiene 20.000, Autokredit 2.000, Kreditkartenlimit 40.000. Wie viel Kredit bekomme ich?',
      '6.000 AED',
    ],
    [
      'ru',
      'зарплата 20 тысяч, автокредит 2000, лимит по кредитке 40 тысяч. сколько одобрят?',
      '6 000 AED',
    ],
    ['zh', '月薪2万，车贷2000，信用卡额度4万，能贷多少？', '6,000 迪拉姆'],
    ['ar', 'مرتبي ٢٠ الف وعندي قسط عربية ٢٠٠٠ وليمت البطاقة ٤٠ الف كم قرض ممكن اخد؟', '6,000 درهم'],
  ])('is less in %s by all that is paid each month', async (language, said, left) => {
    const text = await ask(language, said)
    expect(text).toContain(left)
    expect(text).toMatch(/40[.,  ]000/u)
    expect(text).toMatch(/5\s?%/u)
  })

  it('is lent for at the limit that holds: off plan half of the price', async () => {
    const text = await ask(
      'en',
      'off plan apartments for sale in dubai',
      'I am a freelancer with an income of 20k, how much can I borrow?',
    )
    expect(text).toContain('50%')
    expect(text).not.toContain('20% down')
    expect(text).toContain('For freelancers')
  })
})

describe('interest and term that were offered', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'the rate they offered me is 4.25, fixed for 3 years, over 20 years', '4.25%'],
    ['ru', 'ставку мне дали 4.25 на 3 года фикс, на 20 лет', '4,25 %'],
    ['de', 'der Zins laut Bank 4,25, fest für 3 Jahre, auf 20 Jahre', '4,25 %'],
  ])('are counted with in %s', async (language, said, interest) => {
    const first = { en: 'mortgage for 1.2m', ru: 'ипотека на 1,2 млн', de: 'Kredit für 1,2 Mio' }
    const opening = language === 'en' || language === 'ru' ? first[language] : first.de
    const text = await ask(language, opening, said)
    expect(text).toContain(interest)
    expect(text).toContain('20')
    expect(text).toMatch(/5[.,  ]945/u)
  })
})

describe('the instalment of a price', () => {
  it.each<[LanguageCode, string]>([
    ['ar', 'يعني شقة ب ٧٠٠ الف القسط كام في الشهر ومحتاج كاش كام'],
    ['en', 'a 2 bed flat for 700k, what would the instalment be?'],
    ['ru', 'двушка за 700 тысяч, какой платеж в месяц?'],
    ['zh', '70万的公寓月供多少？'],
  ])('is told in %s and no search begun', async (language, said) => {
    expect(await ask(language, said)).toMatch(/2[.,  ]956/u)
  })
})

describe('what is left of a sale', () => {
  it('is told where the years between are named', async () => {
    const text = await ask(
      'en',
      'say I bought for 1m and sold for 1.3m after 3 years, what is left?',
    )
    expect(text).toContain('AED 1,300,000')
    expect(text).toContain('AED 272,700')
  })
})

describe('the cash beside an instalment', () => {
  it.each<[LanguageCode, string]>([
    ['ar', 'يعني شقة ب ٧٠٠ الف القسط كام في الشهر ومحتاج كاش كام'],
    ['en', 'a flat of 700k: what is the instalment and how much cash do I need?'],
  ])('is told in %s, fees too', async (language, said) => {
    const text = await ask(language, said)
    expect(text).toMatch(/2[.,  ]956/u)
    expect(text).toMatch(/28[.,  ]000/u)
  })
})
