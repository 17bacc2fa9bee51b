import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

type Row = [text: string, slots: SearchSlots]

const studio: SearchSlots = { type: ['apartment'], bedrooms_min: 0, bedrooms_max: 0 }
const beds = (count: number): SearchSlots => ({ bedrooms_min: count, bedrooms_max: count })

const russian: Row[] = [
  ['нас четверо, 2 спальни в Мирдифе', { location: ['mirdif'], ...beds(2) }],
  ['подальше от трассы, 2 спальни в Мирдифе', { location: ['mirdif'], ...beds(2) }],
  ['для моей семьи 3 спальни в Мирдифе', { location: ['mirdif'], ...beds(3) }],
  ['семья большая, поэтому 4 спальни', beds(4)],
  ['семьей ищем виллу в Мирдифе', { type: ['villa'], location: ['mirdif'] }],
  ['для меня 2 спальни в JVC', { location: ['jumeirah-village-circle'], ...beds(2) }],
  ['район неплохой, студию в Арджане', { ...studio, location: ['arjan'] }],
  ['теща приедет, нужна студия в Дейре', { ...studio, location: ['deira'] }],
  ['таун на 3 спальни в Мудоне', { type: ['townhouse'], location: ['mudon'], ...beds(3) }],
  ['серьезно? студия в Арджане', { ...studio, location: ['arjan'] }],
  ['пусть 2 спальни в Мирдифе', { location: ['mirdif'], ...beds(2) }],
]

const hindi: Row[] = [
  ['achi jagah, samay kam hai, arjan me studio', { ...studio, location: ['arjan'] }],
  ['main deira me rahna chahungi, studio', { ...studio, location: ['deira'] }],
  ['bada ghar chahiye mirdif me 4 bhk', { location: ['mirdif'], ...beds(4) }],
  ['bhai sahab, arjan me studio hai kya', { ...studio, location: ['arjan'] }],
  ['agle hafte aana hai, deira me studio', { ...studio, location: ['deira'] }],
  ['galat mat samjho, 2 bhk mirdif', { location: ['mirdif'], ...beds(2) }],
  [
    'marina aur jbr ke beech me studio',
    { ...studio, location: ['dubai-marina', 'jumeirah-beach-residence'] },
  ],
  ['pati ki salary achi hai, 3 kamre mirdif me', { location: ['mirdif'], ...beds(3) }],
  ['मॉल के पास 2 बेडरूम, मिर्दिफ', { location: ['mirdif'], ...beds(2) }],
  ['बोला था ना, अर्जान में स्टूडियो', { ...studio, location: ['arjan'] }],
]

const numbers: Row[] = [
  ['pachis lakh tak', { purpose: 'sale', price_max: 2_500_000 }],
  ['batees hazar kiraya salana', { purpose: 'rent', price_max: 32_000 }],
  ['kiraya saath hazar saal ka', { purpose: 'rent', price_max: 60_000 }],
  ['rent athhattar hazar tak saal ka', { purpose: 'rent', price_max: 78_000 }],
  ['saade teen lakh tak kiraya salana', { purpose: 'rent', price_max: 350_000 }],
  ['सैंतीस लाख तक', { purpose: 'sale', price_max: 3_700_000 }],
  ['चौंसठ हज़ार सालाना', { purpose: 'rent', price_max: 64_000 }],
]

const groups: [string, LanguageCode, readonly Row[]][] = [
  ['Russian words are no others with the same stem', 'ru', russian],
  ['Hindi words are no slips of others', 'hi', hindi],
  ['numbers of Hindi up to a hundred', 'hi', numbers],
]

describe.each(groups)('%s', (_, language, rows) => {
  it.each(rows)('%s', (text, slots) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(state.slots).toEqual(slots)
  })
})
