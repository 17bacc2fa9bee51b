import type { FieldError } from '@manzil/api-client/generated/types.gen'

/** The answer where a listing was deleted, hidden, or never was. */
export const listingGone = {
  status: 404,
  problem: { code: 'not_found', message: 'This listing is no longer available.' },
} as const

/** The answer where filters name what is not known here. */
export const filtersRefused = (fields: FieldError[]) =>
  ({
    status: 400,
    problem: { code: 'invalid_request', message: 'Some filters could not be used.', fields },
  }) as const
