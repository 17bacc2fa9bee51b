import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'

const conflict = (
  key: 'leadChanged' | 'leadNoMail' | 'leadWithdrawn' | 'leadState' | 'leadHandler',
) => ({ status: 409, problem: { code: 'conflict', ...say(`problem.${key}`) } }) as const

const keyReused = {
  status: 422,
  problem: {
    code: 'invalid_body',
    ...say('problem.fields'),
    fields: [{ path: 'Idempotency-Key', rule: 'reused', ...say('field.reused') }],
  },
} satisfies { status: 422; problem: Problem }

/** What is answered to each refusal of the service. */
export const problems = {
  /** One answer for a lead of somebody else, and for one that never was. */
  away: { status: 404, problem: { code: 'not_found', ...say('problem.leadAway') } },
  changed: conflict('leadChanged'),
  'other-state': conflict('leadState'),
  'other-agency': conflict('leadHandler'),
  'no-mail': conflict('leadNoMail'),
  withdrawn: conflict('leadWithdrawn'),
  'too-many': {
    status: 429,
    problem: { code: 'too_many_requests', ...say('problem.manyReplies') },
  },
  'key-reused': keyReused,
} as const
