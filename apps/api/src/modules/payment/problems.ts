import { say } from '@manzil/api-client/request/say'
import { fieldProblem } from '../credentials/problems.ts'
import { planGone } from '../plan/problems.ts'

export const paymentGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.paymentGone') },
} as const

export const invoiceGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.invoiceGone') },
} as const

export const signatureFailed = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.signature') },
} as const

/** Why no payment was begun. */
export const problems = {
  'plan-gone': planGone,
  'plan-runs': { status: 409, problem: { code: 'conflict', ...say('problem.planRuns') } },
  'key-reused': fieldProblem('Idempotency-Key', 'reused', say('field.reused')),
} as const
