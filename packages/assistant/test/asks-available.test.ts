import { expect, test } from 'vitest'
import { asksAvailable } from '../src/understanding/asks-available.ts'

test.each([
  'Is it still available?',
  'is the first one still available',
  'has this one been sold? is it taken?',
  'هل ما زال متاحًا؟',
  'لسه متوفر؟',
  'Этот объект ещё свободен?',
  'Квартира ещё продаётся?',
  'क्या यह उपलब्ध है?',
  'kya ye available hai?',
  '这套还在吗？',
  'Ist die Wohnung noch verfügbar?',
  'Ist das schon vermietet?',
])('“%s” asks whether a property is still offered', (message) => {
  expect(asksAvailable(message)).toBe(true)
})

test.each([
  'are there villas available in Dubai Marina',
  'show me what is available now',
  'available immediately, two bedrooms',
  'свободная квартира в Марине',
  '有什么可用的房子',
  'Wohnung, sofort frei',
])('“%s” looks for one', (message) => {
  expect(asksAvailable(message)).toBe(false)
})
