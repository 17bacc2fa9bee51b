import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { sharedGazetteer } from '../gazetteer/shared-gazetteer.ts'
import { betweenWords } from './between-words.ts'
import { choosePlaces } from './choose-places.ts'
import { cutPhrases, type SearchPiece } from './cut-phrases.ts'
import { createPhraseBook, type PhraseBook } from './phrase-book.ts'
import {
  createLimitReader,
  type KnownWords,
  type LimitReader,
  type TextLimits,
} from './read-limits.ts'
import { searchWords } from './search-words.ts'
import type { Segment } from './segments.ts'
import type { Typed } from './typed.ts'
import type { SearchVocabulary } from './vocabulary.ts'

/** A word to look for, or an amenity under any of its names. */
export interface Term {
  words: string[]
  /** Slug. */
  amenity?: string
}

/** What a search text says. */
export interface SearchReading {
  /** Slugs, as alternatives. */
  places: string[]
  /** Alternatives. */
  types: PropertyType[]
  purpose: Purpose | undefined
  beds: number[]
  /** Prices, sizes, ranges of rooms and states of the property. */
  limits: TextLimits
  /** What is left to look for in the properties. */
  terms: Term[]
  /** The names of types as words, for when no property is of a type that was named. */
  typeTerms: Term[]
  /** The text in its simplest spelling, phrases corrected. */
  text: string
  /** Whether a phrase had to be corrected for that. */
  isCorrected: boolean
}

/** Reads a text by the longest phrases first; a phrase with a slip or two counts as well. */
export type ReadSearch = (text: string, typed?: Typed) => SearchReading

interface Knowledge {
  book: PhraseBook
  gazetteer: Gazetteer
  readLimits: LimitReader
}

/** The reader of typed searches: one for search, suggestions and the mock. Large, made once. */
export function createSearchReader(vocabulary: SearchVocabulary): ReadSearch {
  const gazetteer = sharedGazetteer(vocabulary.places)
  const book = createPhraseBook(vocabulary, gazetteer)
  const amenities = new Set(vocabulary.amenities.map(({ slug }) => slug))
  const readLimits = createLimitReader(gazetteer, amenities)
  const knowledge = { book, gazetteer, readLimits }
  return (text, typed = {}) => readSearch(text, knowledge, typed)
}

function readSearch(
  text: string,
  { book, gazetteer, readLimits }: Knowledge,
  typed: Typed,
): SearchReading {
  const { limits, types, segments } = readLimits(text, typed, knownTo(book))
  const pieces = segments.flatMap((segment): SearchPiece[] =>
    segment.isLimit ? [pieceOf(segment)] : cutPhrases(segment.text, book),
  )
  const places = choosePlaces(pieces, gazetteer)
  const meanings = pieces.flatMap(({ meaning }) => meaning ?? [])
  const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
  return {
    places: gazetteer.mostSpecific([...places.values()].flat()),
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

/** Roots of German words for properties and what is done with them, which are plain letters too. */
const germanRoots = /wohnung|haus|zimmer|grundst|kauf|miet|buro/

/** What the phrases read by themselves: English, and what they have of other languages. */
function knownTo(book: PhraseBook): KnownWords {
  const isPhrase = (words: string): boolean => book.exact(foldName(words)) !== undefined
  const isLatin = (words: string): boolean => {
    const folded = foldName(words)
    return /^[a-z0-9 ]*$/.test(folded) && !germanRoots.test(folded)
  }
  return { isPhrase, isEnglish: (words) => isPhrase(words) || isLatin(words) }
}

const arabic = /\p{Script=Arabic}/u

function pieceOf({ text, amenity }: Segment): SearchPiece {
  const piece = { text, slipped: false }
  if (amenity === undefined) return { ...piece, meaning: undefined, isLimit: true }
  // Adverts are written in English and Arabic, and a slug is made of English words.
  const words = arabic.test(text) ? text : amenity
  return { ...piece, meaning: { kind: 'amenity', slug: amenity }, words }
}

function termsOf({ text, words = text, meaning, isLimit }: SearchPiece, isPlace: boolean): Term[] {
  if (isLimit === true) return []
  if (meaning?.kind === 'amenity') return [{ words: searchWords(words), amenity: meaning.slug }]
  if (meaning === undefined || (meaning.kind === 'places' && !isPlace)) {
    return searchWords(text)
      .filter((word) => !betweenWords.has(word))
      .map((word) => ({ words: [word] }))
  }
  return []
}
