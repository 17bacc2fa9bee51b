import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'

/** The answer where a listing was deleted, hidden, or never was. */
export const listingGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.listingGone') },
} as const

/** The answer where filters name what is not known here. */
export const filtersRefused = (fields: FieldError[]) =>
  ({
    status: 400,
    problem: { code: 'invalid_request', ...say('problem.filters'), fields },
  }) as const
