import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { type DialogueState, newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

function stateAfter(language: LanguageCode, turns: readonly string[]): DialogueState {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state
}

type Row = [language: LanguageCode, turns: string[], slots: SearchSlots]
const beds = (min: number, max: number): SearchSlots => ({ bedrooms_min: min, bedrooms_max: max })

describe('a Russian flat of one room', () => {
  it.each<Row>([
    ['ru', ['студию или однушку в Арджане'], beds(0, 1)],
    ['ru', ['студия либо однокомнатная, Дейра'], beds(0, 1)],
    ['ru', ['студия в Дейре', 'нет, лучше однушку'], beds(1, 1)],
    ['ru', ['однушка в Дейре'], beds(1, 1)],
    ['ru', ['1-комнатная квартира в Дейре'], beds(1, 1)],
    ['ru', ['однушка или двушка в Дейре'], beds(1, 2)],
    ['ru', ['однушка в Дейре', 'нет, лучше двушку'], beds(2, 2)],
    ['ru', ['двушка в Дейре'], beds(1, 1)],
  ])('%s: %j', (language, turns, slots) => {
    expect(stateAfter(language, turns).slots).toMatchObject(slots)
  })
})

describe('the count of bedrooms that Russians in the Emirates mean', () => {
  it.each([
    ['однушка в Дейре', 'студия'],
    ['двушка в Дейре', '2 спальни'],
    ['2-комнатная квартира в Дейре', '2 спальни'],
    ['студия в Дейре', undefined],
    ['квартира с 2 спальнями в Дейре', undefined],
  ])('%s', async (said, chip) => {
    const { actions } = await converse(
      fakeTools(() => 5),
      [said],
      'ru',
    )
    const offered = actions.map(({ label }) => label).find((label) => /спальн|студия/iu.test(label))
    expect(offered).toBe(chip)
  })

  it('is one press away', async () => {
    const { state } = await converse(
      fakeTools(() => 5),
      ['двушка в Дейре', '2 спальни'],
      'ru',
    )
    expect(state.slots).toMatchObject(beds(2, 2))
  })
})

describe('an office beside a property', () => {
  it.each<Row>([
    ['ru', ['офис в DIFC, ищу студию рядом'], { type: ['apartment'] }],
    ['hi', ['office JLT me hai, uske paas 1 bhk flat chahiye'], { type: ['apartment'] }],
    ['en', ['office in DIFC, looking for a villa in Mirdif'], { type: ['villa'] }],
    ['ru', ['офис или вилла в Джумейре'], { type: ['office', 'villa'] }],
    ['ru', ['не студию, а офис в JLT'], { type: ['office'] }],
    ['en', ['an office in DIFC'], { type: ['office'] }],
  ])('%s: %j', (language, turns, slots) => {
    expect(stateAfter(language, turns).slots).toMatchObject(slots)
  })
})

describe('Hindi in Latin letters, in few words', () => {
  it.each<Row>([
    ['hi', ['studio rent marina', 'arjan bhi dikhao', 'marina hata do'], { location: ['arjan'] }],
    ['hi', ['1 bhk rent arjan', 'furniture wala'], { furnished: 'furnished' }],
    ['hi', ['flats to rent in marina'], { location: ['dubai-marina'], purpose: 'rent' }],
  ])('%s: %j', (language, turns, slots) => {
    expect(stateAfter(language, turns).slots).toMatchObject(slots)
  })

  it('answers English in English', () => {
    const turn = { text: 'show me flats in the marina', state: newState(), now }
    expect(understand({ ...turn, language: 'hi' }, knowledge).language).toBe('en')
  })
})

describe('a topic beside a property', () => {
  it.each<[LanguageCode, string, DialogueState['intent']]>([
    ['ru', 'вилла в Мирдифе, рассрочка', 'find_property'],
    ['en', 'villa in Mirdif with a payment plan', 'find_property'],
    ['ru', 'рассрочка на виллу в Мирдифе', 'ask_question'],
    ['ru', 'вилла в Мирдифе, какие налоги при покупке?', 'ask_question'],
    ['ru', 'и я хочу знать, какая комиссия', 'ask_question'],
  ])('%s: %s', (language, text, intent) => {
    expect(stateAfter(language, [text]).intent).toBe(intent)
  })
})

it.each<[string, string]>([
  ['Neha bol rahi hu, shaam ko call karna, 0501234567', 'Neha'],
  ['अमित बोल रहा हूँ, कल कॉल करो 0501234567', 'अमित'],
])('%s gives a name', (text, name) => {
  expect(stateAfter('hi', [text]).contact?.name).toBe(name)
})
