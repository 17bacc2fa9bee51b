import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { figureEvidence, propertyEvidence } from '../reply/evidence.ts'
import { askingPrices } from '../tools/figures-link.ts'
import type { AreaFigures, AreaYield } from '../tools/tools.ts'

/** A number that an answer may say, and the row that it comes from. */
export interface NumberFact {
  value: number
  /** A percentage. */
  isShare: boolean
  propertyId: string | null
  evidence: (claim: string) => Evidence
}

/** A property by its number on the screen. */
export interface ListedRow {
  row: PropertyCard
  asOf: string
}

/** Everything that the tools of this message and the cards on the screen say. */
export interface Facts {
  numbers: NumberFact[]
  rows: Map<string, ListedRow>
  /** Slugs of the places that rows, figures and searches are about. */
  places: Set<string>
  amenities: Set<string>
}

export const noFacts = (): Facts => ({
  numbers: [],
  rows: new Map(),
  places: new Set(),
  amenities: new Set(),
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

/** How many properties fit a search. */
export function addTotal(facts: Facts, total: number, asOf: string): void {
  facts.numbers.push(figure(total, 'search', 'total', asOf))
}

export function addArea(facts: Facts, figures: AreaFigures): void {
  const { asOf, ...numbers } = figures
  for (const [field, value] of Object.entries(numbers))
    facts.numbers.push(figure(Math.round(value), askingPrices, field, asOf))
}

export function addYield(facts: Facts, areaYield: AreaYield): void {
  const { place, forSale, forRent, asOf } = areaYield
  facts.places.add(place)
  facts.numbers.push(
    { ...figure(percentOf(areaYield), askingPrices, `gross_yield ${place}`, asOf), isShare: true },
    figure(forSale, askingPrices, `listings for sale ${place}`, asOf),
    figure(forRent, askingPrices, `listings for rent ${place}`, asOf),
  )
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
