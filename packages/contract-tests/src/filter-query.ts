import { operationTable } from '@manzil/api-client/generated/operations.gen'
import type { operations } from '@manzil/api-client/generated/types.gen'

type Query = NonNullable<operations['getSearchFacets']['parameters']['query']>
/** Filters of a search, as the contract names them. */
export type FilterQuery = { [K in keyof Query]?: Query[K] | undefined }

/** The same as a query string; a list names its filter once for each value. */
export function addressOf(query: FilterQuery): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) address.append(name, String(each))
  return address.toString()
}

const parameters = Object.entries(operationTable.getSearchFacets.query)

const namesWhere = (holds: (name: string, kind: string) => boolean): string[] =>
  parameters.filter(([name, kind]) => holds(name, kind)).map(([name]) => name)

/** Filters that bound a figure which a card shows under the name before `_min` or `_max`. */
export const limitNames = namesWhere((name) => /_(min|max)$/.test(name))

/** Filters that keep what is true of a card under their own name. */
export const flagNames = namesWhere((_, kind) => kind === 'boolean')
