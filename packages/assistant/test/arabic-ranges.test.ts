import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

describe('the Arabic "to" written onto a scale', () => {
  it.each([
    ['من مليون لمليون ونص شقة في الفرجان', 'sale apartment @al-furjan >1m <1.5m'],
    ['شقة من مليون لمليونين في الفرجان', 'sale apartment @al-furjan >1m <2m'],
    ['من ٨٠٠ الف لمليون شقة في الفرجان', 'sale apartment @al-furjan >800k <1m'],
    ['شقة لمليون درهم في الفرجان', 'sale apartment @al-furjan <1m'],
    ['شقة للإيجار ٧٠ الف لسنة في الفرجان', 'rent apartment @al-furjan <70k'],
  ])('%s', (text, meaning) => {
    const { state } = understand({ text, language: 'ar', state: newState(), now }, knowledge)
    expect(state.slots).toEqual(slotsOf(meaning))
  })
})
