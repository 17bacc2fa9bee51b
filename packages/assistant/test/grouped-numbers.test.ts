import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { type Sentence, slotsOf } from './meaning/notation.ts'

const sentences: readonly (readonly [LanguageCode, ...Sentence])[] = [
  ['en', 'villa over 3 250 sqft for sale', 'sale villa s>3250'],
  ['en', '2 bed to rent, 95 750 a year', 'rent b2 <95750'],
  ['en', 'villa for sale up to 12 345 678 aed', 'sale villa <12345678'],
  ['en', 'villa in DAMAC Hills 2 000 000 for sale', 'sale villa @damac-hills <2m'],
  ['ru', 'снять 2 спальни за 95 750 в год', 'rent b2 <95750'],
  ['ru', 'купить виллу до 4 250 тыс', 'sale villa <4.25m'],
  ['de', 'Villa kaufen bis 4 375 000', 'sale villa <4375k'],
  ['ar', 'فيلا للبيع لحد 3 150 000', 'sale villa <3150k'],
  ['hi', 'विला खरीदना है 3 150 000 तक', 'sale villa <3150k'],
  // A number of its own stands before the other one.
  ['en', 'villa to rent in Al Nahda 2 65k', 'rent villa @al-nahda-2 <65k'],
  ['en', 'villa to rent in Al Nahda 2 500k', 'rent villa @al-nahda-2 <500k'],
  ['en', 'villa for sale in DAMAC Hills 2 750 000', 'sale villa @damac-hills-2 <750k'],
  ['en', 'villa for sale in tower 2 900 000', 'sale villa <900k'],
  ['en', 'villa to rent, 3 bed 150 000', 'rent villa b3 <150k'],
  ['de', 'Villa mieten in Al Nahda 2 120k', 'rent villa @al-nahda-2 <120k'],
]

describe('a number in groups of three', () => {
  it.each(sentences)('%s: %s', (language, text, meaning) => {
    const turn = { text, language, state: newState(), now }
    expect(understand(turn, knowledge).state.slots).toEqual(slotsOf(meaning))
  })
})
