import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { tools } from './own-sums-tools.ts'

const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')
const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(tools(), turns, language)
  return { text: plain(text), money: state.money, intent: state.intent }
}

describe('an income and savings that are told with what is looked for', () => {
  it.each<[LanguageCode, string]>([
    ['zh', '我们俩月薪一共30000 存了20万 想买两房 现实吗'],
    [
      'en',
      'we earn 30000 a month together and have 200k saved, want to buy a 2 bed, is it realistic?',
    ],
    [
      'de',
      'Wir verdienen zusammen 30.000, haben 200.000 gespart und wollen 2 Schlafzimmer kaufen, ist das realistisch?',
    ],
  ])('are what can be bought in %s, and no budget of a search', async (language, said) => {
    const { money } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'afford', amount: 30_000, down: 200_000 })
  })

  it('are taken for what a bank lends later', async () => {
    const { money } = await ask(
      'en',
      'my salary is 18000, how much rent is reasonable?',
      'and how much would a bank lend me?',
    )
    expect(money).toMatchObject({ kind: 'afford', amount: 18_000, amountIs: 'income' })
  })
})

describe('a plan in two parts without a price', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what does a 60/40 payment plan mean, do I pay 60 before the keys?', '60%'],
    ['ru', 'что за план 70/30, это я 70 плачу до ключей?', '70 %'],
  ])('is told by its parts in %s', async (language, said, part) =>
    expect((await ask(language, said)).text).toContain(part),
  )

  it('is not gone on with by a question for something else', async () => {
    const { money } = await ask(
      'en',
      'what does a 60/40 payment plan mean, do I pay 60 before the keys?',
      'and what if the developer goes bankrupt or is late by 3 years, do I get the money back?',
    )
    expect(money?.kind).not.toBe('plan')
  })
})

it.each<[LanguageCode, string, string]>([
  ['en', 'flat of 1.2m with 20 % down, total cash?', 'can the 4 % fee be added to the mortgage?'],
  [
    'ru',
    'квартира 1,2 млн, взнос 20 %, сколько всего наличными?',
    'а сбор 4 % можно включить в ипотеку?',
  ],
])(
  'fees that are to be borrowed are a question for the rule (%s)',
  async (language, first, asked) =>
    expect((await ask(language, first, asked)).money).toBeUndefined(),
)

it('sets places side by side by their yields where those are asked for', async () => {
  const { text } = await ask(
    'en',
    'Compare 1 bed in JVC vs Arjan for rental return, ready units only',
  )
  expect(text).toContain('Gross yield')
  expect(text).toContain('Arjan')
})

it('values what is told by its rooms alone as an apartment', async () => {
  const { text } = await ask(
    'en',
    'what is the price per sqft of a 1 bed in Business Bay, my owner wants 1.9m for 810 sqft',
  )
  expect(text).toContain('For 810 sqft')
})
