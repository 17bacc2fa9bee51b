import type { Purpose, SearchQuery } from '@manzil/api-client/generated/types.gen'
import { searchVocabulary } from '@manzil/catalogue/search-vocabulary'
import { queryOf } from '@manzil/query-language/search/query-of'
import {
  createSearchReader,
  type ReadSearch,
  type SearchReading,
} from '@manzil/query-language/search/read-search'

let reader: ReadSearch | undefined
let latest: { text: string; chosen: Purpose | undefined; reading: SearchReading } | undefined

/** What a text says, by the reader of the server. Counting its options reads one text many times. */
export function readSearch(text: string, chosen?: Purpose): SearchReading {
  if (latest?.text === text && latest.chosen === chosen) return latest.reading
  reader ??= createSearchReader(searchVocabulary)
  latest = { text, chosen, reading: reader(text, chosen) }
  return latest.reading
}

/** The filters that the words of a search name. */
export function queryRead({
  search,
  purpose,
}: {
  search?: string | undefined
  purpose?: Purpose | undefined
}): SearchQuery {
  return search === undefined ? {} : queryOf(readSearch(search, purpose))
}
