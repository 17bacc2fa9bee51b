import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { searchIndexOf } from './search-index.ts'

/**
 * Has the words of the most common language ready before anybody searches by text: to sort them
 * takes half a second of the thread that everybody waits for.
 */
export async function warmSearch(db: Kysely<Database>): Promise<void> {
  const { readSearch } = await searchIndexOf(db)
  readSearch('villa')
}
