import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { contentLanguages } from '@manzil/content/content-row'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { siteLibrary, toolsWithTexts } from './site-library.ts'

it.each(contentLanguages)(
  'every question of the site, asked as it stands there, has its answer: %s',
  async (language) => {
    const missed: string[] = []
    for (const { question } of siteLibrary.all('faq', language)) {
      const { links } = await converse(toolsWithTexts, [question], language)
      if (links?.[0]?.label !== question) missed.push(question)
    }
    expect(missed).toEqual([])
  },
)

it('an answer keeps the sentences of its text that quote a button', async () => {
  const { text } = await converse(toolsWithTexts, ['how do I delete my account'], 'en')
  expect(text).toContain('Open the page “My data” in your account')
})

describe('words of homes in a question that a text answers', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'can i sell a flat that is rented out?'],
    ['de', 'kann ich eine wohnung verkaufen, die vermietet ist?'],
    ['ru', 'можно продать квартиру если там живёт арендатор?'],
  ])('start no search in %s: %s', async (language, question) => {
    const { links, state, results } = await converse(toolsWithTexts, [question], language)
    expect(links?.length).toBeGreaterThan(0)
    expect([state.intent, state.slots, results]).toEqual(['ask_question', {}, undefined])
  })

  it('a few words in the middle of a search change it', async () => {
    const turns = ['2 спальни JLT купить до 1,5 млн', 'а если снять?']
    const { state } = await converse(toolsWithTexts, turns, 'ru')
    expect([state.intent, state.slots.purpose]).toEqual(['find_property', 'rent'])
  })

  it.each<[LanguageCode, string[]]>([
    ['en', ['2 bed in Marina', 'what about JVC?']],
    ['en', ['apartment to rent in JLT', 'and for sale?']],
    ['zh', ['朱美拉村三角区']],
    ['ar', ['جزيرة المرجان']],
    ['en', ['dubai marina']],
    ['en', ['do you have villas in Mirdif that allow dogs?']],
  ])('go on searching where homes are wanted in %s: %s', async (language, turns) => {
    const { state } = await converse(toolsWithTexts, turns, language)
    expect(['find_property', 'search_location']).toContain(state.intent)
  })
})
