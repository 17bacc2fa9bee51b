import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { withoutMeasures } from '../src/passages/without-measures.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('a matter that is asked for a home of one size', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'what is snagging and what does it cost for a studio of 400 sq ft', /snagging company/u],
    [
      'en',
      'when they hand over at last, what is snagging and what does it cost for a 2 bed 1100 sqft',
      /snagging company/u,
    ],
    ['hi', 'snagging kya hota hai aur 1 bhk 650 sqft ka kitna lagta hai', /snagging कंपनी/u],
    ['de', 'Was ist Snagging und was kostet das für 70 qm?', /Snagging-Firma/u],
  ])('is answered with its text (%s: %s)', async (language, question, told) => {
    const { text } = await converse(toolsWithTexts, [question], language)
    expect(text).toMatch(told)
  })

  it.each([
    ['сколько стоит приёмка для двушки 90 метров', 'сколько стоит приемка'],
    ['كم يكلف الفحص لشقة 700 قدم', 'كم يكلف الفحص'],
    ['what may the landlord ask', undefined],
    ['2 bed 700 sq ft', undefined],
  ])('is asked without the size (%s)', (question, plain) => {
    expect(withoutMeasures(question)).toBe(plain)
  })
})
