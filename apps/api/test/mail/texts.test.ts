import { expect, test } from 'vitest'
import { accountTexts } from '../../src/mail/texts/account-texts.ts'
import { mailTexts } from '../../src/mail/texts/texts-of.ts'

/** Every text with its place; those that are made of a number are made of this one. */
function* textsIn(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value]
  else if (typeof value === 'function') yield [place, String(value('EQ-234567', '·'))]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${place}.${name}`)
}

const textsOf = (language: keyof typeof mailTexts) =>
  new Map(textsIn({ account: accountTexts[language], enquiry: mailTexts[language] }))
const english = textsOf('en')
const letters = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
  de: /\p{Script=Latin}/u,
}
/** Proper names are the same everywhere. */
const names = ['WhatsApp']

test.each(['ar', 'ru', 'hi', 'zh', 'de'] as const)(
  'mails in %s say nothing in English',
  (language) => {
    const texts = textsOf(language)
    expect([...texts.keys()]).toEqual([...english.keys()])
    for (const [place, text] of texts) {
      if (names.includes(text)) continue
      expect(text, place).toMatch(letters[language])
      // A single word may be the same in German.
      if (text.includes(' ')) expect(text, place).not.toBe(english.get(place))
      expect(text.includes('EQ-234567'), place).toBe(english.get(place)?.includes('EQ-234567'))
    }
  },
)
