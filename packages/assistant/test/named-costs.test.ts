import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates } from './fake-rates.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const tools = () => ({
  ...fakeTools(() => 5),
  rates: async () => buyingRates,
  propertiesById: async (ids: readonly string[]) => ({
    rows: ids.map((id) => makeProperty(Number(id.slice(-12)))),
    asOf: '2026-11-18T08:00:00.000Z',
  }),
})
const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '')

describe('a net yield', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Price 1.2m, rent 80,000, service charge 12,000, manager takes 6%. Net yield?', '5.27'],
    [
      'de',
      'Kaufpreis 1,2 Mio, Miete 80.000, Hausgeld 12.000, Verwalter 6 %. Nettorendite?',
      '5,27',
    ],
    [
      'ru',
      'цена 1,2 млн, аренда 80 тысяч, сервисный сбор 12 тысяч, управляющей компании 6%. чистая доходность?',
      '5,27',
    ],
    [
      'ar',
      'السعر مليون و٢٠٠ الف والايجار ٨٠ الف ورسوم الخدمات ١٢ الف وشركة الادارة تاخذ ٦٪ كم العائد الصافي؟',
      '5.27',
    ],
    ['hi', 'कीमत 12 लाख, किराया 80 हज़ार, सर्विस चार्ज 12 हज़ार, मैनेजमेंट 6%। नेट यील्ड कितनी?', '5.27'],
    ['zh', '房价120万，租金8万，物业费1.2万，托管6%，净回报率多少？', '5.27'],
  ])('takes in %s off what another gets of the rent', async (language, said, share) => {
    const { text } = await converse(tools(), [said], language)
    expect(plain(text)).toContain(share)
  })

  it('takes all costs that were named, and is one of all that was paid where that is asked', async () => {
    const said =
      'bought for 1m, rent 70,000, service charge 9,000, maintenance 2,000. net yield on the total investment?'
    const { text } = await converse(tools(), [said])
    expect(text).toContain('AED 11,000 a year')
    expect(text).toContain('AED 1,065,780')
    expect(text).toContain('5.54%')
  })

  it('is one of the price that was said last, and not of a home before', async () => {
    const turns = [
      'apartments for sale in dubai',
      'tell me about the first one',
      'let us say the price is 800,000: what are the purchase costs?',
      'rent 60,000, service charge 10,000: net yield?',
    ]
    const { text } = await converse(tools(), turns)
    expect(text).toContain('AED 800,000')
    expect(text).toContain('6.25%')
  })
})

describe('what is left of a rent', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'If I rent it out at 90k, service charge 15k, repairs and maintenance 4k, agent 5%, how much is left?',
      '66,500',
    ],
    [
      'hi',
      'agar 90 hazar me du, service charge 15 hazar, maintenance 4 hazar, agent ka 5%, haath me kitna bachega',
      '66,500',
    ],
    ['de', 'Bei 90.000 Miete, 15.000 Hausgeld, Verwaltung 5 %: was bleibt mir?', '70.500'],
    ['ru', 'сдаю за 90 тысяч, сервисный сбор 15 тысяч, агенту 5%, сколько остается?', '70 500'],
  ])('is told in %s without a price', async (language, said, left) => {
    const { text } = await converse(tools(), [said], language)
    expect(plain(text)).toContain(left)
  })
})

describe('a home let by the night', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'As a holiday home it makes 100k a year, service charge 15k, the operator takes 20%. Net return on 1.3m?',
    ],
    [
      'ar',
      'لو اجرتها يومي وجابت ١٠٠ الف بالسنة ورسوم الخدمات ١٥ الف وشركة الادارة تاخذ ٢٠٪ كم صافي العائد على مليون و٣٠٠ الف؟',
    ],
  ])('yields in %s what is left of it on the price that is named', async (language, said) => {
    const { text } = await converse(tools(), [said], language)
    expect(plain(text)).toContain('65,000')
    // 65 % would be of the rent itself.
    expect(plain(text)).toMatch(/(?<![\d.])5\u200e?%/)
  })

  it.each<[LanguageCode, string]>([
    [
      'en',
      'By the year they give 120,000, short let 170,000 gross, the operator takes 20%, bills 12,000. What is better?',
    ],
    [
      'ru',
      'годовая даёт 120, посуточно обещают 170 грязными, комиссия 20%, коммуналка 12 в год. что выгоднее',
    ],
    [
      'de',
      'Ganzjährig bringt 120.000, als Ferienwohnung 170.000 brutto, Verwalter 20 %, Strom und Wasser 12.000. Was lohnt sich mehr?',
    ],
  ])('has no yield in %s where no price is named', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(state.money).toMatchObject({ kind: 'lettings', gross: 170_000 })
    expect(state.money?.price).toBeUndefined()
    expect(text).not.toMatch(/(?:yield|доходность|rendite)/i)
  })
})
