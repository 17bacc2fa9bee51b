import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const tools = { ...fakeTools(() => 5), rates: async () => buyingRates }
const plain = (text: string) => text.replace(/[\u00a0\u202f.,\s]/gu, '')

describe('a sum that is said shortly', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much cash do I need in total for 1.5 if the bank lends 70%?'],
    ['ar', 'كم الإجمالي كاش لسعر 1.5 مليون إذا البنك بيعطي 70%؟'],
    ['ru', 'сколько своих надо на 1,5 вместе с расходами, если банк даст 70%?'],
    ['hi', '1.5 मिलियन के घर के लिए कुल कैश कितना चाहिए अगर बैंक देगा 70%?'],
    ['zh', '150万的房子总共要准备多少现金，银行贷70%？'],
    ['de', 'Was brauche ich bar für 1,5 Mio, wenn die Bank 70% gibt?'],
  ])(
    'counts in %s what is needed in cash, with the share that the bank lends',
    async (language, said) => {
      const { text, state } = await converse(tools, [said], language)
      expect(state.money).toMatchObject({ kind: 'costs', price: 1_500_000, downShare: 30 })
      expect(plain(text)).toContain('450000')
    },
  )

  it('reads a small number with a fraction as millions, and the rate beside it as the rate', async () => {
    const { state } = await converse(tools, [
      'with 20% down at 4.25 over 20 years on 1.7, what is the monthly payment?',
    ])
    expect(state.money).toMatchObject({
      kind: 'loan',
      price: 1_700_000,
      rate: 4.25,
      years: 20,
      downShare: 20,
    })
  })

  it('reads the rate without its sign beside the share that is lent', async () => {
    const { state } = await converse(
      tools,
      ['ипотека 60% под 3.75 на 15 лет при цене 2 млн, какой платёж?'],
      'ru',
    )
    expect(state.money).toMatchObject({ rate: 3.75, years: 15, downShare: 40, price: 2_000_000 })
  })

  it('takes the budget of the search for a price that was not said', async () => {
    const { state, text } = await converse(tools, [
      '2 bedroom apartments for sale in Dubai Marina up to 2 million',
      'what are the total costs?',
    ])
    expect(state.money).toMatchObject({ kind: 'costs', price: 2_000_000 })
    expect(text).toContain('AED 2,000,000')
  })
})

it.each<[LanguageCode, string]>([
  ['en', 'please get me a human'],
  ['ar', 'أريد موظف'],
  ['ru', 'соедините с оператором'],
  ['hi', 'किसी इंसान से बात करनी है'],
  ['zh', '转人工'],
  ['de', 'ich will einen Menschen'],
])('takes a call where a person is asked for in %s', async (language, said) => {
  const { state } = await converse(tools, [said], language)
  expect(state.request).toMatchObject({ kind: 'callback' })
})

it('hears a search while a number to call is waited for', async () => {
  const { state, text } = await converse(tools, [
    'please get me a human',
    '2 bedrooms to buy in Arjan, 3 to 3.5 million',
  ])
  expect(state.slots).toMatchObject({ location: ['arjan'], price_max: 3_500_000 })
  expect(state.request).toMatchObject({ kind: 'callback' })
  expect(text).not.toContain('not complete')
})
