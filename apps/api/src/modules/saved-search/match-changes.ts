import { readPropertyQuery } from '@manzil/domain/property-search'
import type { Kysely } from 'kysely'
import type { Condition } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import { answerIn } from '../../request-language.ts'
import type { SearchService } from '../property/search-service.ts'
import { digestTime } from './digest-time.ts'
import { claimChanges, insertMatches, markMatched, readWatching } from './match-repository.ts'

export interface MatchParts {
  db: Kysely<Database>
  searches: Pick<SearchService, 'plan'>
}

/** Changes that are taken up at once, and searches that one statement holds them against. */
const CHANGES = 1_000
const SEARCHES = 50

/**
 * Holds waiting changes of properties against all saved searches, by the site's own search. Answers
 * how many there were. A process that is lost in between leaves its changes to be matched again,
 * which adds nothing to what was noted.
 */
export async function matchChanges({ db, searches }: MatchParts, now: Date): Promise<number> {
  const changes = await claimChanges(db, { limit: CHANGES, now })
  if (changes.length === 0) return 0
  const conditionOf = oncePerCriteria(searches)
  for (let after = ''; ; ) {
    const some = await readWatching(db, after, SEARCHES)
    const held = []
    for (const { id, criteria, language, frequency, alerted_at } of some) {
      const condition = await answerIn(language, () => conditionOf(criteria, language))
      if (condition) held.push({ id, condition, due: digestTime(frequency, now, alerted_at) })
    }
    await insertMatches(db, held, changes, now)
    const last = some.at(-1)
    if (last === undefined || some.length < SEARCHES) break
    after = last.id
  }
  await markMatched(db, changes, now)
  return changes.length
}

/** Many people keep the same search: each is read once. */
function oncePerCriteria(searches: Pick<SearchService, 'plan'>) {
  const known = new Map<string, Condition | undefined>()
  return async (criteria: string, language: string): Promise<Condition | undefined> => {
    const key = `${language} ${criteria}`
    if (!known.has(key)) {
      const query = readPropertyQuery(new URLSearchParams(criteria))
      known.set(key, (await searches.plan(query, {}))?.condition)
    }
    return known.get(key)
  }
}
