import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import { fieldProblem } from '../credentials/problems.ts'

/** What visitors are told; why a token was refused is for the log alone. */
export const refused = (provider: string) =>
  ({
    status: 401,
    problem: { code: 'unauthorized', ...say('problem.socialLogin', { provider }) },
  }) as const

export const noAccount = (provider: string) =>
  ({
    status: 404,
    problem: { code: 'not_found', ...say('problem.socialNoAccount', { provider }) },
  }) as const

/** The address has an account that the provider does not open yet. */
export const takenAddress = (provider: string, hasPassword: boolean) =>
  ({
    status: 409,
    problem: {
      code: 'conflict',
      ...(hasPassword ? say('problem.socialPassword', { provider }) : say('problem.socialOther')),
    },
  }) as const

export const unverified = (provider: string) =>
  fieldProblem('id_token', 'unverified', say('problem.socialUnverified', { provider }))

export const passwordWrong = fieldProblem('password', 'wrong', say('field.currentPassword'))

export const providerUnknown = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.socialUnknown') },
} as const

/** Thrown, since no handler answers a 5xx: the provider is away. */
export const providerAway = (provider: string) =>
  new RequestProblem(503, {
    code: 'unavailable',
    ...say('problem.socialDown', { provider }),
  })
