import type { SearchQuery, SearchSuggestion } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'
import { bestFits, emptyLast, matchName } from '@manzil/domain/search/match-name'
import { querySuggestion } from '@manzil/domain/search/query-parts'
import { completeQuery } from '@manzil/query-language/search/complete-query'
import { queryOf } from '@manzil/query-language/search/query-of'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { askedLanguage } from '../../../request-language.ts'
import { createCounts } from '../../catalogue/counts.ts'
import { type Lookups, type NamedPlace, placePath, placeRef } from '../../catalogue/lookups.ts'
import { readAliases } from '../../catalogue/repository.ts'
import { filterFromQuery } from '../filter-from-query.ts'
import { countSearches } from '../repository/count-searches.ts'
import { findPeople } from '../repository/find-people.ts'
import { findProperties } from '../repository/find-properties.ts'
import type { SearchIndex } from '../search-index.ts'
import { namesOf } from './query-names.ts'

const most = 10
const mostPlaces = 5

type PlaceMatch = { place: NamedPlace; fit: number; rank: number; count: number }

/** Makes the function that suggests what a few letters may mean. */
export function createSuggester(
  db: Kysely<Database>,
  index: SearchIndex,
): (text: string) => Promise<SearchSuggestion[]> {
  const counts = createCounts(db, index)
  const names = namesOf(index)
  let aliases: Promise<{ folded: string; place_code: number; rank: number }[]> | undefined
  let keptWith = index.readSearch
  const keptAliases = () => {
    if (keptWith !== index.readSearch) aliases = undefined
    keptWith = index.readSearch
    aliases ??= readAliases(db)
    aliases.catch(() => {
      aliases = undefined
    })
    return aliases
  }

  const matchPlaces = async (typed: string): Promise<PlaceMatch[]> => {
    const { place: counted } = await counts()
    const best = new Map<number, PlaceMatch>()
    for (const { folded, place_code, rank } of await keptAliases()) {
      const fit = matchName(typed, folded)
      const place = index.placeByCode.get(place_code)
      const known = best.get(place_code)
      if (fit === undefined || !place || (known && better(known, { fit, rank }))) continue
      best.set(place_code, { place, fit, rank, count: counted.get(place_code) ?? 0 })
    }
    return bestFits([...best.values()])
  }

  const count = async (queries: readonly SearchQuery[]): Promise<number[]> => {
    const filters = queries.map((query) => {
      const read = filterFromQuery(query, index)
      return 'filter' in read ? read.filter : {}
    })
    return countSearches(db, filters, index)
  }

  const readQueries = async (text: string): Promise<SearchQuery[]> => {
    const query = queryOf(index.readSearch(text, { language: askedLanguage() }))
    // The words left over may be the beginning of a place's name.
    const begun = query.search === undefined ? [] : await matchPlaces(query.search)
    const places = begun.filter(({ count }) => count > 0).map(({ place }) => place.slug)
    return completeQuery(query, places)
  }

  return async (text) => {
    const typed = foldName(text)
    if (typed === '') return []
    const places = (await matchPlaces(typed)).slice(0, mostPlaces)
    const queries = await readQueries(text)
    const totals = await count(queries)
    const read = queries.flatMap((query, at) => {
      const total = totals[at] ?? 0
      return isWorthSaying(query, total) ? [querySuggestion(query, total, names)] : []
    })
    const properties = await findProperties(db, text.trim(), index)
    const found = [
      ...properties,
      ...places.map((match) => placeSuggestion(match, index)),
      ...(await findPeople(db, typed)),
    ]
    // What was read of several words comes first; words to look for come last.
    const isRead = ({ query }: SearchSuggestion) => query?.search === undefined
    const words = properties.length > 0 ? [] : read.filter((one) => !isRead(one))
    return emptyLast([...read.filter(isRead), ...found, ...words]).slice(0, most)
  }
}

const better = (a: { fit: number; rank: number }, b: { fit: number; rank: number }): boolean =>
  a.fit < b.fit || (a.fit === b.fit && a.rank <= b.rank)

/** Words that no property has are no suggestion; a search that was understood is, even an empty one. */
function isWorthSaying(query: SearchQuery, total: number): boolean {
  return Object.keys(query).length > 0 && (query.search === undefined || total > 0)
}

function placeSuggestion({ place, count }: PlaceMatch, lookups: Lookups): SearchSuggestion {
  const path = placePath(lookups, place.code)
  const above = path.slice(0, -1).reverse()
  const detail = above.map(({ name_en }) => name_en).join(', ')
  const detailAr = above.map(({ name_ar }) => name_ar).join('، ')
  return {
    kind: 'place',
    id: place.slug,
    label: place.name_en,
    label_ar: place.name_ar,
    detail: detail === '' ? null : detail,
    detail_ar: detailAr === '' ? null : detailAr,
    location_path: path.map(placeRef),
    count,
    query: { location: [place.slug] },
    parts: [],
    link: null,
  }
}
