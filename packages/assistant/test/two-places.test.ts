import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const guidesOf = (links: readonly { link: string }[] | undefined): (string | null)[] =>
  (links ?? []).map(({ link }) => new URLSearchParams(link.slice(link.indexOf('?'))).get('place'))

describe('another place after an answer about one', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'are there schools in Mirdif?', 'and what about International City, same thing?'],
    ['en', 'are there schools in Mirdif?', 'and international city?'],
    ['ru', 'в Мирдифе есть школы?', 'а в Интернешнл Сити?'],
    ['de', 'Gibt es in Mirdif Schulen?', 'und in International City?'],
    ['zh', '米尔迪夫有学校吗？', '那国际城呢？'],
  ])('is asked the same (%s: %s %s)', async (language, first, next) => {
    const { links, state } = await converse(toolsWithTexts, [first, next], language)
    expect(guidesOf(links)).toEqual(['international-city'])
    expect([state.area?.aspects, state.slots]).toEqual([['schools'], {}])
  })

  it('is looked for in the middle of a search', async () => {
    const { state } = await converse(toolsWithTexts, [
      '1 bed to rent in Mirdif',
      'what about Al Furjan?',
    ])
    expect(state.slots).toMatchObject({ location: ['al-furjan'], purpose: 'rent' })
  })
})

describe('after an answer about two places', () => {
  const both = 'JVC or Al Furjan, which one is better for a family with kids?'

  it.each(['and metro wise?', 'which one is quieter'])('both are meant: %s', async (next) => {
    const { links } = await converse(toolsWithTexts, [both, next])
    expect(guidesOf(links)).toEqual(['jumeirah-village-circle', 'al-furjan'])
  })

  it('a number means one of them, also after a question about it', async () => {
    const asked = await converse(toolsWithTexts, [both, 'how is parking in the second one'])
    expect(guidesOf(asked.links)).toEqual(['al-furjan'])
    const turns = [both, 'how is parking in the second one', '2 beds to rent in the first one']
    const { state } = await converse(toolsWithTexts, turns)
    expect(state.slots).toMatchObject({ location: ['jumeirah-village-circle'], bedrooms_min: 2 })
  })

  it('the cheaper one is told by what both ask', async () => {
    const { comparison, state } = await converse(toolsWithTexts, [both, "which one's cheaper"])
    expect(comparison?.columns).toHaveLength(2)
    expect(state.slots).toEqual({})
  })
})
