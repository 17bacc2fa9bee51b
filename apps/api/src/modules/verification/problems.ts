import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { fieldProblem } from '../credentials/problems.ts'

/** Everybody knows the password of a demo account; another address would lock the others out. */
export const demoContactStays = {
  status: 403,
  problem: { code: 'forbidden', ...say('problem.demoContact') },
} satisfies { status: 403; problem: Problem }

export const emailTaken = {
  status: 409,
  problem: {
    code: 'conflict',
    ...say('problem.emailTaken'),
    fields: [{ path: 'email', rule: 'taken', ...say('problem.emailTaken') }],
  },
} satisfies { status: 409; problem: Problem }

export const notMailable = fieldProblem('email', 'mailable', say('field.mailable'))
export const notTextable = fieldProblem('phone_number', 'textable', say('field.textable'))

/** Codes come one a minute, and five an hour. */
export const codeLately = (waitS: number) => ({
  status: 429 as const,
  retryAfter: waitS,
  problem: { code: 'too_many_requests' as const, ...say('problem.codeLately') },
})
