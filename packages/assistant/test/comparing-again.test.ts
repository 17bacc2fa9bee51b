import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = () => fakeTools(() => 12)

describe('a comparison that waits keeps nobody from searching', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'compare_properties', 'studio in Mirdif to rent'],
    ['en', 'compare the first two', 'townhouses in Mirdif'],
    ['ar', 'compare_properties', 'شقة غرفتين في مردف للايجار'],
    ['ru', 'compare_properties', 'двухкомнатная квартира в Мирдифе в аренду'],
    ['hi', 'compare_properties', 'मिर्दिफ में किराए पर 2 बेडरूम'],
    ['zh', 'compare_properties', 'Mirdif两居室出租'],
    ['de', 'compare_properties', 'Zweizimmerwohnung in Mirdif mieten'],
  ])('in %s: %s, then %s', async (language, first, second) => {
    const { state, results } = await converse(tools(), [first, second], language)
    expect(state.intent).toBe('find_property')
    expect(results?.totalProperties).toBe(12)
  })

  it('nor while cards are on the screen', async () => {
    const turns = [
      'villas in Mirdif',
      'compare_properties',
      'apartments in Mirdif under 90k a year',
    ]
    const { state } = await converse(tools(), turns)
    expect(state).toMatchObject({ intent: 'find_property', slots: { type: ['apartment'] } })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'JVC and Mirdif'],
    ['de', 'JVC und Mirdif'],
    ['zh', 'JVC和Mirdif'],
  ])('and goes on with two places, in %s: %s', async (language, places) => {
    const { state } = await converse(tools(), ['compare_properties', places], language)
    expect(state.intent).toBe('compare_properties')
  })

  it('and with the numbers of cards', async () => {
    const { state, comparison } = await converse(tools(), [
      'villas in Mirdif',
      'compare_properties',
      '1 and 3',
    ])
    expect(state).toMatchObject({ intent: 'compare_properties', refs: [1, 3] })
    expect(comparison).toBeDefined()
  })
})
