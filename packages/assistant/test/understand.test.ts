import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { arabicCases } from './cases/arabic.ts'
import type { Case } from './cases/case.ts'
import { chineseCases } from './cases/chinese.ts'
import { englishCases } from './cases/english.ts'
import { germanCases } from './cases/german.ts'
import { hindiCases } from './cases/hindi.ts'
import { russianCases } from './cases/russian.ts'
import { knowledge, now } from './knowledge.ts'

const groups: [LanguageCode, readonly Case[]][] = [
  ['en', englishCases],
  ['ar', arabicCases],
  ['ru', russianCases],
  ['hi', hindiCases],
  ['zh', chineseCases],
  ['de', germanCases],
]

describe.each(groups)('a search in %s', (language, cases) => {
  it.each(cases)('%j', (turns, expected) => {
    let state = newState()
    for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
    expect(state.slots).toEqual(expected)
  })
})
