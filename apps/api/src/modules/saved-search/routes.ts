import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { tidyNames } from '@manzil/domain/tidy-name'
import type { RequestContext } from '../../request-context.ts'
import { askedLanguage } from '../../request-language.ts'
import { nameProblem } from '../credentials/problems.ts'
import { problems } from './mapper.ts'
import type { Asker, SavedSearchService } from './service.ts'

type SavedSearchHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'createSavedSearch'
  | 'listSavedSearches'
  | 'updateSavedSearch'
  | 'deleteSavedSearch'
  | 'lookAtSavedSearch'
  | 'confirmSavedSearch'
>

interface Headers {
  'Saved-Search-Access'?: string | undefined
}

/** As in the contract. */
const longestNames = { name: 120 }

const askerOf = (headers: Headers, { caller }: RequestContext): Asker => ({
  caller,
  access: headers['Saved-Search-Access'],
})

/** Searches that visitors keep and are written about. */
export const savedSearchHandlers = (searches: SavedSearchService): SavedSearchHandlers => ({
  async createSavedSearch({ headers, body }, { caller }) {
    const named = tidyNames(body, longestNames)
    if (named.refusal) return nameProblem(named.refusal)
    const outcome = await searches.create(named.tidy, {
      caller,
      key: headers['Idempotency-Key'],
      language: askedLanguage() ?? 'en',
    })
    if (outcome.kind === 'refused') return problems[outcome.refusal]
    return { status: 201, body: outcome.answer }
  },

  async listSavedSearches({ headers }, context) {
    return { status: 200, body: { data: await searches.list(askerOf(headers, context)) } }
  },

  async updateSavedSearch({ path, headers, body }, context) {
    const named = tidyNames(body, longestNames)
    if (named.refusal) return nameProblem(named.refusal)
    const data = await searches.change(path.id, named.tidy, askerOf(headers, context))
    return data ? { status: 200, body: { ...say('done.searchChanged'), data } } : problems.gone
  },

  async deleteSavedSearch({ path, headers }, context) {
    const removed = await searches.remove(path.id, askerOf(headers, context))
    return removed ? { status: 200, body: say('done.searchDeleted') } : problems.gone
  },

  async lookAtSavedSearch({ path, headers }, context) {
    const data = await searches.look(path.id, askerOf(headers, context))
    return data ? { status: 200, body: { data } } : problems.gone
  },

  async confirmSavedSearch({ body }) {
    const data = await searches.confirm(body.token)
    if (!data) return problems['link-ended']
    return { status: 200, body: { ...say('done.searchConfirmed'), data } }
  },
})
