import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { slotsOf } from './meaning/notation.ts'

const hear = (text: string, language: LanguageCode = 'ru', slots: SearchSlots = {}) =>
  understand({ text, language, state: { ...newState(), slots }, now }, knowledge)
const read = (text: string, language?: LanguageCode) => hear(text, language).state.slots

describe('Russian as it is typed from phones', () => {
  it.each([
    ['щас ищу студию в оренду в мирдифе, тыщ 50', 'rent apartment @mirdif b0 <50k'],
    ['оч нужна виллочка в мирдифе, снять до 200к', 'rent villa @mirdif <200k'],
    ['найди в мирдифе две спальни, заезд в след месяце', '@mirdif b2'],
    ['студия в Мирдифе снять, тысяч на 50', 'rent apartment @mirdif b0 <50k'],
  ])('is read in full: %s', (text, meaning) => {
    expect(read(text)).toMatchObject(slotsOf(meaning))
  })

  it.each([
    'с зарплатой 20 тысяч какую ипотеку дадут?',
    'зп 20000, какую ипотеку дадут?',
    'при окладе 20 тысяч сколько банк даст ипотеки, хватит на квартиру?',
  ])('has words of money in any case: %s', (text) => {
    expect(hear(text).state.money).toMatchObject({ kind: 'afford', amount: 20_000 })
  })
})

describe('the budget of a search', () => {
  const before: SearchSlots = { purpose: 'rent', location: ['mirdif'], price_max: 100_000 }

  it.each([
    ['можно и подороже, тыщ на 20', 120_000],
    ['чуть подешевле, тысяч на десять', 90_000],
    ['тысяч на 15 больше', 115_000],
  ])('changes by a sum behind its word: %s', (text, price_max) => {
    expect(hear(text, 'ru', before).state.slots).toEqual({ ...before, price_max })
  })
})

describe('what is led by "with" behind a refusal', () => {
  it.each<[LanguageCode, string]>([
    ['ru', 'студия в Дейре, не первый этаж и с балконом'],
    ['ru', 'студия в Дейре не на первом этаже и с балконом'],
    ['en', 'studio in Deira, not on the ground floor and with a balcony'],
    ['de', 'Studio in Deira, nicht im Erdgeschoss und mit Balkon'],
  ])('is wanted (%s: %s)', (language, text) => {
    expect(read(text, language)).toMatchObject({
      features: ['balcony'],
      not_features: ['ground-floor'],
    })
  })

  it('is refused where the refusal has it itself', () => {
    expect(read('студия в Дейре, не с балконом и с бассейном')).toMatchObject({
      not_features: ['balcony', 'pool'],
    })
  })
})

describe('the home of today', () => {
  it.each<[LanguageCode, string]>([
    ['ru', 'Сейчас плачу 5 тысяч в месяц за студию в Дейре. Хочу снять 2 спальни в Мирдифе до 90к'],
    ['ru', 'живём пока в Шардже и платим 50 тысяч, ищем 2 спальни снять в мирдифе до 90 тысяч'],
    [
      'en',
      'I pay 5k a month for a studio in Deira now. Looking for 2 bed to rent in Mirdif, max 90k',
    ],
  ])('is not looked for beside another (%s: %s)', (language, text) => {
    expect(read(text, language)).toMatchObject(slotsOf('rent @mirdif b2 <90k'))
  })
})

describe('a messenger', () => {
  it.each([
    'хозяин прислал в вотсап что аренда вырастет',
    'мне в телеграме скинули объявление, это обман?',
  ])('that somebody wrote in asks for no call: %s', (text) => {
    expect(hear(text).intent).not.toBe('request_callback')
  })

  it.each(['напишите мне в вотсап', 'лучше в телеграм', 'можно в ватсап?'])(
    'by which one wants to be reached does: %s',
    (text) => {
      expect(hear(text).intent).toBe('request_callback')
    },
  )
})
