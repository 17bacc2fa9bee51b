import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { placeTexts } from '../src/reply/texts/place-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('places that are weighed against one another', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'JVC or Dubai Marina, which one is better for us?'],
    ['ar', 'جي في سي ولا دبي مارينا، ايهم احسن لنا؟'],
    ['ru', 'чем JVC отличается от Дубай Марины?'],
    ['hi', 'JVC ya Dubai Marina, kaun sa behtar hai?'],
    ['zh', '朱美拉村圈和迪拜码头，哪个好？'],
    ['de', 'Ist JVC oder Dubai Marina besser für uns?'],
  ])('are told of one after the other, and start no search (%s)', async (language, said) => {
    const first = language === 'en' ? '2 bed apartments in Dubai for rent' : 'Dubai'
    const { text, links, state } = await converse(toolsWithTexts, [first, said], language)
    expect(links?.map(({ link }) => link.split('&')[0]).sort()).toEqual([
      '/area-guide?place=dubai-marina',
      '/area-guide?place=jumeirah-village-circle',
    ])
    expect(state.slots.location).toEqual(['dubai'])
    expect(text.length).toBeGreaterThan(100)
  })
})

describe('a place without a guide', () => {
  it('is told of by what is known of it, once for two of them', async () => {
    const { text } = await converse(toolsWithTexts, [
      'is Al Garhoud or Oud Metha nicer to live in?',
    ])
    const missing = placeTexts.en.noGuides('Al Garhoud, Oud Metha')
    expect(text.startsWith(missing) || text.includes('Al Garhoud, Oud Metha')).toBe(true)
    expect(text.split('I would rather not guess')).toHaveLength(2)
  })
})

describe('the way to a place', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'villas in Mirdif for rent', 'how is the traffic to Business Bay from there?'],
    ['ru', 'виллы в Мирдифе в аренду', 'как там с дорогой до Бизнес Бэй, пробки?'],
    ['de', 'Villen in Mirdif zur Miete', 'Wie ist der Verkehr von dort nach Business Bay?'],
    ['zh', '米尔迪夫出租的别墅', '从那里去商业湾堵车吗？'],
  ])('is asked of where homes are looked for (%s: %s)', async (language, search, said) => {
    const { links, state } = await converse(toolsWithTexts, [search, said], language)
    expect(links?.[0]?.link).toContain('place=mirdif')
    expect(state.slots.location).toEqual(['mirdif'])
  })
})

describe('a place that is searched in', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'apartments in JLT for rent', 'is JLT loud? and how far is the metro on foot?'],
    ['de', 'Wohnungen in JLT zur Miete', 'Ist JLT laut? und wie weit ist es zur Metro?'],
  ])('is asked about by its name, after talk of a home (%s)', async (language, search, said) => {
    const card = language === 'en' ? 'tell me about the first one' : 'Was steht beim ersten?'
    const { links } = await converse(toolsWithTexts, [search, card, said], language)
    expect(links?.[0]?.link).toContain('place=jumeirah-lake-towers')
  })
})
