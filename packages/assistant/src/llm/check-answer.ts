import type { Evidence, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ReadMessage } from '@manzil/query-language/reading/reader'
import { readFlags } from '../understanding/turn-flags.ts'
import { AttemptFailed } from './attempt-failed.ts'
import { knownNames, namesUnknown, quotesAreKnown } from './check-names.ts'
import { ranksWithoutProof } from './check-rank.ts'
import { claimsDeed, declinesToHelp, tellsJourney, usesOtherUnits } from './deeds.ts'
import type { Facts, NumberFact } from './facts.ts'
import { longestAnswer } from './limits.ts'
import { holdsHiddenSigns, holdsMarkup } from './plain-text.ts'
import { type Figure, hasNumberWords, readFigures } from './read-figures.ts'
import { isInLanguage } from './say-language.ts'

export interface Grounds {
  language: LanguageCode
  facts: Facts
  /** Texts from which may be quoted: titles and names of rows, the visitor's words. */
  quotable: readonly string[]
  /** Figures of the visitor. */
  numbers: readonly number[]
  read: ReadMessage
  /** Words that only the instructions of the model hold. */
  secrets: readonly string[]
  /** How many cards are on the screen. */
  cards: number
  /** Lowest price of all properties that fit the search, where that is known. */
  lowestPrice: number | undefined
  /** Whether a tool has answered. */
  isProved: boolean
}

/** Rounding of a figure that is written out, and of one that is written short. */
const tolerance = 0.5
const roundedBy = 0.005
const longestQuestion = 240
/** Letters of a name that may well be an everyday word: 'see' in Arabic is a place too. */
const shortName = 4

/**
 * Lets a text through whole, with the rows behind its figures, or not at all.
 * @throws AttemptFailed that names what is wrong with it
 */
export function checkAnswer(text: string, grounds: Grounds): Evidence[] {
  const { language, facts, quotable, secrets } = grounds
  const fail = (when: boolean, reason: AttemptFailed['reason'], detail?: string): void => {
    if (when) throw new AttemptFailed(reason, detail)
  }
  fail(text === '', 'empty')
  fail(text.length > longestAnswer, 'too_long')
  fail(
    secrets.some((secret) => text.toLowerCase().includes(secret)),
    'leaked',
  )
  fail(holdsMarkup(text), 'unproved', 'link')
  fail(holdsHiddenSigns(text), 'unproved', 'sign')
  fail(!isInLanguage(text, language, quotable), 'wrong_language')
  fail(declinesToHelp(text), 'declined')
  const names = knownNames(quotable)
  fail(!quotesAreKnown(text, names), 'unproved', 'quote')
  const bare = withoutNames(text, titlesOf(facts))
  fail(claimsDeed(bare), 'claimed_deed')
  fail(tellsJourney(bare), 'unproved', 'journey')
  fail(usesOtherUnits(bare), 'unproved', 'unit')
  fail(namesUnknown(text, language, names), 'unproved', 'name')
  checkMeanings(bare, grounds)
  fail(hasNumberWords(bare), 'unproved', 'number')
  const evidence = evidenceOf(text, bare, grounds)
  const isQuestion = /[?؟？]$/u.test(text) && text.length <= longestQuestion
  fail(!grounds.isProved && !isQuestion, 'unproved', 'no tool')
  return evidence
}

/** Places, amenities, counts and promises, read as the embedded engine reads a message. */
function checkMeanings(text: string, grounds: Grounds): void {
  const { read, language, facts, quotable } = grounds
  const { pieces } = read(text, language)
  const { cues } = readFlags(pieces)
  if (['promise', 'steer', 'law', 'abuse'].some((cue) => [...cues].some((one) => one === cue)))
    throw new AttemptFailed('crossed_boundary')
  const said = read(quotable.join('\n'), language).pieces
  const named = new Set(
    said.flatMap(({ meaning }) =>
      meaning.kind === 'place' || meaning.kind === 'amenity' ? [meaning.slug] : [],
    ),
  )
  for (const [index, { meaning, corrected, size }] of pieces.entries()) {
    if (meaning.kind === 'number' && !isCounted(meaning, grounds))
      throw new AttemptFailed('unproved', 'number word')
    const isShort = size <= shortName && pieces[index - 1]?.meaning.kind !== 'inside'
    if (corrected || isShort) continue
    if (meaning.kind === 'place' && !facts.places.has(meaning.slug) && !named.has(meaning.slug))
      throw new AttemptFailed('unproved', 'place')
    if (
      meaning.kind === 'amenity' &&
      !facts.amenities.has(meaning.slug) &&
      !named.has(meaning.slug)
    )
      throw new AttemptFailed('unproved', 'amenity')
  }
}

