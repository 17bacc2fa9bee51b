import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { buyingRates } from './fake-rates.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)

describe('a word for one', () => {
  it.each<[LanguageCode, string, string]>([
    ['de', 'kaufen in Business Bay', 'eine Wohnung mit Balkon'],
    ['en', 'flats to rent in the marina', 'only furnished ones pls, cheapest first'],
  ])('that is an article counts no bedrooms (%s: %s → %s)', async (language, first, next) => {
    const { text, state } = await converse(many(), [first, next], language)
    expect(state.slots.bedrooms_min).toBeUndefined()
    expect(text).not.toMatch(/(?:Zahl|number) 1\b/)
  })

  it('answers the question for bedrooms where it stands alone', async () => {
    const turns = ['flats for sale in the marina', 'one please']
    const { state } = await converse(many(), turns)
    expect(state.slots).toMatchObject({ bedrooms_min: 1, bedrooms_max: 1 })
  })
})

describe('questions as people ask them', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much per sqft in Downtown Dubai?'],
    ['de', 'was kostet der Quadratmeter in Downtown Dubai?'],
    ['ru', 'сколько стоит квадратный метр в Даунтауне?'],
  ])('%s: %s asks what an area costs', async (language, question) => {
    const { state, evidence } = await converse(many(), [question], language)
    expect(state.intent).toBe('estimate_value')
    expect(evidence.length).toBeGreaterThan(0)
  })

  it('asks about taxes, and for no properties', async () => {
    const turns = ['купить квартиру в JVC', 'а налоги есть какие-нибудь при покупке?']
    const { state } = await converse(many(), turns, 'ru')
    expect([state.intent, state.topic]).toEqual(['ask_question', 'buying_fees'])
  })

  it('compares the place named with the one before', async () => {
    const turns = ['what is the yield for 1 beds in JVC', 'and compared to business bay?']
    const { comparison } = await converse(many(), turns)
    expect(comparison?.columns).toHaveLength(2)
  })

  it('reads sizes as German answers write them', async () => {
    const { state } = await converse(many(), ['Wohnung in JVC ab 1200 Sq. Fuß kaufen'], 'de')
    expect(state.slots.size_min).toBe(1200)
  })

  it('hears abuse in German, and searches nothing for it', async () => {
    const turns = ['kaufen in Business Bay', 'du bist echt ein dummer Haufen Schrott']
    const { state, results } = await converse(many(), turns, 'de')
    expect(state.intent).toBe('out_of_scope')
    expect(results).toBeUndefined()
  })
})

describe('what is on the screen', () => {
  it('can still be asked about after a search that found nothing', async () => {
    const tools = fakeTools(({ completion }) => (completion === 'ready' ? 0 : 12))
    const turns = ['apartments for sale in JVC', 'only ready ones', 'compare 1 and 3']
    const { comparison } = await converse(tools, turns)
    expect(comparison?.columns).toHaveLength(2)
  })
})

describe('a yes to what a call needs', () => {
  it('asks for it again', async () => {
    const turns = ['купить квартиру в марине', 'мне перезвоните пожалуйста', 'да']
    const { state, actions } = await converse(many(), turns, 'ru')
    expect(state.request).toEqual({ kind: 'callback', asked: 'contact' })
    expect(actions.length).toBeGreaterThan(4)
  })
})

describe('paying for a property on the screen', () => {
  const dubai = { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' as const }
  const tools = () => ({
    ...fakeTools(() => 5),
    rates: async () => buyingRates,
    propertiesById: async (ids: readonly string[]) => ({
      rows: ids.map((id) => makeProperty(Number(id.slice(-12)), { location_path: [dubai] })),
      asOf: '2026-11-18T08:00:00.000Z',
    }),
  })

  it('goes on from its costs to a loan for it', async () => {
    const costs = 'Welche Nebenkosten kommen beim Kauf der ersten auf mich zu?'
    const turns = [
      'Wohnung kaufen in Dubai Marina',
      costs,
      'Und die Monatsrate bei 20 % Eigenkapital?',
    ]
    const { state, text } = await converse(tools(), turns, 'de')
    expect(state.money).toMatchObject({ kind: 'loan', downShare: 20 })
    expect(state.money?.propertyId).toBeDefined()
    expect(text).not.toContain('Für welchen Preis')
  })

  it('hears what moving in costs', async () => {
    const turns = ['flats in the marina', 'what would it cost me all in to move into the first one']
    const { state } = await converse(tools(), turns)
    expect(state.money).toMatchObject({ kind: 'costs' })
  })
})
