import type { SearchQuery } from '@manzil/api-client/generated/types.gen'

/** Places that typed letters complete a query with. */
const mostCompletions = 2

/**
 * The searches that a text may become while it is typed. The words left over may be the beginning of
 * a place's name: `places` are those, the likeliest first. A place alone is suggested as such.
 */
export function completeQuery(query: SearchQuery, places: readonly string[]): SearchQuery[] {
  const { search, ...named } = query
  const completes = search !== undefined && named.location === undefined && places.length > 0
  const queries = completes
    ? places.slice(0, mostCompletions).map((slug): SearchQuery => ({ ...named, location: [slug] }))
    : [query]
  return queries.filter((each) => !isOnePlace(each))
}

function isOnePlace(query: SearchQuery): boolean {
  return Object.keys(query).every((name) => name === 'location') && query.location?.length === 1
}
