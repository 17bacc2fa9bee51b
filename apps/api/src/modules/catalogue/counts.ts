import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { cached } from './cached.ts'
import type { Lookups } from './lookups.ts'
import { countLiveBy } from './repository.ts'

/** How old a count may be, in milliseconds: menus need no fresher ones, and a scan is not free. */
const MAX_AGE_MS = 30_000

interface Counts {
  category: ReadonlyMap<number, number>
  /** Each place with everything below it. */
  place: ReadonlyMap<number, number>
}

/** Counts of live properties for menus, asked of the database at most every half minute. */
export const createCounts = (db: Kysely<Database>, lookups: Lookups): (() => Promise<Counts>) =>
  cached(() => countAll(db, lookups), MAX_AGE_MS)

async function countAll(db: Kysely<Database>, lookups: Lookups): Promise<Counts> {
  const first = await countLiveBy(db, 'category_code')
  const second = await countLiveBy(db, 'type_code')
  const third = await countLiveBy(db, 'subtype_code')
  const direct = await countLiveBy(db, 'place_code')
  const place = new Map<number, number>()
  for (const [code, properties] of direct)
    for (const step of lookups.placeByCode.get(code)?.path ?? [])
      place.set(step, (place.get(step) ?? 0) + properties)
  return { category: new Map([...first, ...second, ...third]), place }
}
