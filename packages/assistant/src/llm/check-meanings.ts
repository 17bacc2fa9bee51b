import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { ReadMessage } from '@manzil/query-language/reading/reader'
import { spansOf } from '../understanding/spans.ts'
import { readFlags } from '../understanding/turn-flags.ts'
import { AttemptFailed } from './attempt-failed.ts'
import type { Facts } from './facts.ts'

/** What the meaning of a sentence is held against. */
export interface Said {
  language: LanguageCode
  facts: Facts
  gazetteer: Pick<Gazetteer, 'pathOf'>
  /** Texts from which may be quoted: titles and names of rows, the visitor's words. */
  quotable: readonly string[]
  /** Figures of the visitor. */
  numbers: readonly number[]
  read: ReadMessage
  /** How many cards are on the screen. */
  cards: number
}

/** Letters of a name that may well be an everyday word: 'see' in Arabic is a place too. */
const shortName = 4

/** The names of places in a text, as it writes them: none of them is an invented one. */
export function placesIn(
  text: string,
  { read, language }: Pick<Said, 'read' | 'language'>,
): string[] {
  return spansOf(read(text, language)).flatMap(({ kind, start, end }) =>
    kind === 'place' && end - start > shortName ? [text.slice(start, end)] : [],
  )
}

/** Places, amenities, counts and promises, read as the embedded engine reads a message. */
export function checkMeanings(text: string, said: Said): void {
  const { read, language, facts, gazetteer } = said
  const { pieces } = read(text, language)
  const { cues } = readFlags(pieces)
  if (['promise', 'steer', 'law', 'abuse'].some((cue) => [...cues].some((one) => one === cue)))
    throw new AttemptFailed('crossed_boundary')
  const named = slugsIn(said)
  const around = new Set(
    [...facts.places].flatMap((slug) => gazetteer.pathOf(slug).map((place) => place.slug)),
  )
  // Whether to look somewhere else is asked, and says nothing of the place.
  const isQuestion = /[?؟？]\s*$/u.test(text)
  for (const [index, { meaning, corrected, size }] of pieces.entries()) {
    if (meaning.kind === 'number' && !isCounted(meaning, said))
      throw new AttemptFailed('unproved', 'number word')
    const isShort = size <= shortName && pieces[index - 1]?.meaning.kind !== 'inside'
    if (corrected || isShort) continue
    const isOfPlace = meaning.kind === 'place' && !isQuestion
    if (isOfPlace && !around.has(meaning.slug) && !named.has(meaning.slug))
      throw new AttemptFailed('unproved', 'place')
    if (
      meaning.kind === 'amenity' &&
      !facts.amenities.has(meaning.slug) &&
      !named.has(meaning.slug)
    )
      throw new AttemptFailed('unproved', 'amenity')
  }
}

/** Places and amenities that the visitor or a row has named; read once for each message. */
function slugsIn({ quotable, read, language }: Said): ReadonlySet<string> {
  const known = namedBefore.get(quotable)
  if (known !== undefined) return known
  const named = new Set(
    read(quotable.join('\n'), language).pieces.flatMap(({ meaning }) =>
      meaning.kind === 'place' || meaning.kind === 'amenity' ? [meaning.slug] : [],
    ),
  )
  namedBefore.set(quotable, named)
  return named
}

const namedBefore = new WeakMap<readonly string[], ReadonlySet<string>>()

/** A number in words, as 'five bedrooms': one and two are said of everything. */
function isCounted(
  { value, digits }: { value: number; digits?: boolean },
  { facts, numbers, cards }: Said,
): boolean {
  if (digits === true || value <= 2 || value === cards) return true
  return numbers.includes(value) || facts.numbers.some((fact) => fact.value === value)
}
