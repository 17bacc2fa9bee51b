import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/dialogue/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { arabicCases } from './cases/arabic.ts'
import type { Case } from './cases/case.ts'
import { englishCases } from './cases/english.ts'
import { knowledge, now } from './knowledge.ts'

const groups: [LanguageCode, readonly Case[]][] = [
  ['en', englishCases],
  ['ar', arabicCases],
]

describe.each(groups)('a search in %s', (language, cases) => {
  it.each(cases)('%j', (turns, expected) => {
    let state = newState()
    for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
    expect(state.slots).toEqual(expected)
  })
})
