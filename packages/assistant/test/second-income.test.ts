import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { tools } from './own-sums-tools.ts'

const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(tools(), turns, language)
  return { text: plain(text), money: state.money }
}

describe('whoever earns besides', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I earn 24k a month, what can I buy?', 'and what if my husband makes 9k too?'],
    ['ru', 'моя зарплата 24 тысячи, что могу купить?', 'а если муж тоже, у него 9 тысяч?'],
    [
      'de',
      'Ich verdiene 24.000 im Monat, was kann ich kaufen?',
      'und wenn mein Mann mit 9.000 dabei ist?',
    ],
    ['hi', 'meri salary 24000 hai, kitne ka ghar le sakta hu', 'aur pati ki 9000 bhi jodo to?'],
    ['zh', '我月薪24000，能买多少钱的房子', '我老公还有9000呢'],
    ['ar', 'راتبي ٢٤ الف، كم اقدر اشتري', 'واذا زوجي معي راتبه ٩ الاف؟'],
  ])('is counted with the first income in %s', async (language, first, second) => {
    const { text, money } = await ask(language, first, second)
    expect(money?.amount).toBe(33_000)
    expect(text).toMatch(/24[.,  ]?000/u)
    expect(text).toMatch(/33[.,  ]?000/u)
  })

  it('takes the place of a second income that was told before', async () => {
    const { money } = await ask(
      'en',
      'I earn 24k a month, what can I buy?',
      'and what if my husband makes 9k too?',
      'and if he makes 10k?',
    )
    expect(money?.incomes).toEqual([24_000, 10_000])
  })

  it('is no second income where both are told as one', async () => {
    const { money } = await ask(
      'en',
      'I earn 24k a month, what can I buy?',
      'my husband and I earn 33k together',
    )
    expect(money?.amount).toBe(33_000)
  })

  it('leaves out the thousands like the first one', async () => {
    const { money } = await ask('ar', 'راتبي ٤٠ وريلي ٣٥، كم نقدر نشتري')
    expect(money?.incomes).toEqual([40_000, 35_000])
  })
})

describe('what is needed in cash for what an income carries', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'I earn 30k a month, how much house can I buy?',
      'what will be the down payment then plus all the fees',
    ],
    [
      'de',
      'Ich verdiene 30.000 im Monat, was kann ich kaufen?',
      'und wie viel Eigenkapital brauche ich dann mit allen Kosten?',
    ],
    ['ru', 'зарплата 30 тысяч, на какую квартиру хватит?', 'а первый взнос тогда сколько?'],
    ['zh', '我月薪30000，能买多少钱的房子', '首付加税费一共要多少现金'],
    [
      'hi',
      'meri salary 30000 hai, kitne ka ghar le sakta hu',
      'down payment aur saari fees mila ke kitna cash chahiye',
    ],
    ['ar', 'راتبي ٣٠ الف، كم اقدر اشتري', 'كم الدفعة الاولى'],
  ])('is its own part and the fees in %s', async (language, first, second) => {
    const { text, money } = await ask(language, first, second)
    expect(money).toMatchObject({ kind: 'costs', withLoan: true, price: 3_550_000 })
    expect(text).toMatch(/710[.,  ]?000|7,10,000/u)
  })
})

describe('a loan for a car', () => {
  it.each<[LanguageCode, string]>([
    ['ru', 'зарплата 30000, кредит на машину 1500 в месяц, какую ипотеку дадут'],
    ['de', 'Gehalt 30.000, Kredit fürs Auto 1.500, wie viel Kredit bekomme ich?'],
    ['hi', 'salary 30000 hai, gadi ki emi 1500, kitna loan milega'],
    ['en', 'salary 30000, car emi 1500, how much can I borrow?'],
  ])('is paid each month besides in %s', async (language, said) => {
    expect((await ask(language, said)).money?.otherLoans).toBe(1500)
  })
})
