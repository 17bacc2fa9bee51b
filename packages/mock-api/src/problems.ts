import type { Problem } from '@manzil/api-client/server-handler'

/** Failures that handlers of the mock answer, in the server's words. */
export const problems = {
  sessionExpired: {
    status: 401,
    problem: { code: 'unauthorized', message: 'Session expired. Please log in again.' },
  },
  loginFailed: {
    status: 401,
    problem: {
      code: 'unauthorized',
      message: 'The e-mail or user name and the password do not match.',
    },
  },
  guestsMayNot: {
    status: 403,
    problem: {
      code: 'forbidden',
      message: 'Log in to your account to save properties to your favourites.',
    },
  },
  listingGone: {
    status: 404,
    problem: { code: 'not_found', message: 'This listing is no longer available.' },
  },
  leadGone: {
    status: 404,
    problem: { code: 'not_found', message: 'These details are no longer kept.' },
  },
} as const satisfies Record<string, { status: number; problem: Problem }>
