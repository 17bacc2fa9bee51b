import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function after(...turns: string[]): SearchSlots {
  let state = newState()
  for (const text of turns)
    state = understand({ text, language: 'de', state, now }, knowledge).state
  return state.slots
}

describe('German words that no lexicon lists', () => {
  it.each<[string, SearchSlots]>([
    ['Dreischlafzimmervilla in JVC kaufen', { bedrooms_min: 3, type: ['villa'] }],
    ['Fünfzimmerhaus in JVC zu mieten', { bedrooms_min: 4, type: ['villa', 'townhouse'] }],
    ['Mietreihenhaus in JVC gesucht', { purpose: 'rent', type: ['townhouse'] }],
    ['Balkonwohnung in JVC zu mieten', { features: ['balcony'], type: ['apartment'] }],
    ['in möbliertem Studio in JVC zur Miete', { furnished: 'furnished' }],
    ['Häuschen mit Gärtchen in JVC zur Miete', { features: ['garden'] }],
    ['Wohnung in JVC mieten bis hundertzehntausend', { price_max: 110_000 }],
    [
      'Wohnung in JVC mieten, zwischen fünf- und sechstausend im Monat',
      { price_min: 60_000, price_max: 72_000 },
    ],
  ])('are read: %s', (text, slots) => {
    expect(after(text)).toMatchObject(slots)
  })
})

it.each([
  'mehr als 90k darfs nicht kosten',
  'teurer als 90.000 sollte sie nicht sein',
  'über 90 tsd geht nicht',
])('takes a least that is refused behind it for a most: %s', (bound) => {
  const slots = after(`Wohnung in JVC mieten, ${bound}`)
  expect(slots).toMatchObject({ price_max: 90_000 })
  expect(slots.price_min).toBeUndefined()
})

describe('a verb that is parted', () => {
  const first = '3 Schlafzimmer in JVC mieten mit Pool bis 200k'
  it('takes out what stands between', () => {
    expect(after(first, 'nimm den Pool raus').features).toBeUndefined()
    expect(after(first, 'schmeiß das Budget raus').price_max).toBeUndefined()
  })
  it('adds one place and takes out another', () => {
    expect(after(first, 'nimm JVC raus und pack JLT rein').location).toEqual([
      'jumeirah-lake-towers',
    ])
  })
  it('says what the budget becomes', () => {
    expect(after(first, 'geh mit dem Budget runter auf 180').price_max).toBe(180_000)
  })
})

it('replaces a type by another that stands first', () => {
  expect(after('Wohnung in JVC mieten', 'lieber ein Haus statt einer Wohnung').type).toEqual([
    'villa',
    'townhouse',
  ])
})
