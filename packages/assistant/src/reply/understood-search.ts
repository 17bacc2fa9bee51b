import type { ChatSearch } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { fittedSearch, searchQueryString } from '../tools/search-query-string.ts'
import { excludedNames } from './criteria.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** The contract takes no more exclusions. */
const maxExcluded = 60

/** What was understood: the query of the listing page, and in words what that cannot say. */
export function understoodSearch(slots: SearchSlots, naming: Naming): ChatSearch {
  return {
    query: searchQueryString(fittedSearch(slots)),
    excluded: excludedNames(slots, naming).slice(0, maxExcluded),
  }
}
