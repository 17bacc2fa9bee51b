import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'
import { searchWords } from '../../../db/search-words.ts'
import { BETWEEN } from './between-words.ts'
import type { Lexicon, Meaning, PlaceSense } from './lexicon.ts'
import { innermost, type PlaceTree } from './place-tree.ts'
import type { LimitReader, TextLimits } from './read-limits.ts'

/** A word to look for, or an amenity under any of its names. */
export type Term = { words: string[]; amenity?: number }

/** What a search text says, as far as the lexicon knows it. */
export type Reading = {
  places: number[]
  /** Slugs of types, as alternatives. */
  types: string[]
  purpose: Purpose | undefined
  beds: number[]
  /** Prices, sizes, ranges of rooms and states of the home. */
  limits: TextLimits
  /** What is left to look for in the listings. */
  terms: Term[]
  /** The names of types as words, for when no listing is of a type that was named. */
  typeTerms: Term[]
  /** The text in its simplest spelling, phrases corrected. */
  text: string
  /** Whether a phrase had to be corrected for that. */
  isCorrected: boolean
}

/** What texts are read by. */
export type TextKnowledge = { lexicon: Lexicon; tree: PlaceTree; readLimits: LimitReader }

type Piece = { text: string; meaning: Meaning | undefined; slipped: boolean; isLimit?: boolean }

/** Words read of a text; nobody types more. */
const MAX_WORDS = 24

/** Unknown words that may be slips, the first ones: each is compared with every name. */
const MOST_SLIPS = 8

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const BEDROOM = /^(bed|beds|bedroom|bedrooms|br|bhk|bdr)$/
const NUMBER_OF_BEDROOMS = /^(\d{1,2})(bed|beds|bedroom|bedrooms|br|bhk|bdr)$/

/**
 * Reads a text by the longest phrases first; a phrase with a slip or two counts as well. `chosen`
 * is the purpose that was chosen beside it: it tells monthly rents from prices.
 */
export function readText(
  text: string,
  { lexicon, tree, readLimits }: TextKnowledge,
  chosen?: Purpose,
): Reading {
  const { limits, types, segments } = readLimits(text, chosen, (words) => isEnglish(words, lexicon))
  const pieces = segments.flatMap((segment): Piece[] => {
    if (segment.isLimit)
      return [{ text: segment.text, meaning: undefined, slipped: false, isLimit: true }]
    const words = foldName(segment.text).split(' ').slice(0, MAX_WORDS)
    return readBedrooms(words).flatMap((part) =>
      Array.isArray(part) ? readWords(part, lexicon) : [part],
    )
  })
  const places = choosePlaces(pieces, tree)
  const meanings = pieces.flatMap(({ meaning }) => meaning ?? [])
  const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
  return {
    places: innermost(tree, [...places.values()].flat()),
    types: unique([
      ...meanings.flatMap((meaning) => (meaning.kind === 'types' ? meaning.slugs : [])),
      ...types,
    ]),
    purpose: meanings.find((meaning) => meaning.kind === 'purpose')?.purpose ?? limits.purpose,
    beds: unique(meanings.flatMap((meaning) => (meaning.kind === 'beds' ? [meaning.number] : []))),
    limits,
    terms: pieces.flatMap((piece) => termsOf(piece, places.has(piece))),
    typeTerms: pieces.flatMap(({ text: words, meaning }) =>
      meaning?.kind === 'types' ? searchWords(words).map((word) => ({ words: [word] })) : [],
    ),
    text: pieces.map((piece) => piece.text).join(' '),
    isCorrected: pieces.some(({ slipped }) => slipped),
  }
}

/** Roots of German words for homes and what is done with them, which are plain letters too. */
const GERMAN = /wohnung|haus|zimmer|grundst|kauf|miet|buro/

