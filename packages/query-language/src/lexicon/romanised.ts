import type { Meaning } from '../grammar/meaning.ts'
import { type PhraseRow, type PhraseTable, splitPhrases } from '../grammar/phrase-table.ts'
import { inLatinLetters } from '../language/hindi-letters.ts'

/** In Latin letters many numbers look like other words: sixty like 'with', a hundred like 'asleep'. */
const ofNumbers: ReadonlySet<Meaning['kind']> = new Set([
  'number',
  'scale',
  'amount',
  'shift',
  'part',
])

/** Shorter words look like words of English: 'the', 'to', 'me'. */
const leastLetters = 4

/** Phrases of Hindi as they are typed in Latin letters: what is said in one script is said in the other. */
export const romanised = (table: PhraseTable): PhraseTable =>
  table.flatMap(([meaning, phrases]): PhraseRow[] => {
    if (ofNumbers.has(meaning.kind)) return []
    const typed = splitPhrases(phrases)
      .filter((phrase) => /^[\p{Script=Devanagari}\s*]+$/u.test(phrase))
      .map(inLatinLetters)
      .filter((phrase) => phrase.length >= leastLetters)
    return typed.length === 0 ? [] : [[meaning, typed.join('|')]]
  })
