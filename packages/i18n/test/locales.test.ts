import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '../src/features.ts'
import { fallbackLanguage, interfaceLanguages } from '../src/languages.ts'
import { sameAsEnglish } from './same-as-english.ts'

const folder = new URL('../src/locales/', import.meta.url)

/** Every text of a file by its dotted key. */
function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is not a text`)
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, key ? `${key}.${name}` : name),
  )
}

const read = (language: string, feature: string) =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${language}/${feature}.json`, folder), 'utf8'))))

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(pluralSuffix, '')
/** Forms that count exactly one number, so that the figure may be left out: `منزلان`, two homes. */
const formsOfOneNumber: Readonly<Record<string, readonly string[]>> = { ar: ['zero', 'one', 'two'] }
const oneNumber = (language: string, key: string) =>
  formsOfOneNumber[language]?.some((form) => key.endsWith(`_${form}`)) ?? false

const placeholders = (text: string) => [...new Set(text.match(/{{\w+}}|<\/?\w+>/g))].sort()

describe.each(interfaceLanguages)('texts in %s', (language) => {
  it('has a file for each feature and no other', () => {
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual(
      features.map((feature) => `${feature}.json`).sort(),
    )
  })

  it.each(features)('%s has the keys of the English file', (feature) => {
    const wanted = new Set([...read(fallbackLanguage, feature).keys()].map(stem))
    expect(new Set([...read(language, feature).keys()].map(stem))).toEqual(wanted)
  })

  it.each(features)(
    '%s names no other text and no format: the web app is built without them',
    (feature) => {
      const strange = [...read(language, feature)].filter(([, text]) => /\$t\(|{{[^}]*,/.test(text))
      expect(strange).toEqual([])
    },
  )

  it.each(features)('%s has every plural form of the language', (feature) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const keys = read(language, feature)
    const plurals = [...keys.keys()].filter((key) => pluralSuffix.test(key)).map(stem)
    const missing = plurals.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((full) => !keys.has(full)),
    )
    expect(missing).toEqual([])
  })

  it.each(features)('%s has no form that the language does not know', (feature) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const strange = [...read(language, feature).keys()].filter((key) => {
      const [, form] = pluralSuffix.exec(key) ?? []
      return form !== undefined && !forms.some((known) => known === form)
    })
    expect(strange).toEqual([])
  })

  it.each(features)('%s uses the placeholders of the English text', (feature) => {
    const english = read(fallbackLanguage, feature)
    const strange = [...read(language, feature)].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${stem(key)}_other`) ?? ''
      const allowed = placeholders(model)
      const isPlural = pluralSuffix.test(key)
      const used = placeholders(text)
      // Where a form is for one number alone (Arabic two), the word may say it.
      return isPlural && oneNumber(language, key)
        ? used.some((name) => !allowed.includes(name))
        : used.join() !== allowed.join()
    })
    expect(strange).toEqual([])
  })

  it.each(features)('%s has no empty text', (feature) => {
    expect([...read(language, feature)].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

const translations = interfaceLanguages.filter((language) => language !== fallbackLanguage)

describe.each(translations)('translation into %s', (language) => {
  it.each(features)('%s is translated', (feature) => {
    const english = read(fallbackLanguage, feature)
    const untouched = [...read(language, feature)]
      .filter(
        ([key, text]) => /\p{L}/u.test(text.replace(/{{\w+}}/g, '')) && english.get(key) === text,
      )
      .map(([key, text]) => `${feature}:${key} ${text}`)
      .filter((line) => !sameAsEnglish(language, line.slice(line.indexOf(' ') + 1)))
    expect(untouched).toEqual([])
  })
})
