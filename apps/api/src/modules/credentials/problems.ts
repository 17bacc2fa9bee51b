import { type Said, say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import type { NameRefusal } from '@manzil/domain/tidy-name'

/** A body that is refused for one of its fields. */
export function fieldProblem(path: string, rule: string, said: Said) {
  const problem: Problem = {
    code: 'invalid_body',
    ...say('problem.fields'),
    fields: [{ path, rule, ...said }],
  }
  return { status: 422 as const, problem }
}

/** A body with a name that is not taken. */
export const nameProblem = ({ path, rule, said }: NameRefusal) => fieldProblem(path, rule, said)

/** The token of a step is unknown, used up or too old. */
export const stepGone = {
  status: 422,
  problem: {
    code: 'invalid_body',
    ...say('problem.signupEnded'),
    fields: [{ path: 'temporaryToken', rule: 'expired', ...say('field.stepEnded') }],
  },
} satisfies { status: 422; problem: Problem }

/** Kept as it was, a password that others may know would be told to be a changed one. */
export const samePassword = fieldProblem('new_password', 'same', say('field.samePassword'))

export const linkGone = fieldProblem('token', 'expired', say('field.linkEnded'))

const refusal = <Status extends number, Code extends Problem['code']>(
  status: Status,
  code: Code,
  said: Said,
) => ({ status, problem: { code, ...said } })

export const accountExists = refusal(409, 'conflict', say('problem.accountExists'))

/** Everybody knows the password of a demo account; changing it would lock the others out. */
export const demoPasswordStays = refusal(403, 'forbidden', say('problem.demoPassword'))

/** Codes or links to one address come one a minute, and five an hour. */
export const mailedLately = refusal(429, 'too_many_requests', say('problem.justWritten'))
