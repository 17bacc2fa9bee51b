import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'

/** The answer where a property was deleted, hidden, or never was. */
export const propertyGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.propertyGone') },
} as const

/** The answer where the account has not saved the property. */
export const favouriteGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.favouriteGone') },
} as const

/** The answer where filters name what is not known here. */
export const filtersRefused = (fields: FieldError[]) =>
  ({
    status: 400,
    problem: { code: 'invalid_request', ...say('problem.filters'), fields },
  }) as const
