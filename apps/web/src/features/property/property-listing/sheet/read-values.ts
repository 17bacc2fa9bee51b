import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import {
  filterFields,
  type PropertyField,
  type PropertyQuery,
} from '@manzil/domain/property-search'
import type { FilterChange } from '../../../../property/change-address.ts'
import { changeRead, pairs, readBesides } from '../read-filters.ts'
import { changeOf, type FilterValues, valuesOf } from './filter-values.ts'

/** A query with what its text was read as: the row shows the same. */
export const withRead = (read: SearchQuery, query: PropertyQuery): PropertyQuery => ({
  ...readBesides(read, query),
  ...query,
})

/** The controls for it. */
export const valuesRead = (read: SearchQuery, query: PropertyQuery): FilterValues =>
  valuesOf(withRead(read, query))

/**
 * The change of the query that brings what the controls show. What nobody touched stays in the text that it
 * was read from, so that the text stays as it was typed; another text is read anew, so the controls hold by
 * themselves.
 */
export function changeShown(
  read: SearchQuery,
  query: PropertyQuery,
  values: FilterValues,
): FilterChange {
  const wanted: FilterChange = changeOf(values)
  const shown: FilterChange = changeOf(valuesRead(read, query))
  if (query.search === undefined || wanted.search !== shown.search) return wanted
  const isChanged = (name: PropertyField) => String(wanted[name]) !== String(shown[name])
  // One limit of two would take the other one of the text away.
  const isTouched = (name: PropertyField) =>
    isChanged(name) || pairs.some((pair) => pair.includes(name) && pair.some(isChanged))
  const touched = { ...wanted }
  for (const name of filterFields) if (!isTouched(name)) delete touched[name]
  return changeRead(read, query, touched)
}
