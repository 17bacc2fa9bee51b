import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { aboutProperty } from '../src/dialogue/property-of-message.ts'
import { createEmbeddedEngine } from '../src/embedded-engine.ts'
import { newState } from '../src/state.ts'
import { amenityNames, converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const property = makeProperty(7)
const page = `id=${property._id}`

/** What is said on the page of a property, after an earlier conversation. */
async function atProperty(
  text: string,
  language: LanguageCode = 'en',
  state = newState(),
  search = page,
) {
  const tools = fakeTools(() => 9)
  const { gazetteer } = knowledge
  const engine = createEmbeddedEngine({ gazetteer, amenities: amenityNames, tools })
  let said = ''
  let after = state
  for await (const part of engine.answer({ text, language, state, now, search })) {
    if (part.kind === 'text') said = part.text
    if (part.kind === 'state') after = part.state
  }
  return { text: said, state: after, searches: tools.searches }
}

describe('a message from the page of a property', () => {
  it.each([
    ['en', 'does it have a gym?'],
    ['en', 'is it furnished'],
    ['ar', 'هل فيه صالة رياضية؟'],
    ['ru', 'Там есть спортзал?'],
    ['hi', 'इसमें जिम है क्या?'],
    ['zh', '有健身房吗？'],
    ['de', 'Gibt es ein Fitnessstudio?'],
  ] as const)('in %s asks about that property: %s', async (language, text) => {
    const { state, searches } = await atProperty(text, language)
    expect([state.intent, state.shown, state.refs]).toEqual(['ask_question', [property._id], [1]])
    expect(searches).toEqual([])
  })

  it.each([
    ['en', 'is this a fair price?'],
    ['ar', 'هل السعر عادل؟'],
    ['ru', 'Это нормальная цена?'],
    ['hi', 'क्या यह कीमत ठीक है?'],
    ['zh', '这个价格合理吗？'],
    ['de', 'Ist der Preis fair?'],
  ] as const)('in %s judges its price: %s', async (language, text) => {
    const { state } = await atProperty(text, language)
    expect([state.intent, state.refs]).toEqual(['estimate_value', [1]])
  })

  it.each([
    ['en', 'book a viewing of this home tomorrow at 5pm'],
    ['ar', 'أريد معاينة هذا البيت غداً الساعة 5 مساءً'],
    ['ru', 'Хочу посмотреть эту квартиру завтра в 17:00'],
    ['zh', '明天下午五点想看这套房'],
    ['de', 'Ich möchte diese Wohnung morgen um 17 Uhr besichtigen'],
  ] as const)('in %s asks for a viewing of it: %s', async (language, text) => {
    const { state } = await atProperty(text, language)
    expect(state.request).toMatchObject({
      kind: 'viewing',
      propertyId: property._id,
      time: '17:00',
    })
  })

  it('that says nothing else shows what is known of it', async () => {
    const { text, state } = await atProperty('this one')
    expect(text).toContain('AED 1,070,000')
    expect(state.refs).toEqual([1])
  })

  it('is a search where it asks for properties', async () => {
    const { state } = await atProperty('2 bed apartment in JVC for rent')
    expect(state.intent).toBe('find_property')
    expect(state.slots).toMatchObject({ location: ['jumeirah-village-circle'], bedrooms_min: 2 })
  })

  it('means the cards that were shown by their numbers', async () => {
    const { state } = await converse(
      fakeTools(() => 5),
      ['villas for sale in Mirdif'],
    )
    const compared = await atProperty('compare 1 and 2', 'en', state)
    expect([compared.state.intent, compared.state.shown]).toEqual([
      'compare_properties',
      state.shown,
    ])
  })

  it('is about no property where the address names none', async () => {
    const { state } = await atProperty('is it furnished?', 'en', newState(), "id=1'--")
    expect([state.intent, state.refs]).toEqual(['find_property', []])
  })
})

it('has forgotten the figures of what was shown before', () => {
  const state = { ...newState(), shown: ['a', 'b'], page: 2, lowest: 900_000, smallest: 700 }
  expect(aboutProperty(state, property._id)).toEqual({
    ...newState(),
    shown: [property._id],
    refs: [1],
    focus: { propertyId: property._id, age: 0 },
  })
})
