import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

function stateAfter(language: LanguageCode, turns: readonly string[]): DialogueState {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state
}

type Row = [language: LanguageCode, turns: string[], slots: SearchSlots]
const beds = (count: number): SearchSlots => ({ bedrooms_min: count, bedrooms_max: count })

const tails: Row[] = [
  ['ru', ['миллион триста максимум'], { price_max: 1_300_000 }],
  ['ru', ['до 2 млн 400'], { price_max: 2_400_000 }],
  ['ru', ['2 млн 400 тысяч'], { price_max: 2_400_000 }],
  ['en', ['up to 1 million 250'], { price_max: 1_250_000 }],
  ['hi', ['1 lakh 30 saal tak'], { price_max: 130_000 }],
  ['hi', ['ek crore bees'], { price_max: 12_000_000 }],
  ['hi', ['एक लाख चालीस सालाना'], { price_max: 140_000 }],
  ['hi', ['20 lakh 3 bhk'], { price_max: 2_000_000, ...beds(3) }],
  ['en', ['1 million 2 bed'], { price_max: 1_000_000, ...beds(2) }],
]

const endings: Row[] = [
  ['ru', ['3х комнатная в Дейре'], beds(2)],
  ['ru', ['3-х комнатная в Дейре'], beds(2)],
  ['ru', ['2х спальная, до 2х миллионов'], { price_max: 2_000_000, ...beds(2) }],
  ['ru', ['2 и 3 спальни в Дейре'], { bedrooms_min: 2, bedrooms_max: 3 }],
]

const sizes: Row[] = [
  ['ru', ['офис, минимум 1000 футов', 'нет, 1500'], { size_min: 1500 }],
  ['hi', ['office, 1000 sqft se zyada', 'nahi 1500'], { size_min: 1500 }],
  ['en', ['office, at least 1000 sqft', 'no, 1500'], { size_min: 1500 }],
  ['en', ['office, at least 1000 sqft, up to 90k a year', 'no, 95'], { price_max: 95_000 }],
]

const refused: Row[] = [
  ['ru', ['виллу не ищу, только квартиру'], { type: ['apartment'], not_type: ['villa'] }],
  ['ru', ['Дейру не предлагать, студия'], { not_location: ['deira'] }],
  ['ru', ['не предлагайте Дейру, студия'], { not_location: ['deira'] }],
]

describe.each<[string, Row[]]>([
  ['a tail without its scale', tails],
  ['endings behind figures', endings],
  ['a size that is changed', sizes],
  ['what is refused before the verb', refused],
])('%s', (_, rows) => {
  it.each(rows)('%s: %j', (language, turns, slots) => {
    expect(stateAfter(language, turns).slots).toMatchObject(slots)
  })
})

describe('where others work', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'wife ki job jlt me hai, arjan me 2 bhk chahiye'],
    ['hi', 'पति की नौकरी जेएलटी में है, अर्जान में 2 बेडरूम'],
  ])('%s: %s', (language, text) => {
    expect(stateAfter(language, [text]).slots.location).toEqual(['arjan'])
  })
})
