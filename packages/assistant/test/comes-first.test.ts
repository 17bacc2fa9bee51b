import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function slotsAfter(language: LanguageCode, turns: readonly string[]): SearchSlots {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

describe('"сначала"', () => {
  const villa = { type: ['villa'], location: ['mirdif'], purpose: 'sale' }
  const search = 'купить виллу в Мирдифе'

  it.each([
    ['сначала самые дорогие', 'price_desc'],
    ['сначала подороже', 'price_desc'],
    ['покажи сначала самые дешевые', 'price_asc'],
    ['сначала самые новые', 'newest'],
  ])('before an order keeps the search: %s', (text, sort_by) => {
    expect(slotsAfter('ru', [search, text])).toEqual({ ...villa, sort_by })
  })

  it.each(['давай сначала', 'начнем сначала'])('alone begins anew: %s', (text) => {
    expect(slotsAfter('ru', [search, text])).toEqual({})
  })
})

describe('"drop the views"', () => {
  it('means the place of that name where it was asked for', () => {
    const both = slotsAfter('en', ['studio to buy in the views or arjan', 'drop the views'])
    expect(both.location).toEqual(['arjan'])
  })

  it('means what is seen from the windows elsewhere', () => {
    const text = 'studio to buy in arjan with a sea view and a gym'
    expect(slotsAfter('en', [text, 'drop the view']).features).toEqual(['gym'])
  })
})
