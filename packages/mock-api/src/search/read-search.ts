import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { searchVocabulary } from '@manzil/catalogue/search-vocabulary'
import { queryOf } from '@manzil/query-language/search/query-of'
import {
  createSearchReader,
  type ReadSearch,
  type SearchReading,
} from '@manzil/query-language/search/read-search'
import type { Typed } from '@manzil/query-language/search/typed'

/** A search text with what is known beside it. */
interface TypedSearch extends Typed {
  search?: string | undefined
}

let reader: ReadSearch | undefined
let latest: { key: string; reading: SearchReading } | undefined

/** What a text says, by the reader of the server. Counting its options reads one text many times. */
export function readSearch(text: string, { purpose, language }: Typed): SearchReading {
  const key = JSON.stringify([text, purpose, language])
  if (latest?.key === key) return latest.reading
  reader ??= createSearchReader(searchVocabulary)
  latest = { key, reading: reader(text, { purpose, language }) }
  return latest.reading
}

/** The filters that the words of a search name. */
export function queryRead({ search, ...typed }: TypedSearch): SearchQuery {
  return search === undefined ? {} : queryOf(readSearch(search, typed))
}
