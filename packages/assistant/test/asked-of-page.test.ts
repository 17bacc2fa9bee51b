import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import { newState } from '../src/state.ts'
import { amenityNames } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const rented = makeProperty(1, {
  purpose: 'rent',
  price: 120_000,
  size: 1000,
  price_per_sqft: 120.5,
  previous_price: 130_000,
})
const facts = {
  service_charge: 13.6,
  available_from: null,
  handover: null,
  completion: null,
  security_deposit: 6000,
  cheques: 4,
  floor: 12,
  total_floors: 38,
  parking: 1,
  year_built: 2009,
  developer: 'Harbour Homes',
  plot_size: null,
  permit_number: null,
  advertised_by: null,
}
const tools = {
  ...fakeTools(() => 5),
  propertiesById: async () => ({ rows: [rented], asOf: '2026-11-18T08:00:00.000Z' }),
  propertyFacts: async () => new Map([[rented._id, facts]]),
}
const { gazetteer } = knowledge
const engine = createEmbeddedEngine({ gazetteer, amenities: amenityNames, tools })

/** Says the messages one after the other, the first from the page of the property. */
async function atPage(language: LanguageCode, ...turns: string[]) {
  let state = newState()
  let text = ''
  for (const [at, said] of turns.entries()) {
    const page = at === 0 ? { search: `id=${rented._id}` } : {}
    for await (const part of engine.answer({ text: said, language, state, now, ...page })) {
      if (part.kind === 'text') text = part.text
      if (part.kind === 'state') state = part.state
    }
  }
  return { text, state }
}

describe('the first words from a page are about its property', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what would i pay in service charges a year here', '13,600'],
    ['ar', 'كم شيك؟', '4'],
    ['ru', 'сколько чеков и какой депозит', '6 000'],
    ['hi', 'ये कब बना था और किसने बनाया', 'Harbour Homes'],
    ['zh', '物业费一年大概多少钱', '13,600'],
    ['de', 'wie viele Stellplätze, und wie viele Schecks?', '4'],
    ['en', 'was the price dropped?', '130,000'],
    ['de', 'was kostet das im Monat?', '10.000'],
    ['ru', 'а в месяц это сколько выходит', '10 000'],
    ['en', 'ok and per square foot thats..', '120.5'],
  ])('%s: %s', async (language, said, figure) => {
    const { text, state } = await atPage(language, said)
    expect(text.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(figure)
    expect([state.refs, state.slots]).toEqual([[1], {}])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'does that rent include bills or wifi'],
    ['ar', 'شامل الكهرباء والماء؟'],
    ['ru', 'интернет включён?'],
    ['hi', 'बिजली पानी शामिल है?'],
    ['zh', '包水电吗？'],
    ['de', 'ist Strom dabei?'],
  ])('%s: bills are not stated (%s)', async (language, said) => {
    const { state, text } = await atPage(language, said)
    expect(state.refs).toEqual([1])
    expect(text).not.toContain('6,000')
  })
})

it.each<[LanguageCode, string, string]>([
  ['en', 'how many cheques?', 'can the landlord keep my deposit?'],
  ['ar', 'كم شيك؟', 'هل المالك يرجع التأمين؟'],
  ['ru', 'сколько чеков?', 'вернут ли депозит в конце?'],
  ['hi', 'कितने चेक?', 'डिपॉज़िट वापस मिलता है क्या?'],
  ['zh', '几张支票？', '押金一般能退吗？'],
  ['de', 'wie viele Schecks?', 'Bekomme ich die Kaution zurück?'],
])('a rule is none of its figures (%s: %s / %s)', async (language, first, rule) => {
  const { text } = await atPage(language, first, rule)
  expect(text).not.toMatch(/6[.,\s\u00a0\u202f]?000/u)
})
