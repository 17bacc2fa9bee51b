import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { contentLanguages } from '@manzil/content/content-row'
import { describe, expect, it } from 'vitest'
import { passageTextsOf } from '../src/reply/texts/passage-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const places: Readonly<Record<LanguageCode, string>> = {
  en: 'Mirdif',
  ar: 'مردف',
  ru: 'Мирдиф',
  hi: 'मिर्दिफ़',
  zh: '米尔迪夫',
  de: 'Mirdif',
}

describe('a question is answered from the texts', () => {
  it.each<[LanguageCode, string]>([
    // What looks like a search, a comparison, a call.
    ['en', 'seller accepted our offer for the villa, what are the next steps until it is ours'],
    ['ru', 'чем отличаются формы а, б и ф'],
    ['ru', 'кому вы передаёте мой номер телефона'],
    ['ar', 'كيف أعرف الإعلان مزيف قبل ما أتصل بالمكتب'],
    ['hi', 'kirayedar paise nahi de raha, bijli kaat sakta hoon kya'],
    ['zh', '房里有租客，能直接卖吗'],
    ['de', 'worin unterscheiden sich form a, b und f'],
  ])('in %s: %s', async (language, text) => {
    const { links, state } = await converse(toolsWithTexts, [text], language)
    expect(links?.length).toBeGreaterThan(0)
    expect(state.slots).toEqual({})
    expect(state.request).toBeUndefined()
  })

  it('in the middle of a search, and the search stands', async () => {
    const { links, state } = await converse(toolsWithTexts, [
      'villa for rent in Mirdif under 200k',
      'how much may my landlord raise the rent at renewal?',
    ])
    expect(links?.[0]?.link).toContain('/faqs?')
    expect(state.slots).toMatchObject({ purpose: 'rent', location: ['mirdif'], price_max: 200_000 })
  })

  it.each<[string]>([
    [
      'hi, we are moving from london in february with two girls, we pay 3,200 pounds there and want a villa for rent in mirdif under 200k',
    ],
    ['villa for rent near a school in mirdif'],
    ['call me about a villa in mirdif'],
  ])('a story, a search and a call are none: %s', async (text) => {
    const { state } = await converse(toolsWithTexts, [text])
    expect(state.intent).not.toBe('ask_question')
  })
})

describe('an answer that is not sure', () => {
  it('says so, and links what else may be meant', async () => {
    const {
      text,
      links = [],
      actions,
    } = await converse(toolsWithTexts, ['which cookies does this site set in my browser'])
    const { unsure, taken } = passageTextsOf('en')
    expect([unsure, taken].some((doubt) => text.startsWith(doubt))).toBe(true)
    expect(links.length + actions.length).toBeGreaterThan(1)
  })

  it('is none where a text is far ahead', async () => {
    const { text } = await converse(toolsWithTexts, ['can I put my apartment on airbnb'])
    expect(text).not.toContain(passageTextsOf('en').unsure)
  })
})

describe('homes or what the place is like', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'thinking about Mirdif'],
    ['ar', 'مردف مع الأولاد'],
    ['ru', 'Мирдиф с детьми'],
    ['hi', 'मिर्दिफ़ हम दोनों'],
    ['zh', '米尔迪夫 我们俩'],
    ['de', 'Mirdif mit Kindern'],
  ])('is asked with two buttons in %s', async (language, text) => {
    const said = await converse(toolsWithTexts, [text], language)
    const { homesIn, aboutPlace, homesOrArea } = passageTextsOf(language)
    const place = places[language]
    expect(said.text).toBe(homesOrArea(place))
    expect(said.actions).toEqual([homesIn(place), aboutPlace(place)])
    expect(said.state.slots).toEqual({})
    expect(said.results).toBeUndefined()
  })

  it.each(contentLanguages)('the second button leads to the guide in %s', async (language) => {
    const { message } = passageTextsOf(language).aboutPlace(places[language])
    const { links, state } = await converse(toolsWithTexts, [message], language)
    expect(links?.[0]?.link).toContain('/area-guide?place=mirdif')
    expect(state.slots).toEqual({})
  })

  it('a bare name is a search', async () => {
    expect((await converse(toolsWithTexts, ['Mirdif'])).state.slots.location).toEqual(['mirdif'])
  })
})
