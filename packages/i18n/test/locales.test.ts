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

interface Line {
  feature: string
  key: string
  text: string
}

/** All texts of a language, file by file. */
function readAll(language: string): Line[] {
  const path = (feature: string) => new URL(`${language}/${feature}.json`, folder)
  return features.flatMap((feature) =>
    flatten(JSON.parse(readFileSync(path(feature), 'utf8'))).map(([key, text]) => ({
      feature,
      key,
      text,
    })),
  )
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(pluralSuffix, '')
/** Forms that count exactly one number, so that the figure may be left out: `منزلان`, two homes. */
const formsOfOneNumber: Readonly<Record<string, readonly string[]>> = { ar: ['zero', 'one', 'two'] }
const oneNumber = (language: string, key: string) =>
  formsOfOneNumber[language]?.some((form) => key.endsWith(`_${form}`)) ?? false

const placeholders = (text: string) => [...new Set(text.match(/{{\w+}}|<\/?\w+>/g))].sort()

/** How a failure names a text: its file and key. */
const name = ({ feature, key }: Omit<Line, 'text'>) => `${feature}.json ${key}`
const show = (line: Line) => `${name(line)}: ${line.text}`
const stems = (lines: readonly Line[]) =>
  new Set(lines.map(({ feature, key }) => name({ feature, key: stem(key) })))

const english = readAll(fallbackLanguage)
const englishTexts = new Map(english.map((line) => [name(line), line.text]))

describe.each(interfaceLanguages)('texts in %s', (language) => {
  const lines = readAll(language)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories

  it('have a file for each feature and no other', () => {
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual(
      features.map((feature) => `${feature}.json`).sort(),
    )
    expect(new Set(lines.map(({ feature }) => feature))).toEqual(new Set(features))
  })

  it('have the keys of the English files', () => {
    expect(stems(lines)).toEqual(stems(english))
  })

  it('name no other text and no format: the web app is built without them', () => {
    expect(lines.filter(({ text }) => /\$t\(|{{[^}]*,/.test(text)).map(show)).toEqual([])
  })

  it('have every plural form of the language', () => {
    const known = new Set(lines.map(name))
    const plurals = lines.filter(({ key }) => pluralSuffix.test(key))
    const wanted = plurals.flatMap(({ feature, key }) =>
      forms.map((form) => name({ feature, key: `${stem(key)}_${form}` })),
    )
    expect(plurals.length).toBeGreaterThan(10)
    expect(wanted.filter((form) => !known.has(form))).toEqual([])
  })

  it('have no form that the language does not know', () => {
    const strange = lines.filter(({ key }) => {
      const [, form] = pluralSuffix.exec(key) ?? []
      return form !== undefined && !forms.some((known) => known === form)
    })
    expect(strange.map(show)).toEqual([])
  })

  it('use the placeholders of the English texts', () => {
    const strange = lines.filter(({ feature, key, text }) => {
      const other = name({ feature, key: `${stem(key)}_other` })
      const model = englishTexts.get(name({ feature, key })) ?? englishTexts.get(other) ?? ''
      const allowed = placeholders(model)
      const isPlural = pluralSuffix.test(key)
      const used = placeholders(text)
      // Where a form is for one number alone (Arabic two), the word may say it.
      return isPlural && oneNumber(language, key)
        ? used.some((placeholder) => !allowed.includes(placeholder))
        : used.join() !== allowed.join()
    })
    expect(strange.map(show)).toEqual([])
  })

  it('are never empty', () => {
    expect(lines.filter(({ text }) => text.trim() === '').map(name)).toEqual([])
  })
})

const translations = interfaceLanguages.filter((language) => language !== fallbackLanguage)

it.each(translations)('every text is translated into %s', (language) => {
  const untouched = readAll(language).filter(
    (line) =>
      /\p{L}/u.test(line.text.replace(/{{\w+}}/g, '')) &&
      englishTexts.get(name(line)) === line.text &&
      !sameAsEnglish(language, line.text),
  )
  expect(untouched.map(show)).toEqual([])
})
