import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  rate('transfer-fee', 4),
  rate('agency-commission-sale', 2),
  rate('vat', 5),
  rate('ltv-first-expat', 80),
  rate('ltv-first-expat-dear', 70),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('loan-term', 25, 'years'),
  rate('debt-burden', 50),
]
const tools = () => ({ ...fakeTools(() => 12), rates: async () => rates })

type Row = [language: LanguageCode, first: string, then: string]

describe('a question asked again for another place', () => {
  it.each<Row>([
    ['en', 'which yields do 1 beds have in JVC?', 'And in Arjan?'],
    ['en', 'is JVC a good investment?', 'what about Arjan'],
    ['ar', 'كم العائد على الاستثمار في قرية جميرا الدائرية؟', 'وفي ارجان؟'],
    ['ru', 'какая доходность в JVC?', 'А в Арджане?'],
    ['hi', 'JVC में रेंटल यील्ड कितनी है?', 'और Arjan में?'],
    ['zh', 'JVC的租金回报率是多少？', 'Arjan呢？'],
    ['de', 'Wie hoch ist die Rendite in JVC?', 'Und in Arjan?'],
  ])('tells its yields (%s: %s, %s)', async (language, first, then) => {
    const said = await converse(tools(), [first, then], language)
    expect(said.state.intent).toBe('investment_advice')
    expect(said.links?.map(({ link }) => link)).toEqual([
      expect.stringMatching(/^\/property-listing\?.*purpose=sale.*location=arjan/),
    ])
    expect(said.search).toBeUndefined()
    expect(said.results).toBeUndefined()
  })

  it('of the same kind of property', async () => {
    const said = await converse(tools(), [
      'which yields do 1 beds have in JVC?',
      'And in Arjan?',
      'And in Mirdif?',
    ])
    expect(said.state.advice).toEqual({ location: ['mirdif'], bedrooms_min: 1, bedrooms_max: 1 })
  })

  it.each<Row>([
    ['en', 'what is the median price of a 2 bed in JVC?', 'And in Arjan?'],
    ['ru', 'какая средняя цена двушки в JVC?', 'А в Арджане?'],
    ['de', 'Was kostet der Quadratmeter in JVC im Durchschnitt?', 'Und in Arjan?'],
    ['zh', 'JVC两房的均价是多少？', 'Arjan呢？'],
  ])('tells what properties ask there (%s: %s, %s)', async (language, first, then) => {
    const said = await converse(tools(), [first, then], language)
    expect(said.state).toMatchObject({ intent: 'estimate_value', slots: { location: ['arjan'] } })
    expect(said.text).toContain('24')
  })

  it.each<Row>([
    ['en', 'mortgage for 2 million', 'And in Arjan?'],
    ['en', 'what are the fees for a home of 2 million?', 'What about Arjan?'],
    ['ar', 'رسوم شراء شقة بسعر 2 مليون', 'وفي ارجان؟'],
    ['ru', 'ипотека на 2 млн', 'А в Арджане?'],
    ['hi', '20 लाख दिरहम का होम लोन', 'और Arjan में?'],
    ['zh', '200万的房贷', 'Arjan呢？'],
    ['de', 'Kredit über 2 Millionen', 'Und in Arjan?'],
  ])('says that a loan and fees are the same there (%s: %s, %s)', async (language, first, then) => {
    const before = await converse(tools(), [first], language)
    const said = await converse(tools(), [first, then], language)
    expect(said.state.money).toEqual(before.state.money)
    expect(said.text).toContain(before.text)
    expect(said.text.length).toBeGreaterThan(before.text.length)
    expect(said.results).toBeUndefined()
  })

  it('but has no fees of another emirate', async () => {
    const said = await converse(tools(), ['fees for a home of 2 million?', 'And in Sharjah?'])
    expect(said.text).toContain('only the fees of Dubai')
    expect(said.text).not.toContain('AED')
  })

  it.each<string>(['show me flats in Arjan', '2 bed in Arjan for 90k a year'])(
    'and a search stays one: %s',
    async (then) => {
      const said = await converse(tools(), ['which yields do 1 beds have in JVC?', then])
      expect(said.state.intent).toBe('find_property')
    },
  )

  it('fees of a price are asked for, whatever property it is', async () => {
    const said = await converse(tools(), ['fees for buying a 1.5 million flat in JVC'])
    expect(said.state.money).toMatchObject({ kind: 'costs', price: 1_500_000 })
  })
})

describe('who wants to be shown a price', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'show me the price per sqft in Arjan'],
    ['ru', 'покажи цену за квадратный метр в Арджане'],
    ['de', 'zeig mir den Quadratmeterpreis in Arjan'],
    ['zh', '给我看Arjan的均价'],
  ])('looks for no properties (%s: %s)', async (language, message) => {
    const { state } = await converse(tools(), [message], language)
    expect(state.intent).toBe('estimate_value')
  })

  it.each(['show me homes worth it in Arjan', 'show me flats at market price in Arjan'])(
    'and who wants properties does: %s',
    async (message) => {
      const { state } = await converse(tools(), [message])
      expect(state.intent).not.toBe('estimate_value')
    },
  )
})
