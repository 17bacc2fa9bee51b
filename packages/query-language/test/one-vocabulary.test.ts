import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { propertyTypes, purposes } from '@manzil/domain/vocabulary'
import { expect, it } from 'vitest'
import { splitPhrases } from '../src/grammar/phrase-table.ts'
import { foldText } from '../src/language/fold.ts'
import { lexicons } from '../src/lexicon/lexicons.ts'
import { typedSearchWords } from '../src/lexicon/typed-search-words.ts'

const source = join(import.meta.dirname, '../src')
const lexicon = join(source, 'lexicon')

/** Codes of the contract, which are words as well. */
const codes: ReadonlySet<string> = new Set([...propertyTypes, ...purposes])

const phrases = new Set(
  Object.values(lexicons).flatMap((table) =>
    table.flatMap(([{ kind }, words]) =>
      kind === 'type' || kind === 'purpose' ? splitPhrases(words).map(foldText) : [],
    ),
  ),
)

/** What stands in quotes, and the bare keys of tables. */
const written = /'([^'\n]+)'|"([^"\n]+)"|^\s*([\p{L}\p{M}]+):/gmu

function wordsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(
    /^import [^\n]*$|\/\*\*.*?\*\/|\/\/ [^\n]*$/gms,
    '',
  )
  const found = [...code.matchAll(written)].flatMap((match) => match.slice(1))
  return found.filter((text) => text !== undefined)
}

it('writes words of types and purposes in the lexicon alone', () => {
  const files = readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(lexicon))
    .map((entry) => join(entry.parentPath, entry.name))
  const outside = files.flatMap((file) =>
    wordsOf(file)
      .filter((word) => !codes.has(word) && phrases.has(foldText(word)))
      .map((word) => `${relative(source, file)}: '${word}' belongs in a row of src/lexicon/`),
  )
  expect(outside).toEqual([])
})

it('writes each word of a typed search once', () => {
  for (const language of ['en', 'ar'] as const) {
    const typed = typedSearchWords[language].flatMap(([, words]) => splitPhrases(words))
    const all = lexicons[language].flatMap(([{ kind }, words]) =>
      kind === 'type' || kind === 'purpose' ? splitPhrases(words).map(foldText) : [],
    )
    const twice = typed
      .map(foldText)
      .filter((word) => all.filter((each) => each === word).length > 1)
    expect(twice).toEqual([])
  }
})
