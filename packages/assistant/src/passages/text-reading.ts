import { type Bag, hindiRunsOf, runsOf } from './question-grams.ts'
import { hindiWordKeys, wordKeys } from './word-keys.ts'

/** How the texts of a language and the questions about them are taken apart. */
export interface TextReading {
  wordsOf(text: string): readonly string[]
  runsOf(text: string): Bag
}

const devanagari = /\p{Script=Devanagari}/u

/** Many passages repeat a heading, and all is read for more than one purpose: each text is read once. */
export function readingFor(texts: readonly string[]): TextReading {
  const isHindi = texts.some((text) => devanagari.test(text))
  return {
    wordsOf: remembering(isHindi ? hindiWordKeys : wordKeys),
    runsOf: isHindi ? hindiRunsOf : runsOf,
  }
}

function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}
