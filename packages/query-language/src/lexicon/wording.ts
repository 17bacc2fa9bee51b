import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { BoundKind, Cue, Meaning, SlotNoun } from '../grammar/meaning.ts'
import { combine, type PhraseRow, type PhraseTable } from '../grammar/phrase-table.ts'
import type { Topic } from '../grammar/topics.ts'

/** Short ways to write the rows of a lexicon. */

export const row = (meaning: Meaning, phrases: string): PhraseRow => [meaning, phrases]

export const type = (types: PropertyType | readonly PropertyType[], phrases: string): PhraseRow =>
  row({ kind: 'type', types: typeof types === 'string' ? [types] : types }, phrases)

/** 'House' in every language: detached or in a row. */
export const house: readonly PropertyType[] = ['villa', 'townhouse']

export const amenity = (slug: string, phrases: string): PhraseRow =>
  row({ kind: 'amenity', slug }, phrases)

export const purpose = (value: Purpose, phrases: string): PhraseRow =>
  row({ kind: 'purpose', purpose: value }, phrases)

export const completion = (value: Completion, phrases: string): PhraseRow =>
  row({ kind: 'completion', completion: value }, phrases)

export const furnished = (value: Furnishing, phrases: string): PhraseRow =>
  row({ kind: 'furnished', furnished: value }, phrases)

export const sort = (value: SortBy, phrases: string): PhraseRow =>
  row({ kind: 'sort', sort: value }, phrases)

/** 'Cheaper' than what was shown; a search by price where nothing was. */
export const cheaper = (phrases: string): PhraseRow =>
  row({ kind: 'sort', sort: 'price_asc', step: true }, phrases)

export const number = (value: number, phrases: string): PhraseRow =>
  row({ kind: 'number', value }, phrases)

export const scale = (value: number, phrases: string): PhraseRow =>
  row({ kind: 'scale', value }, phrases)

/** A scale that a number may stand behind: how many of them, or its tenths. */
export const scaleFirst = (
  value: number,
  behindIt: 'count' | 'tenths',
  phrases: string,
): PhraseRow => row({ kind: 'scale', value, behindIt }, phrases)

/** Short forms of a scale, which say nothing without their number. */
export const scaleShort = (value: number, phrases: string): PhraseRow =>
  row({ kind: 'scale', value, behind: true }, phrases)

/** Letters that are a scale only right behind a number. */
export const scaleLetter = (value: number, phrases: string): PhraseRow =>
  row({ kind: 'scale', value, letter: true }, phrases)

/** `near`: it must touch its number. */
export const before = (bound: BoundKind, phrases: string, near = false): PhraseRow =>
  row({ kind: 'bound', bound, side: 'before', ...(near && { near }) }, phrases)

/** Bounds of money alone: 'spend up to', 'budget max'. */
export const ofPrice = (
  bound: BoundKind,
  phrases: string,
  side: 'before' | 'either' = 'before',
): PhraseRow => row({ kind: 'bound', bound, side, of: 'price' }, phrases)

export const after = (bound: BoundKind, phrases: string): PhraseRow =>
  row({ kind: 'bound', bound, side: 'after' }, phrases)

export const either = (bound: BoundKind, phrases: string): PhraseRow =>
  row({ kind: 'bound', bound, side: 'either' }, phrases)

/** 'min' is the least, or the minutes that a bare number counts. */
export const minutesOrLeast = (phrases: string): PhraseRow =>
  row({ kind: 'bound', bound: 'min', side: 'either', minutes: true }, phrases)

export const noun = (slot: SlotNoun, phrases: string): PhraseRow =>
  row({ kind: 'noun', slot }, phrases)

export const clear = (slot: SlotNoun, phrases: string): PhraseRow =>
  row({ kind: 'clear', slot }, phrases)

export const cue = (value: Cue, phrases: string): PhraseRow =>
  row({ kind: 'cue', cue: value }, phrases)

/** What homes are let for, or one's own could be. */
export const rentValue = (phrases: string): PhraseRow =>
  row({ kind: 'cue', cue: 'value', purpose: 'rent' }, phrases)

export const topic = (value: Topic, phrases: string): PhraseRow =>
  row({ kind: 'topic', topic: value }, phrases)

/** The visitor's own home, by its kind where the words tell it. */
export const mine = (types: PropertyType | readonly PropertyType[], phrases: string): PhraseRow =>
  row({ kind: 'cue', cue: 'mine', types: typeof types === 'string' ? [types] : types }, phrases)

/** The visitor's own flat, with the number of its bedrooms. */
export const mineRooms = (bedrooms: number, phrases: string): PhraseRow =>
  row({ kind: 'cue', cue: 'mine', types: ['apartment'], bedrooms }, phrases)

/** The visitor's own studio. */
export const mineStudio = (phrases: string): PhraseRow => mineRooms(0, phrases)

/** Several cards from the first one on. */
export const firstCards = (upTo: number, phrases: string): PhraseRow =>
  row({ kind: 'ordinal', value: 1, upTo }, phrases)

/** Cards by the number that they have on the screen: '#2', 'number 2'. */
export const cardNumbers = (patterns: string): PhraseTable =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (value): PhraseRow => [{ kind: 'ordinal', value }, combine(patterns, String(value))],
  )

export const plain = (phrases: string): PhraseRow => row({ kind: 'plain' }, phrases)

/** Numbers by their words in order. */
export const countUp = (words: string, from = 0): PhraseTable =>
  words
    .split('|')
    .map(
      (word, step): PhraseRow => [
        { kind: 'number', value: from + step },
        word.replaceAll('/', '|'),
      ],
    )
