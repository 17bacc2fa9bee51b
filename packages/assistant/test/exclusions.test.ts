import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

type Row = [language: LanguageCode, text: string, meaning: string]

const searchOf = (text: string, language: LanguageCode) =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

describe('what is refused is left out of the search', () => {
  it.each<Row>([
    ['en', 'buy a 2 bed in Arjan without a payment plan', 'sale @arjan b2 -payment-plan'],
    ['en', '2 bed in Arjan, no payment plans please', '@arjan b2 -payment-plan'],
    ['ar', 'شقة للبيع في ارجان بدون خطة دفع', 'sale apartment @arjan -payment-plan'],
    ['ru', 'купить квартиру в Арджане без рассрочки', 'sale apartment @arjan -payment-plan'],
    ['hi', 'Arjan में फ्लैट खरीदना है, पेमेंट प्लान नहीं चाहिए', 'sale apartment @arjan -payment-plan'],
    ['zh', '买Arjan的公寓，不要付款计划的', 'sale apartment @arjan -payment-plan'],
    ['de', 'Wohnung in Arjan kaufen, ohne Ratenzahlung', 'sale apartment @arjan -payment-plan'],
    ['hi', 'दुबई में विला बिना नौकरानी के कमरे के', 'villa @dubai -maids-room'],
  ])('%s: %s', (language, text, meaning) => {
    expect(searchOf(text, language)).toEqual(slotsOf(meaning))
  })

  it.each<Row>([
    ['en', 'no studios, rent in Arjan', 'rent @arjan b1+'],
    ['en', 'flat to rent in Arjan but not a studio', 'rent apartment @arjan b1+'],
    ['ar', 'شقة للايجار في ارجان مش استوديو', 'rent apartment @arjan b1+'],
    ['ru', 'снять квартиру в Арджане, только не студию', 'rent apartment @arjan b1+'],
    ['hi', 'Arjan में किराए पर फ्लैट, स्टूडियो नहीं', 'rent apartment @arjan b1+'],
    ['zh', '租Arjan的公寓，不要开间', 'rent apartment @arjan b1+'],
    ['de', 'Wohnung in Arjan mieten, kein Studio', 'rent apartment @arjan b1+'],
  ])('no studio means a bedroom at least (%s: %s)', (language, text, meaning) => {
    expect(searchOf(text, language)).toEqual(slotsOf(meaning))
  })

  it('but a question about payment plans is none about properties', async () => {
    const { state } = await converse(
      fakeTools(() => 12),
      ['I do not like payment plans, how do they work?'],
    )
    expect([state.intent, state.slots]).toEqual(['ask_question', {}])
  })
})

describe('what is refused, and no search can leave out, is said back', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed for sale in Arjan not on a low floor', '“not on a low floor”'],
    ['en', '2 bed to buy in Arjan but not facing the road', 'facing the road”'],
    ['ar', 'شقة للبيع في ارجان مش في طابق منخفض', '«مش في طابق منخفض»'],
    ['ru', 'купить квартиру в Арджане, не на низком этаже', '«не на низком этаже»'],
    ['hi', 'Arjan में फ्लैट खरीदना है, लोअर फ्लोर नहीं चाहिए', '“लोअर फ्लोर नहीं चाहिए”'],
    ['zh', '买Arjan的公寓，不要低楼层', '“不要低楼层”'],
    [
      'de',
      'Wohnung in Arjan kaufen, nicht in einer unteren Etage',
      '„nicht in einer unteren Etage“',
    ],
  ])('%s: %s', async (language, text, quoted) => {
    const said = await converse(
      fakeTools(() => 12),
      [text],
      language,
    )
    expect(said.text).toContain(quoted)
  })

  it.each<[LanguageCode, string]>([
    ['en', '2 bed in Arjan, not sure about the budget yet'],
    ['en', '2 bed in Arjan, no more than 2 million'],
    ['en', '2 bed in Arjan, I do not want to spend over 2 million'],
    ['en', 'why not a 2 bed in Arjan'],
    ['en', '2 bed in Arjan, not too far from the metro'],
    ['en', 'no problem, a 2 bed in Arjan'],
    ['de', 'Wohnung in Arjan, nicht teurer als 2 Millionen'],
    ['ru', 'квартира в Арджане не дороже 2 млн, не важно какой этаж'],
    ['zh', 'Arjan两房，不超过200万，没问题'],
    ['ar', 'شقة في ارجان ما تتعدى 2 مليون'],
    ['hi', 'Arjan में 2 बेडरूम, 20 लाख से ज्यादा नहीं'],
  ])('and nothing else is (%s: %s)', async (language, text) => {
    const tools = fakeTools(() => 12)
    const said = await converse(tools, [text], language)
    expect(said.text).not.toMatch(/[“«„][^”»“]*(?:no|not|не|nicht|不|没|ما|नहीं)[^”»“]*[”»“]/u)
  })
})

describe('the link to the results page', () => {
  it('keeps the kinds that are left', async () => {
    const said = await converse(
      fakeTools(() => 12),
      ['homes to buy in Arjan, no villas'],
    )
    const query = new URLSearchParams(said.results?.link.split('?')[1])
    expect(query.getAll('type')).toContain('apartment')
    expect(query.getAll('type')).not.toContain('villa')
    expect(said.text).not.toContain('results page')
  })

  it.each<[LanguageCode, string, string]>([
    [
      'en',
      '2 bed to buy in Arjan, no pool',
      'The results page cannot leave out: pool. It shows 40.',
    ],
    ['ar', 'شقة للبيع في ارجان بدون مسبح', 'صفحة النتائج'],
    ['ru', 'купить квартиру в Арджане без бассейна', 'Страница результатов'],
    ['hi', 'Arjan में फ्लैट खरीदना है बिना पूल', 'नतीजों का पेज'],
    ['zh', '买Arjan的公寓，不要泳池', '结果页面'],
    ['de', 'Wohnung in Arjan kaufen, ohne Pool', 'Die Ergebnisseite'],
  ])(
    'says what it cannot carry, and how many it shows (%s: %s)',
    async (language, text, saying) => {
      const tools = fakeTools(({ not_features }) => (not_features === undefined ? 40 : 12))
      const said = await converse(tools, [text], language)
      expect(said.text).toContain(saying)
      expect(said.text).toContain('40')
      expect(said.evidence.map(({ claim }) => claim)).toContain('40')
    },
  )

  it('and nothing where both are of the same number', async () => {
    const said = await converse(
      fakeTools(() => 12),
      ['2 bed to buy in Arjan, no pool'],
    )
    expect(said.text).not.toContain('results page')
  })
})
