import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { leadTextsOf } from '../src/reply/texts/leads/lead-texts-of.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)
const booking: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['villas in Mirdif', 'book a viewing of the first one'],
  ar: ['فلل في مردف', 'احجز معاينة الأول'],
  ru: ['виллы в Мирдифе', 'запишите на просмотр первой'],
  hi: ['मिर्दिफ में विला', 'पहले वाले की विज़िट बुक करो'],
  zh: ['Mirdif的别墅', '预约看第一套'],
  de: ['Villen in Mirdif', 'Besichtigung der ersten'],
}

describe('while a time is asked', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'OK then in the year 9999'],
    ['en', 'maybe in 2050'],
    ['en', '9999'],
    ['ar', 'طيب في سنة 9999'],
    ['ru', 'ладно, тогда в 9999 году'],
    ['hi', 'ठीक है, साल 9999 में'],
    ['zh', '那就9999年吧'],
    ['de', 'OK dann im Jahr 9999'],
  ])('a year is refused as a time, and is no rent (%s: %s)', async (language, answer) => {
    const { text, state } = await converse(
      many(),
      [...booking[language], answer],
      language,
      fakeLeads(),
    )
    expect(text).toContain(leadTextsOf(language).closed('10:00–18:30', '30'))
    expect(state.slots).toEqual({ type: ['villa'], location: ['mirdif'] })
    expect(state.request).toMatchObject({ kind: 'viewing', asked: 'time' })
    expect(state.request).not.toHaveProperty('name')
  })

  it.each(['villas under 90k a year', 'under 2 million', 'up to 9999 AED', '3 bedrooms please'])(
    'a search is still one: %s',
    async (answer) => {
      const { state } = await converse(many(), [...booking.en, answer], 'en', fakeLeads())
      expect(state.intent).toBe('find_property')
    },
  )
})

describe('who asks to see a property that nobody spoke of', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'can I see it?'],
    ['en', 'Can I see it tomorrow?'],
    ['ar', 'هل يمكنني رؤيته؟'],
    ['ru', 'можно посмотреть её?'],
    ['hi', 'क्या मैं इसे देख सकता हूँ?'],
    ['zh', '我可以看看它吗？'],
    ['de', 'Kann ich es mir ansehen?'],
  ])('is asked which one (%s: %s)', async (language, message) => {
    const { text, state } = await converse(many(), [message], language, fakeLeads())
    expect(text).toContain(leadTextsOf(language).searchFirst.viewing)
    expect(state.intent).toBe('book_viewing')
  })

  it('and chooses one of the screen where there are some', async () => {
    const { text } = await converse(
      many(),
      ['villas in Mirdif', 'can I see it?'],
      'en',
      fakeLeads(),
    )
    expect(text).toContain(leadTextsOf('en').which.viewing)
  })

  it.each([
    'can I see the contract before I sign?',
    'what should I look at when I see a home?',
    'can I see villas in Mirdif?',
    'can I see it on the map?',
    'I want to see it in writing that pets are allowed',
  ])('but not who asks for something else: %s', async (message) => {
    const { state } = await converse(many(), [message], 'en', fakeLeads())
    expect(state.intent).not.toBe('book_viewing')
  })
})

describe('who books a property of the screen', () => {
  it.each(['book number 2', 'book the second one', 'book no 2 please'])(
    'asks for its viewing: %s',
    async (message) => {
      const { state } = await converse(many(), ['villas in Mirdif', message], 'en', fakeLeads())
      expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(2)._id })
    },
  )
})
