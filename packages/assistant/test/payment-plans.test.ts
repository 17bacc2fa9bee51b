import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

/** Properties of which some say off-plan, and some name a payment plan and nothing else. */
const count =
  (offPlan: number) =>
  ({ completion, features = [] }: SearchSlots): number => {
    const hasPlan = features.includes('payment-plan')
    if (completion === 'off_plan') return hasPlan ? 1 : offPlan
    if (completion === 'ready') return hasPlan ? 2 : 20
    return hasPlan ? 8 : 40
  }

describe('a payment plan alone does not say off-plan', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'off-plan apartments in JVC', 'a payment plan'],
    ['ar', 'شقق على الخارطة في جي في سي', 'خطة دفع'],
    ['ru', 'новостройки в JVC', 'рассрочк'],
    ['hi', 'JVC में ऑफ प्लान फ्लैट', 'पेमेंट प्लान'],
    ['zh', 'JVC的期房公寓', '付款计划'],
    ['de', 'Off-Plan-Wohnungen in JVC', 'Zahlungsplan'],
  ])('and how many properties name one is said (%s: %s)', async (language, message, plan) => {
    const said = await converse(fakeTools(count(4)), [message], language)
    expect(said.text).toContain(plan)
    expect(said.text).toMatch(/(?<!\d)5(?!\d)/u)
    expect(said.evidence.map(({ claim }) => claim)).toContain('5')
    expect(said.results?.totalProperties).toBe(4)
  })

  it('also where none says off-plan', async () => {
    const none = ({ completion, ...slots }: SearchSlots) =>
      completion === 'off_plan' ? 0 : count(0)({ ...slots, ...(completion && { completion }) })
    const { text } = await converse(fakeTools(none), ['off-plan apartments in JVC'])
    expect(text).toContain('None of these adverts states this in its details: off-plan')
    expect(text).toContain('neither off-plan nor ready: 6')
  })

  it('and nothing where there is none, or none is asked for', async () => {
    const without = ({ features = [] }: SearchSlots) => (features.length > 0 ? 0 : 4)
    const { text } = await converse(fakeTools(without), ['off-plan apartments in JVC'])
    expect(text).not.toContain('payment plan')
    const ready = await converse(fakeTools(count(4)), ['ready apartments in JVC'])
    expect(ready.text).not.toContain('payment plan')
  })
})

describe('a payment plan beside a property that is looked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'apartment for sale in Arjan, payment plan'],
    ['de', 'Wohnung in Arjan kaufen, Ratenzahlung'],
    ['ru', 'купить квартиру в Арджане, рассрочка'],
    ['zh', '买Arjan的公寓，分期付款'],
  ])('is wished for (%s: %s)', async (language, message) => {
    const { state } = await converse(fakeTools(count(4)), [message], language)
    expect(state.slots).toMatchObject({ location: ['arjan'], features: ['payment-plan'] })
  })

  it.each([
    'how does a payment plan work for apartments in Arjan?',
    'payment plan',
    'payment plan for a villa in Arjan',
  ])('and none that is asked about: %s', async (message) => {
    const { state } = await converse(fakeTools(count(4)), [message])
    expect([state.intent, state.slots.features]).toEqual(['ask_question', undefined])
  })
})
