import type { SearchRelaxation } from '@manzil/api-client/generated/types.gen'
import type { ActiveFilter } from '../../../property/active-filters.ts'
import type { FilterChange } from '../../../property/change-address.ts'

/** What a relaxation does to the address. */
export const changeFor = ({ drop, set }: SearchRelaxation): FilterChange => ({
  ...Object.fromEntries(drop.map((name) => [name, undefined])),
  ...set,
})

/**
 * What becomes of the filters: those that come or change, and those that go without another in
 * their place.
 */
export function relaxationParts(before: readonly ActiveFilter[], after: readonly ActiveFilter[]) {
  const isIn = (all: readonly ActiveFilter[], { id, text }: ActiveFilter) =>
    all.some((other) => other.id === id && other.text === text)
  const come = after.filter((filter) => !isIn(before, filter))
  const replaced = new Set(come.flatMap(({ without }) => Object.keys(without)))
  const gone = before.filter(
    (filter) =>
      !isIn(after, filter) && !Object.keys(filter.without).some((name) => replaced.has(name)),
  )
  return { come: come.map(({ text }) => text), gone: gone.map(({ dropText }) => dropText) }
}
