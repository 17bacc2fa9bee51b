import type { Problem } from '@manzil/api-client/server-handler'

/** A body that is refused for one of its fields. */
export function fieldProblem(path: string, rule: string, message: string) {
  const problem: Problem = {
    code: 'invalid_body',
    message: 'Some fields need another look.',
    fields: [{ path, rule, message }],
  }
  return { status: 422 as const, problem }
}

/** The token of a step is unknown, used up or too old. */
export const stepGone = {
  status: 422,
  problem: {
    code: 'invalid_body',
    message: 'This sign-up has ended. Begin again.',
    fields: [
      { path: 'temporaryToken', rule: 'expired', message: 'is no longer good; begin again' },
    ],
  },
} satisfies { status: 422; problem: Problem }

export const linkGone = fieldProblem(
  'token',
  'expired',
  'This link is no longer good. Ask for a new one.',
)

export const accountExists = {
  status: 409,
  problem: {
    code: 'conflict',
    message: 'An account with this e-mail address exists already. Log in instead.',
  },
} satisfies { status: 409; problem: Problem }

/** Everybody knows the password of a demo account; changing it would lock the others out. */
export const demoPasswordStays = {
  status: 403,
  problem: {
    code: 'forbidden',
    message: 'The password of a demo account stays as it is. Sign up for an account of your own.',
  },
} satisfies { status: 403; problem: Problem }

/** Codes or links to one address come one a minute, and five an hour. */
export const mailedLately = {
  status: 429,
  problem: {
    code: 'too_many_requests',
    message: 'This address was written to a moment ago. Please wait a little and try again.',
  },
} satisfies { status: 429; problem: Problem }
