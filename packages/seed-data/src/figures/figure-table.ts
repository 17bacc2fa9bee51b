import { propertyTypes } from '@manzil/catalogue/property-types'
import type { Figure, FigureKind, FigureSource, FoundFigure, Spread } from './figure.ts'

/** A data file as it is written by scripts/compute-figures.ts. */
export interface FigureFile {
  readonly header: Omit<FigureSource, 'kind'> & { readonly kind: string }
  /** Place, type, bedrooms (-1 for any), n, then p10, p25, p50, p75, p90 of price, rate and size. */
  readonly cells: readonly (readonly (string | number)[])[]
}

export interface FigureTable {
  readonly source: FigureSource
  readonly figures: readonly Figure[]
  find(place: string, type: string, bedrooms: number | null): Figure | undefined
}

const ANY_BEDROOMS = -1
const NUMBERS_BEFORE_SPREADS = 4
const SPREAD_LENGTH = 5

function numberAt(cell: readonly (string | number)[], at: number): number {
  const value = cell[at]
  if (typeof value !== 'number') throw new Error(`No number at ${at} in ${cell.join(' ')}`)
  return value
}

function spreadAt(cell: readonly (string | number)[], position: number): Spread {
  const start = NUMBERS_BEFORE_SPREADS + position * SPREAD_LENGTH
  return {
    p10: numberAt(cell, start),
    p25: numberAt(cell, start + 1),
    median: numberAt(cell, start + 2),
    p75: numberAt(cell, start + 3),
    p90: numberAt(cell, start + 4),
  }
}

function figureOf(cell: readonly (string | number)[]): Figure {
  const type = propertyTypes.find(({ slug }) => slug === cell[1])
  if (type === undefined) throw new Error(`Unknown property type ${cell[1]}`)
  const bedrooms = numberAt(cell, 2)
  return {
    place: String(cell[0]),
    type: type.slug,
    bedrooms: bedrooms === ANY_BEDROOMS ? null : bedrooms,
    n: numberAt(cell, 3),
    price: spreadAt(cell, 0),
    pricePerSqft: spreadAt(cell, 1),
    size: spreadAt(cell, 2),
  }
}

/** Reads a data file into figures that are found by place, type and bedrooms. */
export function figureTable(kind: FigureKind, file: FigureFile): FigureTable {
  if (file.header.kind !== kind) throw new Error(`${file.header.kind} is not ${kind}`)
  const figures = file.cells.map(figureOf)
  const byKey = new Map(
    figures.map((figure) => [`${figure.place} ${figure.type} ${figure.bedrooms}`, figure]),
  )
  return {
    source: { ...file.header, kind },
    figures,
    find: (place, type, bedrooms) => byKey.get(`${place} ${type} ${bedrooms}`),
  }
}

/**
 * The nearest figure for a property: its place, then each wider one up to the emirate, first with its
 * bedrooms and then with any. `path` runs from the emirate to the finest place known.
 */
export function findNearest(
  table: FigureTable,
  path: readonly string[],
  type: string,
  bedrooms: number | null,
): FoundFigure | undefined {
  const finest = path.at(-1)
  for (const place of path.toReversed())
    for (const rooms of bedrooms === null ? [null] : [bedrooms, null]) {
      const figure = table.find(place, type, rooms)
      if (figure === undefined) continue
      return {
        figure,
        source: table.source,
        samePlace: place === finest,
        sameBedrooms: rooms === bedrooms,
      }
    }
  return undefined
}
