import type { NamedAmount } from './amounts.ts'
import type { Signs } from './signs.ts'

export const monthsPerYear = 12
/** A rent of a year is not lower and not higher, AED. */
export const leastRent = 12_000
export const mostRent = 1_000_000
/** Nobody sells or buys for less, AED. */
export const leastPrice = 100_000
/** A price is at least so many years' rents. */
export const leastYears = 3

/** Amounts of a message as they stand in it. */
export const inOrder = ({ said }: Signs): NamedAmount[] =>
  said.amounts.toSorted((one, other) => one.place.start - other.place.start)

/** AED a year. */
export const ofYear = ({ aed, perYear }: NamedAmount): number =>
  perYear === monthsPerYear ? aed * monthsPerYear : aed

/** 'Bis 8.500 im Monat in JVC' is a search. */
export const namesNoProperty = ({ said }: Signs): boolean =>
  !said.flags.cues.has('search') &&
  !said.mentions.some(({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms')
