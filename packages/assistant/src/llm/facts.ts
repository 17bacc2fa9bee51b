import type { ChatLink, Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Draft } from '../answer-context.ts'
import { figureEvidence, propertyEvidence } from '../reply/evidence.ts'
import type { DialogueState } from '../state.ts'
import { askingPrices } from '../tools/figures-link.ts'
import type { AreaFigures, AreaYield } from '../tools/tools.ts'
import { readFigures } from './read-figures.ts'
import { sentencesIn } from './sentences.ts'

/** A number that an answer may say, and the row that it comes from. */
export interface NumberFact {
  value: number
  /** A percentage. */
  isShare: boolean
  /** AED a month; every other amount is for once or for a year. */
  isMonthly?: boolean
  /** The number of all properties that fit. */
  isTotal?: boolean
  propertyId: string | null
  evidence: (claim: string) => Evidence
}

/** A property by its number on the screen. */
export interface ListedRow {
  row: PropertyCard
  asOf: string
}

/** Sentences that an answer may repeat as they stand: of a text of the site, or worked out by the embedded engine. */
export interface Saying {
  /** The text that they stand in, and each of them. */
  text: string
  sentences: readonly string[]
  evidence: (sentence: string) => Evidence[]
  /** Where it stands, for whoever wants to read on. */
  links: readonly ChatLink[]
  /** The question that it answers, to be asked on about. */
  answered?: DialogueState['answered']
}

/** Everything that the tools of this message and the cards on the screen say. */
export interface Facts {
  numbers: NumberFact[]
  rows: Map<string, ListedRow>
  /** Slugs of the places that rows, figures and searches are about. */
  places: Set<string>
  amenities: Set<string>
  sayings: Saying[]
  /** Titles of texts, and whatever else a tool names. */
  names: Set<string>
}

export const noFacts = (): Facts => ({
  numbers: [],
  rows: new Map(),
  places: new Set(),
  amenities: new Set(),
  sayings: [],
  names: new Set(),
})

/** Fields of a property that an answer may repeat. */
const fields = ['price', 'size', 'price_per_sqft', 'bedrooms', 'bathrooms'] as const

export function addRows(facts: Facts, rows: readonly PropertyCard[], asOf: string): void {
  for (const row of rows) {
    facts.rows.set(row._id, { row, asOf })
    for (const field of fields) {
      const value = row[field]
      if (value === null) continue
      facts.numbers.push({
        value,
        isShare: false,
        propertyId: row._id,
        evidence: (claim) => propertyEvidence(claim, row, field, asOf),
      })
    }
    for (const { _id } of row.location_path) facts.places.add(_id)
    for (const amenity of row.features) facts.amenities.add(amenity)
  }
}

/** How many properties fit a search. That of a search before says nothing of the cards any more. */
export function addTotal(facts: Facts, total: number, asOf: string): void {
  const others = facts.numbers.filter(({ isTotal }) => isTotal !== true)
  facts.numbers = [...others, { ...figure(total, 'search', 'total', asOf), isTotal: true }]
}

export function addArea(facts: Facts, figures: AreaFigures): void {
  const { asOf, ...numbers } = figures
  for (const [field, value] of Object.entries(numbers))
    facts.numbers.push(figure(Math.round(value), askingPrices, field, asOf))
}

export function addYield(facts: Facts, areaYield: AreaYield): void {
  const { place, forSale, forRent, most, asOf } = areaYield
  facts.places.add(place)
  facts.numbers.push(
    { ...figure(percentOf(areaYield), askingPrices, `gross_yield ${place}`, asOf), isShare: true },
    figure(forSale, askingPrices, `listings for sale ${place}`, asOf),
    figure(forRent, askingPrices, `listings for rent ${place}`, asOf),
    figure(Math.round(most.price), askingPrices, `price median ${place}`, asOf),
    figure(Math.round(most.rent), askingPrices, `rent median ${place}`, asOf),
  )
}

/** Rows of a month, by the names that their fields have. */
const ofMonth = /\b(?:month|monthly|instalments?|income)\b/u

/** What the embedded engine works out: its sentences, and each figure with the row that it comes from. */
export function addDraft(
  facts: Facts,
  { text, evidence, links = [] }: Pick<Draft, 'text' | 'evidence' | 'links'>,
): void {
  for (const entry of evidence) {
    // Titles say figures of their own.
    if (entry.field === 'title') continue
    const isMonthly = ofMonth.test(entry.field)
    for (const { values, isShare } of readFigures(entry.claim))
      for (const value of values)
        facts.numbers.push({
          value,
          isShare,
          isMonthly,
          propertyId: entry.listing_id,
          evidence: (claim) => ({ ...entry, claim }),
        })
  }
  const said = (sentence: string): Evidence[] =>
    evidence.filter(({ claim }) => sentence.includes(claim))
  facts.sayings.push({ text, sentences: sentencesOf(text, evidence), evidence: said, links })
}

/** Fields in an advertiser's own words, which may be whole sentences. */
const inOwnWords: ReadonlySet<string> = new Set([
  'developer',
  'advertised_by',
  'handover',
  'permit_number',
])

/** Nothing that an advertiser wrote is a sentence of its own: a title in none, other words in their line alone. */
function sentencesOf(text: string, evidence: readonly Evidence[]): string[] {
  return text.split('\n').flatMap((line) => {
    const fields = evidence.filter(({ claim }) => line.includes(claim)).map(({ field }) => field)
    if (fields.includes('title')) return []
    return fields.some((field) => inOwnWords.has(field)) ? [line] : sentencesIn(line)
  })
}

/** Per cent, with one decimal, as it is told to the model and to the visitor. */
export const percentOf = ({ grossYield }: Pick<AreaYield, 'grossYield'>): number =>
  Math.round(grossYield * 1000) / 10

const figure = (value: number, from: string, field: string, asOf: string): NumberFact => ({
  value,
  isShare: false,
  propertyId: null,
  evidence: (claim) => figureEvidence(claim, from, field, asOf),
})
