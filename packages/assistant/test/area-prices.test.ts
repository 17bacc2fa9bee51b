import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import type { AreaFigures, AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const figures: AreaFigures = {
  properties: 12,
  medianPerSqft: 100,
  lowPerSqft: 90,
  highPerSqft: 110,
  medianPrice: 80_000,
  lowPrice: 70_000,
  highPrice: 90_000,
  asOf: '2026-11-18T08:00:00.000Z',
}

/** Tools that remember of which homes figures were asked. */
function toolsWith(asked: SearchSlots[], enough = (_: SearchSlots) => true): AssistantTools {
  return {
    ...fakeTools(() => 3),
    ...siteTexts,
    areaFigures: async (slots) => {
      asked.push(slots)
      return enough(slots) ? figures : { ...figures, properties: 1 }
    },
  }
}

describe('what homes of a place cost, after talk of it', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'are there schools in Mirdif?', 'and how much is a villa there to rent?'],
    ['ar', 'في مدارس في مردف؟', 'وبكم ايجار الفيلا هناك؟'],
    ['ru', 'в Мирдифе есть школы?', 'а сколько там стоит снять виллу?'],
    ['hi', 'मिर्दिफ़ में स्कूल हैं?', 'वहाँ विला का किराया कितना है?'],
    ['zh', '米尔迪夫有学校吗？', '那边别墅租金多少？'],
    ['de', 'Gibt es in Mirdif Schulen?', 'und was kostet dort eine Villa zur Miete?'],
  ])('is told by its figures, and starts no search (%s)', async (language, first, next) => {
    const asked: SearchSlots[] = []
    const { text, state, results, search } = await converse(
      toolsWith(asked),
      [first, next],
      language,
    )
    expect(asked[0]).toMatchObject({ location: ['mirdif'], type: ['villa'], purpose: 'rent' })
    expect(text).toMatch(/80[.,\s\u00a0\u202f]?000/u)
    expect([state.slots, state.area?.slug, results, search]).toEqual([
      {},
      'mirdif',
      undefined,
      undefined,
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'What are the median price and the median rent of one-bedroom flats in JVC?'],
    ['ar', 'كم متوسط سعر وإيجار شقة غرفة نوم واحدة في قرية جميرا الدائرية؟'],
    ['ru', 'какая медианная цена и аренда квартиры с одной спальней в JVC?'],
    ['hi', 'JVC में 1 बेडरूम फ्लैट की औसत कीमत और किराया कितना है?'],
    ['zh', 'JVC一居室公寓的平均价格和租金是多少？'],
    ['de', 'Wie hoch sind mittlerer Preis und Miete einer Wohnung mit 1 Schlafzimmer in JVC?'],
  ])('is told to rent and to buy where both are asked for (%s)', async (language, said) => {
    const asked: SearchSlots[] = []
    const { state } = await converse(toolsWith(asked), [said], language)
    expect(asked.map(({ purpose }) => purpose)).toEqual(['rent', 'sale'])
    for (const each of asked) expect(each).toMatchObject({ bedrooms_min: 1, bedrooms_max: 1 })
    expect(state.slots).toEqual({})
  })

  it('is told to rent and to buy where neither was named', async () => {
    const asked: SearchSlots[] = []
    await converse(toolsWith(asked), ['в Мирдифе тихо?', 'а дорого там?'], 'ru')
    expect(asked.map(({ purpose }) => purpose)).toEqual(['rent', 'sale'])
  })

  it('is told of homes with any rooms where too few have as many', async () => {
    const asked: SearchSlots[] = []
    const tools = toolsWith(asked, ({ bedrooms_min }) => bedrooms_min === undefined)
    const said = ['is Mirdif quiet?', 'what does a 2 bed rent for there?']
    const { text } = await converse(tools, said)
    expect(asked.map(({ bedrooms_min }) => bedrooms_min)).toEqual([2, undefined])
    expect(text).toContain('80,000')
  })

  it('is a search where a sum is named, or homes are asked for', async () => {
    const asked: SearchSlots[] = []
    const { state } = await converse(toolsWith(asked), [
      'is Mirdif quiet?',
      'show me villas there to rent under 200k',
    ])
    expect(asked).toEqual([])
    expect(state.slots).toMatchObject({ location: ['mirdif'], price_max: 200_000 })
  })
})
