import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools, toolsToLet } from './own-sums-tools.ts'

const ask = async (language: LanguageCode, ...turns: string[]) => {
  const { text, state } = await converse(tools(), turns, language)
  return { text: digits(text), state, money: state.money }
}

describe('a rent that is paid now', () => {
  it.each<[LanguageCode, string, number]>([
    ['en', 'currently paying 110k for a 1 bed in dubai marina, is that too much?', 110_000],
    ['de', 'zahle 85k für 1 SZ in JLT, ist das zu viel?', 85_000],
    ['ru', 'плачу 95 тысяч за однушку в JVC, это дорого?', 95_000],
    ['ar', 'ادفع ٧٥ الف غرفة وصالة في قرية جميرا الدائرية غالي؟', 75_000],
    ['hi', 'JVC me 1bhk ka 80k de raha hu, zyada hai kya', 80_000],
    ['zh', '我现在JLT一居室租9万5 贵不贵', 95_000],
  ])(
    'is held beside what homes like it ask, and limits no search, in %s',
    async (language, said, rent) => {
      const { money, state } = await ask(language, said)
      expect(money).toEqual({ kind: 'rentNow', rent })
      expect(state.slots).toEqual({})
    },
  )

  it('looks for cheaper homes where those are asked for', async () => {
    const { state } = await ask('en', 'i pay 85k in JVC, show me something cheaper')
    expect(state.slots.purpose).toBe('rent')
  })
})

describe('renting or buying', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'renting at 100k now, is it smarter to buy?'],
    ['de', 'wir zahlen 100.000 Miete, kaufen oder weiter mieten was ist besser'],
    ['ru', 'плачу 100 тысяч в год за аренду, купить или дальше снимать'],
    ['ar', 'ادفع ايجار ١٠٠ الف بالسنة اشتري ولا اظل مستأجر'],
    ['hi', 'abhi 1 lakh kiraya de raha hu, kharidna better hai ya rent'],
    ['zh', '现在房租一年10万 是继续租还是买划算'],
  ])('says first which comes out better, and up to which charge, in %s', async (language, said) => {
    const { money, text } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'rentOrBuy', rent: 100_000 })
    expect(text.slice(0, 160)).toMatch(/66209.*13242/u)
  })

  it('weighs the rent of the home that was just spoken of, and not the limit of the search', async () => {
    const turns = ['Wohnung mieten in JLT 1 SZ bis 110k', 'ist die zweite möbliert?']
    const { state } = await converse(toolsToLet(), [...turns, 'oder lieber kaufen?'], 'de')
    expect(state.money).toEqual({ kind: 'rentOrBuy', propertyId: state.shown[1] })
  })

  it('takes an age for no rent', async () => {
    const said = 'wir sind ein Paar um die 60 aus Bayern. Lieber kaufen oder mieten?'
    expect((await ask('de', said)).money?.kind).not.toBe('rentOrBuy')
  })
})

describe('a deposit that is held', () => {
  it.each<[LanguageCode, string]>([
    ['ru', 'депозит у меня 9000, там ещё диван разодран'],
    ['en', 'the deposit is 9000 and the sofa is torn'],
  ])('is no budget in %s', async (language, said) => {
    const { state } = await ask(language, said)
    expect(state.slots.price_max).toBeUndefined()
  })
})

describe('a home of one’s own', () => {
  const told = 'Habe 2022 eine Wohnung in Dubai Creek Harbour gekauft.'
  const worth = 'Was wäre der Preis heute, 1 SZ ca 65 qm'

  it('is worth what others like it ask today', async () => {
    const { state } = await ask('de', told, worth)
    expect(state.intent).toBe('estimate_value')
  })

  it('stands beside others like it that are to let, where those are asked for', async () => {
    const { text, state } = await ask('de', told, worth, 'Zeig mir vergleichbare zur Miete dort')
    expect(state.intent).toBe('estimate_value')
    expect(text).toContain('zur Miete')
    expect(text).toContain('Dubai Creek Harbour')
  })
})
