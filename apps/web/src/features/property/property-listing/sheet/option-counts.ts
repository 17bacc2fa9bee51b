import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import type { FilterOption } from '@manzil/ui/filter-group'

/** Counts of a facet by value; undefined where the figures are not known. */
export function countsOf(
  facet: readonly { value: string | number; count: number }[] | undefined,
): ((value: string) => number | undefined) | undefined {
  if (!facet) return undefined
  const byValue = new Map(facet.map(({ value, count }) => [String(value), count]))
  return (value) => byValue.get(value)
}

/** The option with its count; one that would leave no property stays in view and cannot be chosen. */
export function withCount(
  option: FilterOption,
  count: number | undefined,
  number: (value: number) => string,
): FilterOption {
  return count === undefined ? option : { ...option, count: number(count), disabled: count === 0 }
}

/** The last value of the facet stands for itself and everything above. */
const OPEN_END = 7

/**
 * Properties with bedrooms within limits. Undefined where the figures cannot tell: seven and more are
 * counted together.
 */
export function propertiesWithBedrooms(
  bedrooms: SearchFacets['bedrooms'] | undefined,
  min: number,
  max: number | undefined,
): number | undefined {
  if (!bedrooms || min > OPEN_END || (max !== undefined && max >= OPEN_END)) return undefined
  return bedrooms
    .filter(({ value }) => value >= min && (max === undefined || value <= max))
    .reduce((sum, { count }) => sum + count, 0)
}
