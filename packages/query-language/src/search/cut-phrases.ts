import { foldName } from '@manzil/domain/search/fold-name'
import type { PhraseBook } from './phrase-book.ts'
import type { PhraseMeaning } from './phrases.ts'

/** A phrase of a text, or a word that none holds. */
export interface SearchPiece {
  text: string
  meaning: PhraseMeaning | undefined
  slipped: boolean
  /** What to look for in adverts, where it is not the text. */
  words?: string
  isLimit?: boolean
}

/** Words read of a text; nobody types more. */
const mostWords = 24

/** Unknown words that may be slips, the first ones: each is compared with every name. */
const mostSlips = 8

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const bedroom = /^(bed|beds|bedroom|bedrooms|br|bhk|bdr)$/
const numberOfBedrooms = /^(\d{1,2})(bed|beds|bedroom|bedrooms|br|bhk|bdr)$/

/** Cuts words into the phrases of the book, the longest first. */
export function cutPhrases(text: string, book: PhraseBook): SearchPiece[] {
  const words = foldName(text).split(' ').slice(0, mostWords)
  return readBedrooms(words).flatMap((part) =>
    Array.isArray(part) ? readWords(part, book) : [part],
  )
}

/** Reads "2 bedrooms", "2br" and "two beds"; a number in front would not survive in a phrase. */
function readBedrooms(words: readonly string[]): (string[] | SearchPiece)[] {
  const parts: (string[] | SearchPiece)[] = []
  let others: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const joined = numberOfBedrooms.exec(word)?.[1]
    const spoken = numberWords.indexOf(word)
    const number =
      joined ?? (/^\d{1,2}$/.test(word) ? word : spoken > 0 ? String(spoken) : undefined)
    if (number === undefined || (joined === undefined && !bedroom.test(next))) {
      if (word !== '') others.push(word)
      continue
    }
    const text = joined === undefined ? `${word} ${next}` : word
    parts.push(others, { text, meaning: { kind: 'beds', number: Number(number) }, slipped: false })
    others = []
    if (joined === undefined) at += 1
  }
  return [...parts, others]
}

/** @param readable phrases that end before this word may have slips */
function readWords(
  words: readonly string[],
  book: PhraseBook,
  readable = endOfSlips(words, book),
): SearchPiece[] {
  for (let size = Math.min(words.length, book.longest); size > 0; size -= 1) {
    for (const match of [book.exact, book.similar]) {
      const end = match === book.exact ? words.length : Math.min(words.length, readable)
      for (let start = 0; start + size <= end; start += 1) {
        const phrase = words.slice(start, start + size).join(' ')
        const result = match(phrase)
        if (result === undefined) continue
        const found = 'meaning' in result ? result : { phrase, meaning: result }
        const piece = {
          text: found.phrase,
          meaning: found.meaning,
          slipped: found.phrase !== phrase,
        }
        return [
          ...readWords(words.slice(0, start), book, readable),
          piece,
          ...readWords(words.slice(start + size), book, readable - start - size),
        ]
      }
    }
  }
  return words.flatMap((word) => readUnspaced(word, book))
}

/** Where the words end in which slips are looked for. */
function endOfSlips(words: readonly string[], book: PhraseBook): number {
  const unknown = words.flatMap((word, at) => (book.knows(word) ? [] : [at]))
  return unknown[mostSlips] ?? words.length
}

function readUnspaced(word: string, book: PhraseBook): SearchPiece[] {
  const found = book.inside(word)
  if (found === undefined) return [{ text: word, meaning: undefined, slipped: false }]
  const [before = '', ...after] = word.split(found.phrase)
  const around = (part: string): SearchPiece[] => (part === '' ? [] : readUnspaced(part, book))
  const piece = { text: found.phrase, meaning: found.meaning, slipped: false }
  return [...around(before), piece, ...around(after.join(''))]
}
