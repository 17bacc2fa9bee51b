import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import { propertyGone } from '../property/problems.ts'

const conflict = (said: Said) => ({ status: 409, problem: { code: 'conflict', ...said } }) as const

/** The answer where fields of a form cannot be taken. */
export const formRefused = (fields: FieldError[]) =>
  ({
    status: 422,
    problem: { code: 'invalid_body', ...say('problem.fields'), fields },
  }) as const

/** What is answered to each refusal of the service but that of fields. */
export const problems = {
  gone: propertyGone,
  late: { status: 404, problem: { code: 'not_found', ...say('problem.changeGone') } },
  plan: conflict(say('problem.planFull')),
  changed: conflict(say('problem.propertyChanged')),
  state: conflict(say('problem.propertyState')),
  'key-reused': formRefused([{ path: 'Idempotency-Key', rule: 'reused', ...say('field.reused') }]),
} as const
