import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import type { AssistantTools } from '../src/tools/tools.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = (yields: AssistantTools['areaYields'] = fakeTools(() => 6).areaYields) => ({
  ...fakeTools(() => 6),
  areaYields: yields,
})

describe('homes that are looked for as an investment', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'looking for a studio in Arjan as an investment, max 700k'],
    ['de', 'Ich suche ein Studio in Arjan zur Kapitalanlage, bis 700.000 AED'],
    ['ru', 'ищу студию в Арджане для инвестиций, до 700 тысяч'],
    ['ar', 'ابي استوديو للاستثمار في ارجان حدي 700 الف'],
    ['hi', 'निवेश के लिए अर्जान में स्टूडियो चाहिए, 7 लाख तक'],
    ['zh', '想在Arjan买个开间投资，预算70万以内'],
  ])('are shown, %s: %s', async (language, text) => {
    const { results, state } = await converse(tools(), [text], language)
    expect(results?.data.length).toBeGreaterThan(0)
    expect(state.slots).toMatchObject({ purpose: 'sale', price_max: 700_000 })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I want to invest, a 1 bed flat in Dubai, ready, up to 250,000 euros'],
    ['de', 'wir suchen eine Wohnung zur Kapitalanlage in Dubai, 1 Schlafzimmer, bis 250.000 Euro'],
    ['ru', 'ищу квартиру под инвестиции в Дубае, 1 спальня, до 250 тысяч евро'],
    ['hi', 'निवेश के लिए दुबई में 1 बेडरूम फ्लैट चाहिए, 250000 यूरो तक'],
    ['zh', '想在迪拜买一套一居室投资，预算25万欧元以内'],
  ])(
    'are shown without a budget in another currency, which is said, %s: %s',
    async (language, text) => {
      const { results, text: said } = await converse(tools(), [text], language)
      expect(results?.data.length).toBeGreaterThan(0)
      expect(said).toMatch(/AED|迪拉姆/u)
      expect(said).toMatch(/budget|Budget|бюджет|बजट|预算/iu)
    },
  )

  it('come first where no yield is known', async () => {
    const none = tools(async () => ({ yields: [], leftOut: [] }))
    const text = 'looking for a studio in Arjan as an investment, max 700k'
    const { text: said, results } = await converse(none, [text])
    expect(results).toBeDefined()
    expect(said).toMatch(/^I found/u)
    expect(said).toMatch(/too few/iu)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'looking for an off-plan studio in Arjan as an investment, max 700k'],
    ['de', 'Ich suche ein Studio in Arjan zur Kapitalanlage, im Bau, bis 700.000 AED'],
    ['ru', 'ищу студию в новостройке в Арджане для инвестиций, до 700 тысяч'],
  ])('are narrowed by what yields are not: %s: %s', async (language, text) => {
    const { text: said, state } = await converse(tools(), [text], language)
    expect(state.slots.completion).toBe('off_plan')
    expect(said).not.toMatch(/Not considered|Hier nicht|не учтено/u)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what yield does a studio in Arjan bring?'],
    ['ru', 'какую доходность даёт студия в Арджане?'],
    ['de', 'welche Rendite bringt ein Studio in Arjan?'],
    ['en', 'I want to invest in an off-plan flat in Dubai, is that safe?'],
  ])('are not where only the yield is asked for, %s: %s', async (language, text) => {
    const { results } = await converse(tools(), [text], language)
    expect(results).toBeUndefined()
  })
})

describe('rents in a question about the return', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'hi',
      'Arjan me 2bhk kiraye par chahiye',
      '90 hazar me du aur service charge 15 hazar, maintenance 4 hazar, agent ka 5% to haath me kitna bachega',
    ],
  ])('are no budget, %s: %s, then %s', async (language, before, text) => {
    const { state } = await converse(tools(), [before, text], language)
    expect(state.slots).toMatchObject({ location: ['arjan'], purpose: 'rent' })
    expect(state.slots.price_max).toBeUndefined()
  })
})
