import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
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

describe('an answer that counts something else', () => {
  it.each<[LanguageCode, string]>([
    ['en', '8 minutes away please'],
    ['en', 'we have 2 kids'],
    ['en', 'there are 3 of us'],
    ['de', 'wir haben 2 Kinder'],
    ['ru', 'нас 4'],
    ['ar', 'احنا 4 أشخاص'],
    ['hi', 'हम 4 लोग हैं'],
    ['zh', '我们4个人'],
  ])('fills no bedrooms in %s: %s', (language, text) => {
    const state = { ...newState(), slots: { purpose: 'rent' as const }, asked: 'bedrooms' as const }
    expect(understand({ text, language, state, now }, knowledge).state.slots).toEqual({
      purpose: 'rent',
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'under 12 minutes to the metro'],
    ['de', 'höchstens 12 Minuten zur Metro'],
    ['ru', 'до 12 минут до метро'],
    ['ar', 'أقل من 12 دقيقة عن المترو'],
    ['hi', 'मेट्रो से 12 मिनट तक'],
    ['zh', '离地铁不超过12分钟'],
  ])('changes no price in %s: %s', (language, text) => {
    const slots = { purpose: 'sale' as const, price_max: 900_000 }
    const after = understand({ text, language, state: { ...newState(), slots }, now }, knowledge)
    expect(after.state.slots).toMatchObject(slots)
  })
})
