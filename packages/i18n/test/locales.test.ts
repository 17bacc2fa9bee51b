import { readdirSync, readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { features } from '../src/features.ts'
import { fallbackLanguage, interfaceLanguages } from '../src/languages.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { choicesOf, type Saying, sayings } from './sayings.ts'

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
  /** File and key, as a failure names it. */
  name: string
  text: string
  message: CompiledMessage
}

function compile(name: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text)
  } catch (cause) {
    throw new Error(`${name} is no ICU MessageFormat: ${text}`, { cause })
  }
}

/** All texts of a language, file by file. Those that cannot be parsed stop everything. */
const readAll = (language: string): Line[] =>
  features.flatMap((feature) => {
    const file = new URL(`${language}/${feature}.json`, folder)
    return flatten(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => {
      const name = `${feature}.json ${key}`
      return { name, text, message: compile(name, text) }
    })
  })

/** Forms that count exactly one number, so that the figure may be left out: `منزلان`, two homes. */
const formsOfOneNumber: Readonly<Record<string, readonly string[]>> = { ar: ['zero', 'one', 'two'] }
const oneNumber = (language: string, { forms }: Saying) =>
  forms.some((form) => formsOfOneNumber[language]?.includes(form))

/** What a saying leaves open, and the tags of its links. */
const placesOf = ({ text }: Saying) => [...new Set(text.match(/{\w+}|<\/?\w+>/g))].sort()

const english = readAll(fallbackLanguage)
const englishTexts = new Map(english.map(({ name, message }) => [name, message]))
/** The English way to say the same: in the same form, or in that of other numbers. */
const modelOf = (name: string, { forms }: Saying): Saying => {
  const ways = sayings(englishTexts.get(name) ?? [])
  const same = ways.find((way) => way.forms.join() === forms.join())
  return same ?? ways.at(-1) ?? { forms: [], text: '' }
}

const show = ({ name, text }: Line) => `${name}: ${text}`
const argumentsOf = (message: CompiledMessage) =>
  [
    ...new Set([
      ...choicesOf(message).map(({ argument }) => argument),
      ...sayings(message).flatMap(placesOf),
    ]),
  ].sort()

/** The key that sends, by its names in the six languages: many visitors hold no keyboard. */
const enterKey = /press Enter|اضغط Enter|нажмите Enter|Enter दबाएँ|按 Enter|回车|Eingabetaste/i

describe.each(interfaceLanguages)('texts in %s', (language) => {
  const lines = readAll(language)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

  it('have a file for each feature and no other', () => {
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual(
      features.map((feature) => `${feature}.json`).sort(),
    )
  })

  it('have the keys of the English files', () => {
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(englishTexts.keys()))
  })

  it('take the values of the English texts', () => {
    const strange = lines.filter(({ name, message }) => {
      return argumentsOf(message).join() !== argumentsOf(englishTexts.get(name) ?? []).join()
    })
    expect(strange.map(show)).toEqual([])
  })

  it('say them in each plural form', () => {
    const strange = lines.filter(({ name, message }) =>
      sayings(message).some((saying) => {
        const used = placesOf(saying)
        const allowed = placesOf(modelOf(name, saying))
        return oneNumber(language, saying)
          ? used.some((place) => !allowed.includes(place))
          : used.join() !== allowed.join()
      }),
    )
    expect(strange.map(show)).toEqual([])
  })

  it('have the plural forms of the language, all of them and no other', () => {
    const plurals = lines.flatMap((line) =>
      choicesOf(line.message).map(({ ways }) => ({ line, own: ways.map(([form]) => form) })),
    )
    expect(plurals.length).toBeGreaterThan(10)
    const strange = plurals.filter(({ own }) => own.toSorted().join() !== forms.join())
    expect(strange.map(({ line }) => show(line))).toEqual([])
  })

  it('write no figure by themselves: formats are those of src/format.ts', () => {
    const strange = lines.filter(
      ({ text, message }) =>
        text.includes('#') || choicesOf(message).some(({ format }) => format !== 'plural'),
    )
    expect(strange.map(show)).toEqual([])
  })

  it('name no key that a touch screen does not have', () => {
    expect(lines.filter(({ text }) => enterKey.test(text)).map(show)).toEqual([])
  })

  it('are never empty', () => {
    expect(
      lines.filter(({ message }) => sayings(message).some(({ text }) => !text.trim())),
    ).toEqual([])
  })
})

const translations = interfaceLanguages.filter((language) => language !== fallbackLanguage)

it.each(translations)('every text is translated into %s', (language) => {
  const untouched = readAll(language).filter(({ name, message }) =>
    sayings(message).some(
      (saying) =>
        /\p{L}/u.test(saying.text.replace(/{\w+}/g, '')) &&
        modelOf(name, saying).text === saying.text &&
        !sameAsEnglish(language, saying.text),
    ),
  )
  expect(untouched.map(show)).toEqual([])
})
