import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { suitsModel } from '../../src/llm/suits-model.ts'
import { newState } from '../../src/state.ts'
import { understand } from '../../src/understanding/understand.ts'
import { knowledge, now } from '../knowledge.ts'

const suits = (language: LanguageCode, text: string): boolean => {
  const turn = { text, language, state: newState(), now }
  return suitsModel(turn, understand(turn, knowledge))
}

describe('what a model is asked', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'loan for 1.5M with 30% down'],
    ['en', 'I earn 216k a year, what can I afford'],
    ['de', 'Hypothek für 1,5 Mio'],
    ['zh', '月薪两万能买多大的房子'],
  ])('%s: no sums: %s', (language, text) => {
    expect(suits(language, text)).toBe(false)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'affordable 1 bed in Arjan'],
    ['en', '1 bed in JLT up to 1.1M'],
    ['ru', 'вилла в Mudon до 2 млн'],
  ])('%s: searches: %s', (language, text) => {
    expect(suits(language, text)).toBe(true)
  })
})
