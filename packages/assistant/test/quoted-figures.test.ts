import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { quoteEvidence } from '../src/reply/quote-evidence.ts'
import { converse } from './conversation.ts'
import { siteTexts, toolsWithTexts } from './site-library.ts'

const fieldsOf = async (said: string, language: LanguageCode) => {
  const { evidence } = await converse(toolsWithTexts, [said], language)
  return evidence.map(({ claim, field }) => `${claim.replaceAll('\u00a0', ' ')} ${field}`)
}

describe('figures of a quote are those of the rows that its sentences name', () => {
  it('a golden visa is none of a warranty, and two million none of a deposit', async () => {
    const fields = await fieldsOf('Does buying a home give me a residence visa?', 'en')
    expect(fields).toContain('AED 2,000,000 golden-visa-value')
    expect(fields).toContain('10 years golden-visa-term')
    expect(fields.join()).not.toMatch(/defects|dewa-deposit/)
  })

  it('a customary deposit is no rise of the rent', async () => {
    const fields = await fieldsOf('What do I have to pay when I move in?', 'en')
    expect(fields).toContain('5% rent-deposit-unfurnished')
    expect(fields).toContain('5% agency-commission-rent')
    expect(fields.join()).not.toContain('rent-increase')
  })

  it.each<LanguageCode>(['en', 'ar', 'ru', 'hi', 'zh', 'de'])(
    'each rate of every text is found where it stands (%s)',
    async (language) => {
      const rates = await siteTexts.rates(language)
      const passages = await siteTexts.passages(rentRise[language], language)
      const rise = passages.find(({ text }) => text.includes('2013'))
      if (rise === undefined) throw new Error('the answer on rises of rents is found')
      const told = quoteEvidence(rise.text, rise, rates).map(({ field }) => field)
      expect(told).toEqual(expect.arrayContaining(['rent-increase-1', 'rent-increase-4']))
      expect(told.filter((field) => /deposit|commission|fee/.test(field))).toEqual([])
    },
  )
})

const rentRise: Readonly<Record<LanguageCode, string>> = {
  en: 'By how much may my landlord raise the rent?',
  ar: 'كم يحق للمالك أن يرفع الإيجار؟',
  ru: 'На сколько владелец может повысить аренду?',
  hi: 'मकान मालिक किराया कितना बढ़ा सकता है?',
  zh: '房东可以涨多少房租？',
  de: 'Um wie viel darf mein Vermieter die Miete erhöhen?',
}

it('what stands in the text alone is told by the text, whatever rate is written alike', () => {
  const rate = {
    id: 'purchase-costs-total',
    value: 7,
    unit: 'percent' as const,
    applies_to: 'sale',
    text: '7%',
    note: null,
    as_of: '2026-11-21',
    source: { name: 'Customary', url: 'https://example.com' },
    language: 'en' as const,
  }
  const figures = [{ rate: rate.id, before: 'costsaboutof', after: 'oftheprice' }]
  const fields = (quote: string) =>
    quoteEvidence(quote, { link: '/faqs', figures }, [rate]).map(({ field }) => field)
  expect(fields('A home that brings 7% gross.')).toEqual(['passage'])
  expect(fields('Buying costs about of 7% of the price.')).toEqual(['purchase-costs-total'])
})
