import type { SortBy } from '@manzil/api-client/generated/types.gen'
import type { Point } from '@manzil/domain/search/area'
import type { FlagName, LimitName } from '@manzil/domain/search/plain-names'

/** Edges in WGS 84 degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/** Limits in whole AED (of a year for rent), rooms, or square feet; what must be true of a property. */
export type PlainFilters = { [L in LimitName]?: number | undefined } & {
  [F in FlagName]?: boolean | undefined
}

/**
 * What a search asks for, in the codes of `db/codes.ts` and of the lookups. Absent means any; a
 * property that does not state a value is left out.
 */
export type PropertyFilter = PlainFilters & {
  purpose?: number | undefined
  /** Code of the category (first level). */
  category?: number | undefined
  /** Codes of types of property (second level), as alternatives. */
  types?: readonly number[] | undefined
  /** Code of the sub-type (third level). */
  subtype?: number | undefined
  /** Codes of places, as alternatives; each includes the places below it. */
  places?: readonly number[] | undefined
  /** Numbers of bedrooms, as alternatives; 0 is a studio. */
  beds?: readonly number[] | undefined
  /** Bit positions of amenities that the property must all have. */
  amenities?: readonly number[] | undefined
  /** Lists of such bits; the property must have one of each list. */
  amenityChoices?: readonly (readonly number[])[] | undefined
  furnished?: number | undefined
  completion?: number | undefined
  box?: Box | undefined
  /** Corners of a polygon; only properties whose own position is known can be inside. */
  area?: readonly Point[] | undefined
  /** Free text: what it names becomes a filter, the rest is looked for in the properties. */
  text?: string | undefined
}

export type PageRequest = {
  sort: SortBy
  /** From 1. */
  page: number
  limit: number
}

/** Rows that can be paged through; later pages are empty, while the total stays exact. */
export const MAX_DEPTH = 10_000
