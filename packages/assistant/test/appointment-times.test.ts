import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const searches: Partial<Record<LanguageCode, string>> = {
  en: 'villas in Mirdif',
  de: 'Villen in Mirdif',
  ru: 'виллы в Мирдифе',
}

describe('the hour of a viewing is no wish about properties', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'can I see the second one tomorrow at half past four?', '16:30'],
    ['en', 'viewing of the second one on Friday at quarter past 10', '10:15'],
    ['en', 'could we view the second one Monday at a quarter to three', '14:45'],
    ['en', 'can I see the second one on Sunday at 11?', '11:00'],
    ['en', 'the second one on Sunday around 3 please', '15:00'],
    ['en', 'can I see the second one tomorrow at 12 pm?', '12:00'],
    ['en', 'can I see the second one tomorrow at 12:30 pm?', '12:30'],
    ['de', 'die zweite am Montag um halb zwölf anschauen', '11:30'],
    ['de', 'kann ich die zweite morgen um halb vier ansehen?', '15:30'],
    ['de', 'die zweite bitte Freitag um viertel nach zwei besichtigen', '14:15'],
    ['de', 'die zweite am Montag um viertel vor fünf nachmittags', '16:45'],
    ['de', 'die zweite würde ich am Sonntag um 10 ansehen', '10:00'],
    ['de', 'die zweite morgen gegen 5 besichtigen', '17:00'],
    ['ru', 'вторую можно посмотреть в понедельник в 5?', '17:00'],
  ])('in %s: %s', async (language, text, time) => {
    const tools = fakeTools(() => 12)
    const { state } = await converse(tools, [searches[language] ?? '', text], language)
    expect(state).toMatchObject({ intent: 'book_viewing', refs: [2], when: { time } })
    expect(state.slots).toEqual({ type: ['villa'], location: ['mirdif'] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'moving on Sunday, I need 3 beds in Mirdif'],
    ['en', 'I need a place by Friday in Mirdif, 3 bedrooms'],
    ['de', 'ich suche ab Montag in Mirdif 3 Schlafzimmer'],
  ])('beside a day, rooms stay rooms in %s: %s', async (language, text) => {
    const { state } = await converse(
      fakeTools(() => 12),
      [text],
      language,
    )
    expect(state.slots).toMatchObject({ location: ['mirdif'], bedrooms_min: 3, bedrooms_max: 3 })
  })
})
