import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, toolsInDubai, toolsToLet } from './own-sums-tools.ts'

const forSale: Readonly<Record<LanguageCode, string>> = {
  en: '2 beds to buy in jvc',
  ar: 'شقق غرفتين للبيع في قرية جميرا الدائرية',
  ru: 'купить квартиру с 2 спальнями в jvc',
  hi: 'jvc me 2 bhk kharidne ke liye dikhao',
  zh: '在JVC买两居室',
  de: '2 schlafzimmer in jvc kaufen',
}
const ofSale = (language: LanguageCode, ...turns: string[]) =>
  converse(toolsInDubai(), [forSale[language], ...turns], language)

describe('what a home leaves of an income', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'de',
      'die rate für die erste mit 20 % eigenkapital?',
      'ich verdiene 30k, was bleibt mir dann im monat?',
    ],
    ['zh', '第一套贷款月供多少', '月薪3万，付完月供还剩多少'],
    ['hi', 'pehle wale ki emi kitni hogi', 'salary 30k hai, emi ke baad kitna bachega'],
  ])('is the income less the instalment before it in %s', async (language, loan, left) => {
    const { state } = await ofSale(language, loan, left)
    expect(state.money).toMatchObject({ kind: 'monthLeft', amount: 30_000 })
    expect(state.money?.propertyId ?? state.money?.price).toBeDefined()
  })

  it('is the income less the rent of the home spoken of and what else is named', async () => {
    const { text } = await converse(
      toolsToLet(),
      [
        '1 bed to rent in jvc',
        'first one, how much a month?',
        'i make 20k and the car is 1,500 a month, what is left after rent?',
      ],
      'en',
    )
    expect(digits(text)).toMatch(/Of AED 20000 a month about AED 9663 is left/u)
  })
})

describe('beside a home for sale', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'we pay 90k rent now, is it worth it?'],
    ['ar', 'انا ادفع ايجار ٩٠ الف بالسنة، ايش الاوفر لي؟'],
    ['hi', 'abhi 90k kiraya deta hu, kya lena sahi hai?'],
  ])('the rent that is paid now is weighed in %s', async (language, said) => {
    const { state } = await ofSale(
      language,
      {
        en: 'the first one, its monthly instalment?',
        ar: 'كم قسط الاولى؟',
        hi: 'pehle wale ki emi kitni?',
      }[language as 'en' | 'ar' | 'hi'],
      said,
    )
    expect(state.money).toMatchObject({ kind: 'rentOrBuy', rent: 90_000 })
  })

  it('what one has is held against its price and costs, in cash and with a loan', async () => {
    const { state, text } = await ofSale('en', 'i have 350k, is that enough for the first one?')
    expect(state.money).toMatchObject({ kind: 'enough', down: 350_000 })
    expect(text).toMatch(/^[\s\S]*Not in cash[\s\S]*With a loan it is enough/u)
  })

  it('half of it may be financed at an interest without its sign', async () => {
    const { state } = await ofSale(
      'de',
      'was bringt die erste an miete?',
      'und wenn ich die hälfte finanziere zu 4,5?',
    )
    expect(state.money).toMatchObject({ kind: 'loan', downShare: 50, rate: 4.5 })
  })

  it('nothing is made up for guests by the night', async () => {
    const { state, text } = await ofSale('en', 'what would the first one bring on airbnb?')
    expect(state.money).toMatchObject({ kind: 'letting', shortLet: true })
    expect(text).toMatch(/no figure for Airbnb/u)
  })
})

it('a loan is settled after some of its years', async () => {
  const { text } = await converse(toolsInDubai(), [
    'loan for 1.5m with 20% down at 4.3% over 25 years?',
    'and if i settle the loan after 5 years, what is the fee?',
  ])
  expect(digits(text)).toMatch(
    /After 5 years, about AED 1050\d{3} of a loan of AED 1200000[\s\S]*10000/u,
  )
})

it('whoever told an income hears what to bring beside a loan', async () => {
  const { state } = await converse(toolsInDubai(), [
    'we earn 30k and have 300k saved, what can we buy?',
    'show me 2 beds in jvc',
    'how much cash in total for the first one?',
  ])
  expect(state.money).toMatchObject({ kind: 'costs', withLoan: true })
})

it.each<[LanguageCode, string]>([
  ['en', 'bank offers to refinance my loan of 600k from 5.2 to 3.9, 18 years left, worth it?'],
  ['de', 'umschuldung lohnt sich? restschuld 600k, noch 18 jahre, statt 5,2% dann 3,9%'],
  ['zh', '欠银行60万，还有18年，转贷利率从5.2%降到3.9%划算吗'],
])('a lower interest is held against what the change costs in %s', async (language, said) => {
  const { state, text } = await converse(toolsInDubai(), [said], language)
  expect(state.money).toMatchObject({ kind: 'refinance', borrowed: 600_000, rate: 3.9, years: 18 })
  expect(digits(text)).toMatch(/6000[\s\S]*1790/u)
})
