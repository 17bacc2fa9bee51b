import { describe, expect, it } from 'vitest'
import { languages } from '../src/languages.ts'
import { serverTexts } from '../src/server-texts.ts'
import { sameAsEnglish } from './same-as-english.ts'

const flat = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  )
const english = flat(serverTexts.en)
const others = languages.filter((language) => language !== 'en')

describe('serverTexts', () => {
  it.each(others)(
    'has every text in %s, with the values of the English one or fewer',
    (language) => {
      const own = new Map(flat(serverTexts[language]))
      expect([...own.keys()]).toEqual(english.map(([key]) => key))
      for (const [key, text] of english) {
        const values = new Set(text.match(/{{\w+}}/g))
        const missing = (own.get(key)?.match(/{{\w+}}/g) ?? []).filter((each) => !values.has(each))
        expect([key, missing]).toEqual([key, []])
        if (!sameAsEnglish(language, text)) expect(own.get(key)).not.toBe(text)
      }
    },
  )
})
