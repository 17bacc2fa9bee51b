import { createParts, isGerman } from './compounds.ts'
import { addHindiRuns, addRuns } from './question-grams.ts'
import { hindiWordKeys, wordKeys } from './word-keys.ts'

/** How the texts of a language and the questions about them are taken apart. */
export interface TextReading {
  wordsOf: (text: string) => readonly string[]
  addRuns: typeof addRuns
}

const devanagari = /\p{Script=Devanagari}/u

export function readingFor(texts: readonly string[]): TextReading {
  if (texts.some((text) => devanagari.test(text)))
    return { wordsOf: hindiWordKeys, addRuns: addHindiRuns }
  if (!isGerman(texts)) return { wordsOf: wordKeys, addRuns }
  const partsOf = createParts(texts)
  return { wordsOf: (text) => [...wordKeys(text), ...wordKeys(partsOf(text))], addRuns }
}

/** While an index is made the same texts are read for more than one purpose: each is read once. */
export function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}
