import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zCreateSavedSearchResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { addressKey } from '@manzil/domain/tidy-address'
import type { MockContext } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import { fieldProblem, problems } from '../problems.ts'
import {
  addressOfAccess,
  criteriaOf,
  type MockSavedSearch,
  provenAddress,
  searchOfToken,
  toSavedSearch,
} from '../saved-searches.ts'
import type { World } from '../world.ts'

type SavedSearchHandlers = Pick<
  ServerHandlers<MockContext>,
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

/** Saved searches that an account holds at most. */
const MOST = 20

/** Searches that visitors keep. The mock sends no mails; links of mails have tokens that can be told. */
export function savedSearchHandlers(world: World): SavedSearchHandlers {
  const all = () => [...world.savedSearches.values()].toReversed()
  const isReached = (headers: Headers, { user }: MockContext) => {
    const proven = [addressOfAccess(headers['Saved-Search-Access']), provenAddress(user)]
    return ({ user_id, email, state }: MockSavedSearch) =>
      (user !== undefined && user_id === user._id) ||
      (state !== 'unconfirmed' && proven.includes(addressKey(email)))
  }
  const reached = (id: string, headers: Headers, context: MockContext) => {
    const search = world.savedSearches.get(id)
    return search && isReached(headers, context)(search) ? search : undefined
  }
  const keep = (search: MockSavedSearch) => {
    world.savedSearches.set(search._id, search)
    return toSavedSearch(search)
  }

  return {
    async createSavedSearch({ headers, body }, { user }) {
      const own = provenAddress(user)
      const email = body.email ?? own
      if (email === undefined) return fieldProblem('email', 'required', say('field.required'))
      const call = {
        operation: 'createSavedSearch',
        userId: user?._id,
        headers,
        body,
        answer: zCreateSavedSearchResponse,
      }
      return writeOnce(world, call, () => {
        const search = criteriaOf(body.search)
        const mine = all().filter(({ user_id }) => user !== undefined && user_id === user._id)
        const twin = mine.find((each) => each.search === search && each.email === email)
        if (!twin && mine.length >= MOST) return problems.manySearches
        const isProven = addressKey(email) === own
        const state = isProven ? 'active' : (twin?.state ?? 'unconfirmed')
        const data = keep({
          _id: twin?._id ?? world.makeId(),
          search,
          name: body.name.trim(),
          frequency: body.frequency,
          state,
          email,
          new_count: 0,
          created_at: twin?.created_at ?? new Date().toISOString(),
          user_id: user?._id ?? null,
        })
        const said = say(state === 'unconfirmed' ? 'done.searchToConfirm' : 'done.searchSaved')
        return { status: 201, body: { ...said, data } }
      })
    },

    async listSavedSearches({ headers }, context) {
      const data = all().filter(isReached(headers, context)).map(toSavedSearch)
      return { status: 200, body: { data } }
    },

    async updateSavedSearch({ path, headers, body }, context) {
      const search = reached(path.id, headers, context)
      if (!search) return problems.searchGone
      const { name = search.name, frequency = search.frequency, paused } = body
      const isStill = paused === undefined || search.state === 'unconfirmed'
      const state = isStill ? search.state : paused ? 'paused' : 'active'
      const data = keep({ ...search, name: name.trim(), frequency, state })
      return { status: 200, body: { ...say('done.searchChanged'), data } }
    },

    async deleteSavedSearch({ path, headers }, context) {
      const search = reached(path.id, headers, context)
      if (!search) return problems.searchGone
      world.savedSearches.delete(search._id)
      return { status: 200, body: { ...say('done.searchDeleted') } }
    },

    async lookAtSavedSearch({ path, headers }, context) {
      const search = reached(path.id, headers, context)
      if (!search) return problems.searchGone
      return { status: 200, body: { data: keep({ ...search, new_count: 0 }) } }
    },

    async confirmSavedSearch({ body }) {
      const search = searchOfToken(world, body.token)
      if (!search) return fieldProblem('token', 'expired', say('field.linkEnded'))
      const state = search.state === 'unconfirmed' ? 'active' : search.state
      const data = keep({ ...search, state })
      return { status: 200, body: { ...say('done.searchConfirmed'), data } }
    },
  }
}