/** A number in words, as 'five bedrooms': one and two are said of everything. */
function isCounted(
  { value, digits }: { value: number; digits?: boolean },
  { facts, numbers, cards }: Grounds,
): boolean {
  if (digits === true || value <= 2 || value === cards) return true
  return numbers.includes(value) || facts.numbers.some((fact) => fact.value === value)
}

/** Finds the row of every figure. A sentence that names one property may only say what its row says. */
function evidenceOf(text: string, bare: string, grounds: Grounds): Evidence[] {
  const found = new Map<string, Evidence>()
  for (const { 0: sentence, index } of bare.matchAll(sentencePattern)) {
    if (ranksWithoutProof(sentence, grounds.lowestPrice))
      throw new AttemptFailed('unproved', 'rank')
    const property = propertyOf(text.slice(index, index + sentence.length), grounds)
    for (const figure of readFigures(sentence)) {
      if (isListNumber(sentence, figure, grounds.cards)) continue
      if (!figure.isShare && isSaid(figure, grounds.numbers)) continue
      const fact = factOf(figure, property, grounds.facts)
      if (fact === undefined) throw new AttemptFailed('unproved', 'figure')
      const evidence = fact.evidence(figure.text)
      found.set(`${evidence.claim} ${evidence.listing_id}`, evidence)
    }
  }
  return [...found.values(), ...titleEvidence(text, grounds.facts)].slice(0, mostEvidence)
}

const mostEvidence = 60
/** '1.' at the start of a line is no end. */
const sentencePattern = /(?:^[\s•]*\d+[.)]\s)?.+?(?:[.?!;؟。！？।]+(?=\s|$)|$)/gmu

function factOf(
  figure: Figure,
  property: string | undefined,
  facts: Facts,
): NumberFact | undefined {
  return facts.numbers.find(
    (fact) =>
      fact.isShare === figure.isShare &&
      (property === undefined || fact.propertyId === null || fact.propertyId === property) &&
      figure.values.some((value) => isSame(value, fact.value, figure.isRounded)),
  )
}

const isSame = (said: number, known: number, isRounded: boolean): boolean =>
  Math.abs(said - known) <= (isRounded ? known * roundedBy : known < 1000 ? 0.05 : tolerance)

const isSaid = ({ values, isRounded }: Figure, numbers: readonly number[]): boolean =>
  numbers.some((known) => values.some((value) => isSame(value, known, isRounded)))

/** '1.' at the start of a line, '#2', '№ 3': a card on the screen. */
function isListNumber(sentence: string, { start, end, values }: Figure, cards: number): boolean {
  const [value = 0] = values
  if (values.length !== 1 || value < 1 || value > cards) return false
  const before = sentence.slice(0, start)
  const after = sentence.slice(end)
  if (/^[\s•]*$/u.test(before) && /^[.)、]\s?/u.test(after)) return true
  return /(?:#|№\s?|\b(?:no\.|number|home|listing|option|card|Nummer|Nr\.|Wohnung|вариант|номер|объект)\s?|رقم\s?|नंबर\s?|第)$/iu.test(
    before,
  )
}

/** The property that a sentence is about, where it names exactly one. */
function propertyOf(sentence: string, { facts }: Grounds): string | undefined {
  const named = [...facts.rows.values()].filter(({ row }) =>
    titlesOfRow(row).some((title) => sentence.includes(title)),
  )
  // Two properties may have one title: then either row will do.
  return named.length === 1 ? named[0]?.row._id : undefined
}

type Row = Facts['rows'] extends Map<string, infer Listed> ? Listed : never

const titlesOfRow = ({ title, title_ar, titles }: Row['row']): string[] =>
  [title, title_ar, ...Object.values(titles)].filter(
    (text): text is string => typeof text === 'string' && text.length > 2,
  )

const titlesOf = (facts: Facts): string[] =>
  [...facts.rows.values()].flatMap(({ row }) => titlesOfRow(row))

/** Titles say figures and places of their own, which are the advertiser's. Lengths stay. */
function withoutNames(text: string, names: readonly string[]): string {
  return [...names]
    .sort((left, right) => right.length - left.length)
    .reduce((left, name) => left.replaceAll(name, '\u00b7'.repeat(name.length)), text)
}

function titleEvidence(text: string, facts: Facts): Evidence[] {
  return [...facts.rows.values()].flatMap(({ row, asOf }) => {
    const title = titlesOfRow(row).find((one) => text.includes(one))
    if (title === undefined) return []
    return [
      {
        claim: title.slice(0, 200),
        source: 'listing',
        listing_id: row._id,
        field: 'title',
        as_of: asOf,
      },
    ]
  })
}
