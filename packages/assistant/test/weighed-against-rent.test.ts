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

describe('a rent that is weighed against buying without a price', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'our rent is 90k in Mirdif. is it worth buying or should we keep renting?'],
    ['ar', 'ندفع ايجار ٩٠ الف، نشتري ولا نكمل ايجار؟'],
    ['ru', 'снимаем за 90 тысяч, есть смысл покупать или дальше снимать?'],
    ['hi', 'hum 90000 kiraya dete hai, kharide ya kiraye pe rahe?'],
    ['zh', '我们租房一年90000，买还是继续租？'],
    ['de', 'Wir zahlen 90.000 Miete. Kaufen oder weiter mieten?'],
  ])('is told as the instalment it would be in %s', async (language, said) => {
    const { text, money } = await ask(language, said)
    expect(money).toMatchObject({ kind: 'rentOrBuy', rent: 90_000 })
    expect(text).toMatch(/7[.,  ]?500/u)
    expect(text).toMatch(/1[.,  ]?770[.,  ]?000|17,70,000/u)
  })

  it('never takes an income for the price', async () => {
    const { text, money } = await ask(
      'de',
      'Verdiene 36.000 im Monat und zahle 110k Miete. Kauf oder weiter mieten?',
    )
    expect(money).toMatchObject({ rent: 110_000, amount: 36_000 })
    expect(money?.price).toBeUndefined()
    expect(text).toContain('18.000 AED')
  })

  it('goes on with the terms and the price that were worked out before', async () => {
    const { money } = await ask(
      'ru',
      '1,3 млн на 20 лет под 4,5, какой платеж?',
      'есть смысл покупать или дальше снимать за 80?',
    )
    expect(money).toMatchObject({ rent: 80_000, price: 1_300_000, rate: 4.5, years: 20 })
  })

  it('takes the price of the home that was shown', async () => {
    const { text } = await ask(
      'en',
      'we pay 95,000 rent now',
      '2 bed apartments for sale in Dubai Marina',
      'is the first one cheaper than our rent?',
    )
    expect(text).toContain('Home number 1')
    expect(text).toContain('AED 7,917')
  })
})

describe('the yield of a shown home', () => {
  const search = {
    en: '2 bed apartments for sale in Dubai Marina',
    zh: '迪拜码头两居室出售',
    ru: 'двушка в дубай марине на продажу',
    hi: 'dubai marina me 2bhk for sale',
    de: '2 Schlafzimmer zum Kauf in Dubai Marina',
    ar: 'شقة غرفتين للبيع في دبي مارينا',
  }
  it.each<[LanguageCode, string]>([
    ['en', 'what net yield does the first one have if I rent it out?'],
    ['ar', 'كم العائد الصافي للاولى اذا اجرتها؟'],
    ['ru', 'посчитайте доходность первой с учетом сервисных сборов'],
    ['hi', 'pehle wale ka net yield kitna hoga'],
    ['zh', '第一套的净回报率是多少'],
    ['de', 'Welche Nettorendite hat die erste?'],
  ])(
    'is that of its price in %s, and what is left is open without its charge',
    async (language, said) => {
      const { text, money } = await ask(language, search[language], said)
      expect(money).toMatchObject({ kind: 'letting', net: true })
      expect(text).toMatch(/10[.,]69\s?%/u)
      expect(text).toMatch(
        /service charge|رسوم الخدمات|Сервисный сбор|सर्विस चार्ज|物业费|Servicegebühr/u,
      )
    },
  )

  it('is net of the charge that is named next', async () => {
    const { text } = await ask(
      'en',
      search.en,
      'what yield does the first one have?',
      'the service charge is 12,000 a year',
    )
    expect(text).toContain('the net yield is 9.5%')
  })

  it('is no question for areas, nor for a home that was not shown', async () => {
    const { money } = await ask('en', search.en, 'which areas have the best yield?')
    expect(money).toBeUndefined()
  })
})
