import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const slotsOf = (text: string) =>
  understand({ text, language: 'en', state: newState(), now }, knowledge).state.slots

/** What the contract, and so the database, can hold. */
const mostAed = 100_000_000_000
const mostSqft = 100_000_000

describe('figures that no property has', () => {
  it.each([
    'villa below 88888888888888888888888',
    'villa under 500 billion billion',
    'rent a villa for 99999999999 a month',
    'flat between 1 and 99999999999999999999',
  ])('%s: prices stay searchable', (text) => {
    const { price_min = 0, price_max = 0 } = slotsOf(text)
    expect(price_min).toBeLessThanOrEqual(mostAed)
    expect(price_max).toBeLessThanOrEqual(mostAed)
  })

  it.each(['villa over 777777777777777 sqft', 'villa at least 99999999999 sqm'])(
    '%s: sizes stay searchable',
    (text) => {
      const { size_min = 0, size_max = 0 } = slotsOf(text)
      expect(size_min).toBeLessThanOrEqual(mostSqft)
      expect(size_max).toBeLessThanOrEqual(mostSqft)
    },
  )

  it('dirhams are whole', () => {
    expect(slotsOf('villa under 1.23456789 million').price_max).toBe(1_234_568)
  })

  it('a word that every object has is a word', () => {
    expect(slotsOf('constructor villa toString __proto__').type).toEqual(['villa'])
  })
})
