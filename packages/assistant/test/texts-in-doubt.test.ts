import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { passageTextsOf } from '../src/reply/texts/passage-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('a question that several texts may answer', () => {
  it.each<[LanguageCode, string, RegExp]>([
    [
      'ru',
      'договор на год, а через полгода нам уезжать, что тогда?',
      /[Тт]олько если это разрешает/u,
    ],
    ['de', 'Wie funktioniert das hier mit Schecks, so was haben wir zu Hause nicht', /vordatiert/u],
  ])('is told what the likeliest says (%s: %s)', async (language, said, answer) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(answer)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can i get out of the sharjah contract before january'],
    ['ar', 'كم ياخذ المكتب اذا باع لي الشقة'],
    ['ru', 'в договоре про это ничего нет, обычный Ejari'],
    ['hi', 'tenant keeps promising, 3 mahine ho gaye'],
    ['zh', '空调坏了房东不理我怎么办，要等多久'],
    ['de', 'Wie funktioniert das hier mit Schecks, so was haben wir zu Hause nicht'],
  ])(
    'offers the others as questions that answer when they are pressed (%s: %s)',
    async (language, said) => {
      const { text, actions } = await converse(toolsWithTexts, [said], language)
      const { orMeant } = passageTextsOf(language)
      expect(text.endsWith(orMeant)).toBe(true)
      expect(actions.length).toBeGreaterThan(0)
      for (const { label, message = label } of actions) {
        expect(text).not.toContain(label)
        const pressed = await converse(toolsWithTexts, [said, message], language)
        expect(pressed.text).toContain(label)
      }
    },
  )
})

describe('an answer to a question', () => {
  it.each<[LanguageCode, string, RegExp]>([
    [
      'en',
      'I live in Manila, no residence there. may I buy a flat in Dubai?',
      /Yes, in the areas/u,
    ],
    ['en', 'owner wants the flat for his own son, how much notice', /12 months, through a notary/u],
    ['de', 'Eigenbedarf: wie viel Frist bekomme ich als Mieter?', /12 Monate/u],
    ['hi', 'केस कहाँ करूँ और कितनी फ़ीस लगेगी?', /3\.5\s?%/u],
    ['en', 'where do I file a case and what does it cost', /3\.5\s?%/u],
  ])('begins with what it says (%s: %s)', async (language, said, answer) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(answer)
  })
})

describe('a question with a text of its own', () => {
  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'en',
      'what is gross and net yield',
      'do banks lend to people abroad? what percent',
      /50%|60%/u,
    ],
    [
      'ar',
      'شو الرسوم فوق السعر عند الشراء مع قرض',
      'واذا بدنا نسكر القرض بعد كم سنة في غرامة؟',
      /1‎?\s?[%٪]/u,
    ],
    ['ru', 'что такое Ejari?', 'а если мы закроем ипотеку досрочно, будет штраф?', /1\s?%/u],
  ])('does not go on with the one before (%s: %s)', async (language, first, next, answer) => {
    const { text } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(answer)
  })
})

describe('rules of an emirate', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'tawtheeq, who has to do it and who pays'],
    ['ar', 'توثيق العقد على مين، انا ولا المالك؟'],
    ['hi', 'tawtheeq kaun karata hai, malik ya main'],
    ['ru', 'кто делает tawtheeq, хозяин или я?'],
    ['zh', 'tawtheeq 要租客自己办吗'],
    ['de', 'wer muss Tawtheeq machen, der Vermieter oder ich?'],
  ])('are told for the office that is named (%s: %s)', async (language, said) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(/TAQA|طاقة/u)
  })
})