/** Whether the lexicon reads it by itself: English, and what it has of Arabic. */
function isEnglish(words: string, lexicon: Lexicon): boolean {
  const folded = foldName(words)
  if (lexicon.exact(folded) !== undefined) return true
  return /^[a-z0-9 ]*$/.test(folded) && !GERMAN.test(folded)
}

/** Reads "2 bedrooms", "2br" and "two beds"; a number in front would not survive in a phrase. */
function readBedrooms(words: readonly string[]): (string[] | Piece)[] {
  const parts: (string[] | Piece)[] = []
  let others: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const joined = NUMBER_OF_BEDROOMS.exec(word)?.[1]
    const spoken = NUMBER_WORDS.indexOf(word)
    const number =
      joined ?? (/^\d{1,2}$/.test(word) ? word : spoken > 0 ? String(spoken) : undefined)
    if (number === undefined || (joined === undefined && !BEDROOM.test(next))) {
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
  lexicon: Lexicon,
  readable = endOfSlips(words, lexicon),
): Piece[] {
  for (let size = Math.min(words.length, lexicon.longest); size > 0; size -= 1) {
    for (const match of [lexicon.exact, lexicon.similar]) {
      const end = match === lexicon.exact ? words.length : Math.min(words.length, readable)
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
          ...readWords(words.slice(0, start), lexicon, readable),
          piece,
          ...readWords(words.slice(start + size), lexicon, readable - start - size),
        ]
      }
    }
  }
  return words.flatMap((word) => readUnspaced(word, lexicon))
}

/** Where the words end in which slips are looked for. */
function endOfSlips(words: readonly string[], lexicon: Lexicon): number {
  const unknown = words.flatMap((word, at) => (lexicon.knows(word) ? [] : [at]))
  return unknown[MOST_SLIPS] ?? words.length
}

function readUnspaced(word: string, lexicon: Lexicon): Piece[] {
  const found = lexicon.inside(word)
  if (found === undefined) return [{ text: word, meaning: undefined, slipped: false }]
  const [before = '', ...after] = word.split(found.phrase)
  const around = (part: string): Piece[] => (part === '' ? [] : readUnspaced(part, lexicon))
  const piece = { text: found.phrase, meaning: found.meaning, slipped: false }
  return [...around(before), piece, ...around(after.join(''))]
}

/**
 * Decides which place each phrase means: one inside another place of the text rather than one
 * elsewhere, then the likeliest. A place with an everyday name needs one above it in the text.
 */
function choosePlaces(pieces: readonly Piece[], tree: PlaceTree): Map<Piece, number[]> {
  const named = pieces.flatMap((piece) =>
    piece.meaning?.kind === 'places' ? [{ piece, senses: piece.meaning.senses }] : [],
  )
  const isSupported = ({ code }: PlaceSense, own: Piece): boolean =>
    named.some(
      ({ piece, senses }) =>
        piece !== own &&
        senses.some((other) => other.code !== code && tree.pathOf(code).includes(other.code)),
    )
  const chosen = new Map<Piece, number[]>(
    pieces.flatMap((piece) =>
      piece.meaning?.kind === 'family' ? [[piece, piece.meaning.codes] as const] : [],
    ),
  )
  for (const { piece, senses } of named) {
    const possible = senses
      .map((sense) => ({ ...sense, supported: isSupported(sense, piece) }))
      .filter(({ needsParent, supported }) => !needsParent || supported)
      .sort((a, b) => Number(b.supported) - Number(a.supported) || a.cost - b.cost)
    if (possible[0] !== undefined) chosen.set(piece, [possible[0].code])
  }
  return chosen
}

function termsOf({ text, meaning, isLimit }: Piece, isPlace: boolean): Term[] {
  if (isLimit === true) return []
  if (meaning?.kind === 'amenity') return [{ words: searchWords(text), amenity: meaning.bit }]
  if (meaning === undefined || (meaning.kind === 'places' && !isPlace)) {
    return searchWords(text)
      .filter((word) => !BETWEEN.has(word))
      .map((word) => ({ words: [word] }))
  }
  return []
}
