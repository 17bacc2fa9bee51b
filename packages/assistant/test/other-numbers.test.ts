import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/dialogue/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { type Sentence, slotsOf } from './meaning/notation.ts'
import { arabicNumbers } from './other-numbers/arabic.ts'
import { chineseNumbers } from './other-numbers/chinese.ts'
import { englishNumbers } from './other-numbers/english.ts'
import { germanNumbers } from './other-numbers/german.ts'
import { hindiNumbers } from './other-numbers/hindi.ts'
import { russianNumbers } from './other-numbers/russian.ts'

const groups: [LanguageCode, readonly Sentence[]][] = [
  ['en', englishNumbers],
  ['ar', arabicNumbers],
  ['ru', russianNumbers],
  ['hi', hindiNumbers],
  ['zh', chineseNumbers],
  ['de', germanNumbers],
]

/** What a number that counts something else could be taken for. */
const figures = ({ type, features, completion, furnished, sort_by, ...rest }: SearchSlots) => rest

describe.each(groups)('numbers in %s', (language, sentences) => {
  it.each(sentences)('%s', (text, meaning) => {
    const turn = { text, language, state: newState(), now }
    const { slots } = understand(turn, knowledge).state
    expect(figures(slots)).toEqual(slotsOf(meaning))
  })
})
