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
