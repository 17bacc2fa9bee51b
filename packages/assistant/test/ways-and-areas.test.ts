import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { placeTexts } from '../src/reply/texts/place-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const tools = toolsWithTexts
const talk = (language: LanguageCode, ...turns: string[]) => converse(tools, turns, language)

describe('the way to work', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '2 bed to rent in Mirdif', "what's the drive like at 8 in the morning?"],
    ['ar', 'شقة غرفتين للايجار في مردف', 'كيف الزحمة الصبح هناك؟'],
    ['ru', 'двушка в аренду в Мирдифе', 'а пробки утром там большие?'],
    ['hi', 'mirdif me 2bhk kiraye pe', 'wahan subah traffic kaisa hai?'],
    ['zh', 'Mirdif两居室出租', '那边早上堵车吗？'],
    ['de', '2 Schlafzimmer in Mirdif mieten', 'wie ist da morgens der Berufsverkehr?'],
  ])('is told by the guide, and no minutes (%s)', async (language, search, question) => {
    const { text, state } = await talk(language, search, question)
    expect(text).toContain(placeTexts[language].noTimes)
    expect(state.area?.slug).toBe('mirdif')
  })

  it('leads to where somebody works', async () => {
    const { text } = await talk('en', 'I work in Al Quoz, how long does it take from Mirdif?')
    expect(text).toContain(placeTexts.en.noTimes)
    expect(text).toContain('Al Quoz')
  })
})

describe('what a place is like', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "I don't know Town Square, what is it like there? boring?", 'large park'],
    ['de', 'Town Square kenne ich nicht, wie ist es da so? langweilig?', 'großen Park'],
    ['ru', 'Масдар Сити это вообще где? что за район', 'рядом с аэропортом'],
    ['zh', '迪拜体育城住着怎么样', '高尔夫球场'],
    ['hi', 'khalifa city rehna kaisa hai', 'विला'],
    ['ar', 'كيف السكن في القصيص', 'الشارقة'],
  ])('is asked of one that is named (%s)', async (language, question, told) => {
    expect((await talk(language, question)).text).toContain(told)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'studio to rent in Business Bay', 'is it fine for a woman alone at night?'],
    ['de', 'Studio in Business Bay mieten', 'als Frau allein dort, geht das abends?'],
    ['zh', '商业湾开间出租', '晚上一个人走回家安全吗'],
  ])('is safety, which no guide tells (%s)', async (language, search, question) => {
    const { state } = await talk(language, search, question)
    expect(state.intent).toBe('ask_question')
    expect(state.area).toMatchObject({ slug: 'business-bay', aspects: ['safety'] })
  })

  it('is a hospital nearby', async () => {
    const { text } = await talk('ru', 'двушка в аренду в Дубай Хиллс', 'а больница рядом есть?')
    expect(text).toContain('больница')
  })

  it('weighs two by what worries, whatever else a sentence names', async () => {
    const said = 'Is Mirdif quieter than Deira? With all that is being built I worry.'
    const { text, state } = await talk('en', said)
    expect(text).toContain('Mirdif')
    expect(text).toContain('Deira')
    expect(state.slots).toEqual({})
  })
})

describe('where to live', () => {
  it('stays in the emirate that is named', async () => {
    const { state } = await talk('zh', '我们三月搬去阿布扎比，公司每年给18万房补，住哪里好？')
    const { gazetteer } = await import('./knowledge.ts').then(({ knowledge }) => knowledge)
    const emirates = (state.slots.location ?? []).map((slug) => gazetteer.pathOf(slug).at(-1)?.slug)
    expect(new Set(emirates)).toEqual(new Set(['abu-dhabi']))
  })

  it('may lie between the work of two', async () => {
    const { text, state } = await talk(
      'en',
      'my husband works on Yas Island and I work in JLT, where should we live, halfway?',
    )
    expect(text).toContain('Yas Island and Jumeirah Lake Towers')
    expect(state.suggested?.places.length).toBeGreaterThan(1)
  })

  it('may be where one walks to the work that was searched around', async () => {
    const { state } = await talk(
      'en',
      '1 bed to rent in Business Bay',
      'where should I live to walk to work?',
    )
    expect(state.suggested?.workplace).toBe('business-bay')
  })
})
