import { expect, it } from 'vitest'
import { isLanguageInDoubt } from '../src/language-doubt.ts'

it.each([
  ['a guest of whom nothing is known', 'en', { spoken: [] }, false],
  ['an account that speaks it', 'en', { spoken: ['ar', 'en'] }, false],
  ['an account that does not', 'de', { spoken: ['ar', 'en'] }, true],
  ['a first message in other letters', 'en', { spoken: [], said: 'شقة في Marina' }, true],
  ['a first message in its letters', 'ar', { spoken: ['en'], said: 'شقة' }, false],
  ['a first message in Latin letters', 'ar', { spoken: [], said: 'Dubai Marina' }, false],
] as const)('%s', (_, language, known, isInDoubt) => {
  expect(isLanguageInDoubt(language, known)).toBe(isInDoubt)
})
