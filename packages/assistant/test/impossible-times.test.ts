import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const booking: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['villas in Mirdif', 'book a viewing of the first one'],
  ar: ['فلل في مردف', 'احجز معاينة الأول'],
  ru: ['виллы в Мирдифе', 'запишите на просмотр первой'],
  hi: ['मिर्दिफ में विला', 'पहले वाले की विज़िट बुक करो'],
  zh: ['Mirdif的别墅', '预约看第一套'],
  de: ['Villen in Mirdif', 'Besichtigung der ersten'],
}
const bounds = (language: LanguageCode) => leadTextsOf(language).closed('10:00–18:30', '30')

describe('a viewing at a time that cannot be', () => {
  it.each([
    ['en', '1 January 1990 at 5 pm'],
    ['en', '25.12.1990 10:00'],
    ['en', '1990-05-01'],
    ['en', 'in 1990'],
    ['de', 'am 01.01.1990 um 10 Uhr'],
    ['ru', '1 мая 1990'],
    ['ar', '1 يناير 1990'],
    ['hi', '1 जनवरी 1990'],
    ['zh', '1990年5月1日'],
  ] as const)('%s: %s is past', async (language, when) => {
    const { text, state } = await converse(
      many(),
      [...booking[language], when],
      language,
      fakeLeads(),
    )
    expect(text).toContain(leadTextsOf(language).past)
    expect(state.request).not.toHaveProperty('date')
    expect(state.request).not.toHaveProperty('phone')
  })

  it.each([
    ['en', '1 May 9999'],
    ['en', '1.1.9999 at 17:00'],
    ['en', '9999-01-01'],
    ['en', '1 May 2028'],
    ['de', 'am 1. Mai 9999'],
    ['ru', '1 мая 9999'],
    ['ar', '1 مايو 9999'],
    ['hi', '1 मई 9999'],
    ['zh', '9999年5月1日'],
    ['en', '31 November at 5 pm'],
    ['en', 'November 31'],
    ['de', 'am 31. November um 17 Uhr'],
    ['ru', '31 ноября в 17:00'],
    ['ar', '31 نوفمبر الساعة 5'],
    ['hi', '31 नवंबर शाम 5 बजे'],
    ['zh', '11月31日下午5点'],
  ] as const)('%s: %s is too far ahead, or no day at all', async (language, when) => {
    const { text, state } = await converse(
      many(),
      [...booking[language], when],
      language,
      fakeLeads(),
    )
    expect(text).toContain(bounds(language))
    expect(state.request).not.toHaveProperty('date')
  })

  it('is not the last day that can be asked for', async () => {
    const turns = [...booking.en, '18 December 2026 at 11:00']
    const { state } = await converse(many(), turns, 'en', fakeLeads())
    expect(state.request).toMatchObject({ date: '2026-12-18', time: '11:00' })
  })
})

describe('a call', () => {
  it.each([
    ['11:59', true],
    ['12:00', true],
    ['12:01', false],
  ])('at noon cannot be asked for %s today: %s', async (time, isPast) => {
    const turns = ['villas in Mirdif', 'call me back about number 1', `today at ${time}`]
    const { text } = await converse(many(), turns, 'en', fakeLeads())
    expect(text.includes(leadTextsOf('en').past)).toBe(isPast)
  })
})
