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
