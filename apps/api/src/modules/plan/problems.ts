import { say } from '@manzil/api-client/request/say'

export const planGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.planGone') },
} as const

export const planEnded = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.planEnded') },
} as const

export const planOfOthers = {
  status: 403,
  problem: { code: 'forbidden', ...say('problem.planOfOthers') },
} as const

export const accountGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.accountGone') },
} as const
