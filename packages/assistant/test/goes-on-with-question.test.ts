import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('how long something takes', () => {
  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'en',
      'how do heirs get a home into their names?',
      'and how long does it take?',
      /some weeks/u,
    ],
    ['ar', 'كيف ينقل الورثة البيت إلى أسمائهم؟', 'كم تاخذ وقت؟', /أسابيع إلى بضعة أشهر/u],
    ['de', 'Was ist ein NOC, und wer beantragt es?', 'Wie lange dauert das?', /wenige Stunden/u],
  ])('is told by the text before (%s: %s)', async (language, first, next, said) => {
    const before = await converse(toolsWithTexts, [first], language)
    const { text, links } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(said)
    expect(links?.[0]?.link).toBe(before.links?.[0]?.link)
  })
})

describe('a home of the family', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what becomes of my flat in dubai when i die, two kids and no will'],
    ['ar', 'ابوي توفى وعنده شقة في دبي، شو يصير بالملكية للورثة'],
    ['de', 'Wir ziehen mit Katze nach Dubai, darf der Vermieter das verbieten?'],
  ])('is no search (%s: %s)', async (language, said) => {
    const { state, links } = await converse(toolsWithTexts, [said], language)
    expect(state.slots).toEqual({})
    expect(links?.[0]?.link).toMatch(/^\/faqs/u)
  })
})

describe('what goes on with a question', () => {
  it.each<[LanguageCode, string, string]>([
    ['hi', 'Ejari क्या है?', 'ये हर साल करवाना पड़ता है?'],
    ['hi', 'golden visa ke liye kitne ka ghar lena padega', 'agar loan pe liya ho to bhi milega?'],
    ['en', 'do I get a golden visa for buying a flat', 'what if I take a mortgage?'],
    ['de', 'bekomme ich mit einer Wohnung ein Golden Visa', 'und wenn ich einen Kredit aufnehme?'],
  ])('is answered by the same text (%s: %s)', async (language, first, next) => {
    const before = await converse(toolsWithTexts, [first], language)
    const { links, state } = await converse(toolsWithTexts, [first, next], language)
    expect(links?.[0]?.link).toBe(before.links?.[0]?.link)
    expect(state.slots).toEqual({})
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'agent kitna commission leta hai rent pe', 'aur kharidne pe?'],
    ['de', 'wie hoch ist die Maklerprovision bei Miete', 'und beim Kauf?'],
    ['zh', '租房中介费多少', '那买房呢？'],
  ])('puts one word in place of another (%s: %s)', async (language, first, next) => {
    const { links, text } = await converse(toolsWithTexts, [first, next], language)
    expect(links?.[0]?.link).toMatch(/^\/(?:buyer-guide|faqs)/u)
    expect(text).toMatch(/2\s?%/u)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'What is Ejari?', 'show me 2 bed flats in JVC'],
    ['hi', 'ejari kya hai', 'jvc me 1bhk dikhao'],
    ['de', 'Was ist Ejari?', 'zeig mir Wohnungen in JVC'],
  ])('is no search that follows (%s)', async (language, first, next) => {
    const { state } = await converse(toolsWithTexts, [first, next], language)
    expect(state.slots.location).toEqual(['jumeirah-village-circle'])
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'ejari kya hota h', 'abu dhabi me bhi yahi chalta hai kya'],
    ['de', 'Was ist Ejari?', 'und in Abu Dhabi?'],
    ['ru', 'Что такое Ejari?', 'а в Абу-Даби?'],
    ['ar', 'ما هو إيجاري؟', 'وفي أبوظبي؟'],
  ])('is told of another emirate (%s: %s)', async (language, first, next) => {
    const { text, state } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(/Tawtheeq|توثيق/u)
    expect(state.slots).toEqual({})
  })

  it('is no other question', async () => {
    const turns = ['how do I get my deposit back?', 'and what is Ejari?']
    const { text } = await converse(toolsWithTexts, turns)
    expect(text).toContain('What is Ejari?')
  })
})

describe('a sum that is gone on with', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'I make 25k a month, the car loan takes 2,000. what can I afford at 4% over 25 years?',
      'and without the car loan?',
    ],
    [
      'hi',
      'meri salary 25000 mahine ki hai, car ki emi 2000 jati h. kitne tak ka ghar le sakta hu? rate 4% 25 saal',
      'aur agar emi na ho to',
    ],
  ])('leaves other loans out (%s)', async (language, first, next) => {
    const { state } = await converse(toolsWithTexts, [first, next], language)
    expect(state.money).toMatchObject({ kind: 'afford', amount: 25_000, amountIs: 'income' })
    expect(state.money?.otherLoans).toBeUndefined()
  })

  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'en',
      'what is the loan for 1.2 million at 4% over 25 years?',
      'how much is that in rupees?',
      /INR/u,
    ],
    [
      'hi',
      '92000 ka rent 4 cheque me ho to ek cheque kitne ka',
      'indian rupees me kitna hua?',
      /INR/u,
    ],
    [
      'de',
      'Was kostet ein Kredit über 1,2 Millionen bei 4 % auf 25 Jahre?',
      'und wie viel ist das in Dollar?',
      /3[.,]6725/u,
    ],
  ])('has no rate of the day (%s)', async (language, first, next, said) => {
    const { text } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(said)
  })
})

it('a search is in the place that is asked about beside it', async () => {
  const said = 'is Mirdif safe for kids? and show me 3 bed villas to rent up to 200k'
  const { state } = await converse(toolsWithTexts, [said])
  expect(state.slots).toMatchObject({ location: ['mirdif'], bedrooms_min: 3 })
})

it.each<[LanguageCode, string]>([
  ['hi', 'tum bahut acchi ho'],
  ['hi', 'jail ho sakti hai?'],
])('no guide of a place answers who speaks of none (%s: %s)', async (language, text) => {
  const { links = [] } = await converse(toolsWithTexts, [text], language)
  expect(links.some(({ link }) => link.startsWith('/area-guide'))).toBe(false)
})
