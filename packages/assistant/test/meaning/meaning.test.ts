import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../../src/state.ts'
import { understand } from '../../src/understanding/understand.ts'
import { knowledge, now } from '../knowledge.ts'
import { arabicSentences } from './arabic.ts'
import { chineseSentences } from './chinese.ts'
import { colloquialEnglish } from './colloquial-english.ts'
import { colloquialGerman } from './colloquial-german.ts'
import { colloquialRussian } from './colloquial-russian.ts'
import { englishSentences } from './english.ts'
import { germanSentences } from './german.ts'
import { hindiSentences } from './hindi.ts'
import { type Sentence, slotsOf } from './notation.ts'
import { russianSentences } from './russian.ts'

const groups: [LanguageCode, readonly Sentence[]][] = [
  ['en', [...englishSentences, ...colloquialEnglish]],
  ['ar', arabicSentences],
  ['ru', [...russianSentences, ...colloquialRussian]],
  ['hi', hindiSentences],
  ['zh', chineseSentences],
  ['de', [...germanSentences, ...colloquialGerman]],
]

/** The order of places, kinds and amenities says nothing. */
function sorted(slots: SearchSlots): SearchSlots {
  const entries = Object.entries(slots).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].sort() : value,
  ])
  return Object.fromEntries(entries)
}

/** Sentences as people type them: without capitals, in mixed scripts, with slips. */
describe.each(groups)('meaning in %s', (language, sentences) => {
  it('has enough sentences', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(40)
  })

  it.each(sentences)('%s', (text, meaning) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(sorted(state.slots)).toEqual(sorted(slotsOf(meaning)))
    expect(state.money).toBeUndefined()
  })
})
