import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

const slots: SearchSlots = { purpose: 'rent', location: ['arjan'], bedrooms_min: 1 }

function after(text: string, language: LanguageCode, before: SearchSlots): SearchSlots {
  const state = { ...newState(), slots: before, purposeFrom: 'words' as const }
  return understand({ text, language, state, now }, knowledge).state.slots
}

it.each<[LanguageCode, string]>([
  ['en', 'without the furnished ones'],
  ['en', 'take out the furnished ones please'],
  ['de', 'ohne die möblierten bitte'],
  ['ru', 'без меблированных, пожалуйста'],
  ['ru', 'убери меблированные'],
  ['ar', 'بدون المفروشة'],
  ['hi', 'furnished ke bina'],
  ['zh', '不要带家具的'],
])('%s: %s refuses furnished homes, and the rest of the search stays', (language, text) => {
  expect(after(text, language, slots)).toEqual({ ...slots, furnished: 'unfurnished' })
})

it.each<[LanguageCode, string]>([
  ['en', 'without the furnished filter'],
  ['en', 'furnished is not important'],
  ['de', 'möbliert ist nicht nötig'],
])('%s: %s takes it out where it was asked for', (language, text) => {
  expect(after(text, language, { ...slots, furnished: 'furnished' }).furnished).toBeUndefined()
})

it.each<[LanguageCode, string]>([
  ['en', 'furnished is not important'],
  ['de', 'möbliert ist nicht nötig'],
  ['ru', 'мебель не важна'],
])('%s: %s refuses nothing', (language, text) => {
  expect(after(text, language, slots).furnished).toBeUndefined()
})
