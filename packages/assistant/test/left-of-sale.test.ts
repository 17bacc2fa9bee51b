import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools, toolsInDubai } from './own-sums-tools.ts'

const ask = (language: LanguageCode, ...turns: string[]) =>
  converse(toolsInDubai(), turns, language)

describe('what a sale leaves', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'selling my 2 bed in jlt for 2m, 700k is left after the bank, what can i buy in jvc?'],
    ['ar', 'ببيع شقتي بمليونين وبيضل معي 700 الف بعد البنك، شو بقدر اشتري بقرية جميرا الدائرية؟'],
    ['ru', 'продаю квартиру за 2 млн, после банка останется 700 тыс, что можно купить в jvc?'],
    [
      'hi',
      'apna flat 2 million me bech raha hu, bank ke baad 700k bachenge, jvc me kya le sakta hu?',
    ],
    ['zh', '我的房子卖200万，还清银行后剩70万，在JVC能买什么？'],
    [
      'de',
      'wir verkaufen unsere wohnung für 2 mio, nach der bank bleiben 700k, was können wir in jvc kaufen?',
    ],
  ])('is what a home may cost that is looked for in %s', async (language, said) => {
    const { state, text } = await ask(language, said)
    expect(state.intent).toBe('find_property')
    expect(state.slots).toMatchObject({
      purpose: 'sale',
      location: ['jumeirah-village-circle'],
      price_max: 700_000,
    })
    expect(digits(text)).toMatch(/700000/u)
  })

  it('is told line by line, of a home that is described too', async () => {
    const said = 'selling my 1 bed in the marina for 1.5m, bank still gets 500k. what is left?'
    const { text, state } = await ask('en', said)
    expect(state.money).toMatchObject({ kind: 'proceeds', price: 1_500_000, owed: 500_000 })
    expect(digits(text)).toMatch(
      /958500 is left[\s\S]*31500[\s\S]*500000[\s\S]*: AED 5000[\s\S]*: AED 5000/u,
    )
  })

  it('asks for the price where only the debt is named', async () => {
    const { state } = await ask('en', 'what is left after the sale if i still owe the bank 700k?')
    expect(state.money).toMatchObject({ kind: 'proceeds', owed: 700_000, asked: 'price' })
  })

  it('is searched with, and brought into a loan, in the messages behind it', async () => {
    const sold = '我的房子卖180万，银行还欠70万，卖完能剩多少'
    const found = await ask('zh', sold, '用剩下的钱在JVC能买什么')
    expect(found.state.slots).toMatchObject({ purpose: 'sale', price_max: 1_050_200 })
    const { state } = await ask('zh', sold, '拿这笔钱做首付，月薪3万，能买多少的')
    expect(state.money).toMatchObject({ kind: 'afford', amount: 30_000, down: 1_050_200 })
  })

  it('is worked out with what homes like it ask where a debt alone is told after its value', async () => {
    const { state } = await converse(tools(), [
      'i own a 1 bed in jvc, what could i sell it for?',
      'the mortgage on it is still 300k, what would i walk away with?',
    ])
    expect(state.money).toMatchObject({ kind: 'proceeds', owed: 300_000, valued: true })
  })
})
