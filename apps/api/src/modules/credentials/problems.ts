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

const refusal = <Status extends number, Code extends Problem['code']>(
  status: Status,
  code: Code,
  message: string,
) => ({ status, problem: { code, message } })

export const accountExists = refusal(
  409,
  'conflict',
  'An account with this e-mail address exists already. Log in instead.',
)

/** Everybody knows the password of a demo account; changing it would lock the others out. */
export const demoPasswordStays = refusal(
  403,
  'forbidden',
  'The password of a demo account stays as it is. Sign up for an account of your own.',
)

/** Codes or links to one address come one a minute, and five an hour. */
export const mailedLately = refusal(
  429,
  'too_many_requests',
  'This address was written to a moment ago. Please wait a little and try again.',
)
