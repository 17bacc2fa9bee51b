import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../src/languages.ts'
import { serverMessage } from '../src/server-messages.ts'

type Groups = Record<string, Record<string, string>>
const read = (language: string): Groups =>
  JSON.parse(readFileSync(new URL(`../src/server/${language}.json`, import.meta.url), 'utf8'))
const flat = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  )
const english = flat(read('en'))
const others = languages.filter((language) => language !== 'en')

describe('serverMessage', () => {
  it.each(others)(
    'has every text in %s, with the values of the English one or fewer',
    (language) => {
      const own = new Map(flat(read(language)))
      expect([...own.keys()]).toEqual(english.map(([key]) => key))
      for (const [key, text] of english) {
        const values = new Set(text.match(/{{\w+}}/g))
        const missing = (own.get(key)?.match(/{{\w+}}/g) ?? []).filter((each) => !values.has(each))
        expect([key, missing]).toEqual([key, []])
        expect(own.get(key)).not.toBe(text)
      }
    },
  )

  it.each(languages)('finds every English text in %s', (language) => {
    const lost = english
      .map(([, text]) => text.replace(/{{\w+}}/g, '7'))
      .filter((text) => serverMessage(text, language) === undefined)
    expect(lost).toEqual([])
  })

  it('leaves the English text as it is', () => {
    for (const [, text] of english) {
      const said = text.replace(/{{\w+}}/g, '7')
      expect(serverMessage(said, 'en')).toBe(said)
    }
  })

  it('puts values where the language has them', () => {
    expect(serverMessage('must be at least 3', 'ru')).toBe('не меньше 3')
    expect(serverMessage('must have at most 2 MB', 'ru')).toBe('не больше 2 МБ')
    expect(serverMessage('must be one of sale, rent', 'de')).toBe(
      'muss eines davon sein: sale, rent',
    )
  })

  it('translates a message inside another', () => {
    const said =
      'Your enquiry has been received. A confirmation is on its way to your e-mail address.'
    expect(serverMessage(said, 'ru')).toBe(
      'Ваш запрос получен. Подтверждение отправлено на вашу почту.',
    )
  })

  it('says what the web app says of the same', () => {
    expect(
      serverMessage('Log in to your account to save properties to your favourites.', 'ru'),
    ).toMatch(/избранн/)
  })

  it('does not know what nobody wrote', () => {
    expect(serverMessage('SELECT failed', 'ru')).toBeUndefined()
    expect(serverMessage('x'.repeat(100_000), 'ru')).toBeUndefined()
  })
})
