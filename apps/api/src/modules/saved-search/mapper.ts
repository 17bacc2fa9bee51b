import type { SavedSearch } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { filterFields, readPropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { readableAddress } from '../../mail/readable-address.ts'
import type { CountedSearch } from './repository.ts'

/** A saved search as its owner sees it. */
export const toSavedSearch = ({
  id,
  criteria,
  name,
  frequency,
  state,
  email,
  new_count,
  created_at,
}: CountedSearch): SavedSearch => ({
  _id: id,
  search: criteria,
  name,
  frequency,
  state,
  email: readableAddress(email),
  new_count,
  created_at: created_at.toISOString(),
})

/** The filters of an address in one fixed form; the order and the page are no criteria. */
export function criteriaOf(search: string): string {
  const { sort_by, page, limit, ...query } = readPropertyQuery(new URLSearchParams(search))
  return new URLSearchParams(
    [...writePropertyQuery(query)].filter(([name]) => filterFields.some((field) => field === name)),
  ).toString()
}

const unfit = (path: string, rule: string, said: Said) =>
  ({
    status: 422,
    problem: {
      code: 'invalid_body',
      ...say('problem.fields'),
      fields: [{ path, rule, ...said }],
    },
  }) satisfies { status: 422; problem: Problem }

/** What is answered to each refusal of the service. */
export const problems = {
  'no-address': unfit('email', 'required', say('field.required')),
  'bad-address': unfit('email', 'pattern', say('field.mailable')),
  'key-reused': unfit('Idempotency-Key', 'reused', say('field.reused')),
  'link-ended': unfit('token', 'expired', say('field.linkEnded')),
  'too-many': {
    status: 429,
    problem: { code: 'too_many_requests', ...say('problem.manySearches') },
  },
  gone: { status: 404, problem: { code: 'not_found', ...say('problem.searchGone') } },
} as const

export type Refusal = Exclude<keyof typeof problems, 'gone' | 'link-ended'>
