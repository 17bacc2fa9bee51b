import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { badBody } from '@manzil/api-client/request/request-problem'
import { type Said, say } from '@manzil/api-client/request/say'

export const gone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.operatorGone') },
} as const

const conflict = (said: Said) => ({ status: 409, problem: { code: 'conflict', ...said } }) as const

export const refusals = {
  gone,
  state: conflict(say('problem.operatorState')),
  own: conflict(say('problem.ownAccount')),
  taken: conflict(say('problem.aliasTaken')),
  notSold: conflict(say('problem.planNotSold')),
} as const

const field = (path: string, said: Said) =>
  badBody([{ path, rule: 'needed', ...said } satisfies FieldError])

export const reasonNeeded = field('reason', say('field.reasonNeeded'))
export const untilBeforeFrom = field('until', say('field.untilFrom'))
