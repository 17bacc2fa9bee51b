import { createHash } from 'node:crypto'
import { createSearchReader, type ReadSearch } from '@manzil/query-language/search/read-search'
import type { SearchVocabulary } from '@manzil/query-language/search/vocabulary'

/** Readers that are kept. A server asks for one; a process with several databases has several. */
const MOST = 3

const readers = new Map<string, ReadSearch>()

/**
 * The reader of these names. The first one of a process takes half a second to make and each further
 * one 50 ms, or 250 where other places came between, so whoever asks for the names that it was made of gets
 * the one that there is.
 */
export function sharedSearchReader(vocabulary: SearchVocabulary): ReadSearch {
  const names = createHash('sha256').update(JSON.stringify(vocabulary)).digest('base64')
  const known = readers.get(names)
  if (known) return known
  const made = createSearchReader(vocabulary)
  const [oldest] = readers.keys()
  if (oldest !== undefined && readers.size === MOST) readers.delete(oldest)
  readers.set(names, made)
  return made
}
