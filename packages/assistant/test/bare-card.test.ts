import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const tools = () => fakeTools(() => 12)
const searches: [LanguageCode, string, string, string][] = [
  ['en', '2 bedroom in Mirdif for rent', 'call me back about number 1', 'Home number 1'],
  ['ar', 'غرفتين نوم في مردف للايجار', 'اتصلوا بي بخصوص الأولى', 'بيت رقم 1'],
  ['ru', 'двушка с двумя спальнями в Мирдифе в аренду', 'перезвоните мне по первому', '1'],
  ['hi', 'मिर्दिफ में 2 बेडरूम किराए पर', 'पहले वाले के लिए मुझे कॉल करवा दीजिए', '1'],
  ['zh', 'Mirdif两居室出租', '请回电，第一套', '1'],
  [
    'de',
    'Wohnung mit 2 Schlafzimmern in Mirdif mieten',
    'Bitte rufen Sie mich zu Nummer 1 an',
    '1',
  ],
]

describe('a number alone beside cards is a card', () => {
  it.each(searches)('in %s, after the budget was asked for: %s', async (language, search) => {
    const asked = await converse(tools(), [search], language)
    expect(asked.state.asked).toBe('price')
    for (const number of ['1', '5']) {
      const { state } = await converse(tools(), [search, number], language)
      expect([state.intent, state.refs]).toEqual(['ask_question', [Number(number)]])
      expect(state.slots).toEqual(asked.state.slots)
    }
  })

  it.each(searches)('in %s, for the call that is being asked for: %s', async (...row) => {
    const [language, search, call] = row
    const before = await converse(tools(), [search, call], language, fakeLeads())
    const { state } = await converse(tools(), [search, call, '3'], language, fakeLeads())
    expect(state.request).toMatchObject({ kind: 'callback', propertyId: makeProperty(3)._id })
    expect(state.slots).toEqual(before.state.slots)
  })

  it('and is an hour after the time was asked for', async () => {
    const turns = ['villas in Mirdif', 'book a viewing of the second one on Friday', '4']
    const { state } = await converse(tools(), turns, 'en', fakeLeads())
    expect(state.request).toMatchObject({ date: '2026-11-20', time: '16:00' })
    expect(state.request?.propertyId).toBe(makeProperty(2)._id)
  })
})

describe('a number alone stays what was asked for', () => {
  it('rooms', async () => {
    const turns = ['apartments in Mirdif for rent', '2']
    const { state } = await converse(tools(), turns)
    expect(state.slots).toMatchObject({ bedrooms_min: 2, bedrooms_max: 2 })
  })

  it.each(['90', '7', '90k', 'up to 2 million', '1.5'])('a price: %s', async (budget) => {
    const turns = ['2 bedroom in Mirdif for sale', budget]
    const { state } = await converse(tools(), turns)
    expect(state.slots.price_max).toBeGreaterThan(0)
    expect(state.refs).toEqual([])
  })

  it('a change', async () => {
    const turns = ['2 bedroom in Mirdif for rent', 'make it 3']
    const { state } = await converse(tools(), turns)
    expect(state.slots).toMatchObject({ bedrooms_min: 3, bedrooms_max: 3 })
  })
})

describe('cards show the numbers that choose them', () => {
  const numbers = async (...turns: string[]) => {
    const { results } = await converse(tools(), turns, 'en', fakeLeads())
    return results?.data.map(({ number }) => number)
  }

  it('from the first one on, and keep them when they are talked about', async () => {
    const search = '2 bedroom in Mirdif for rent'
    expect(await numbers(search)).toEqual([1, 2, 3, 4, 5])
    expect(await numbers(search, '4')).toEqual([4])
    expect(await numbers(search, 'call me back about number 3')).toEqual([3])
  })
})
