import { say } from '@manzil/api-client/request/say'
import { fieldProblem } from '../problems.ts'

/** What stands in the way of a sign-in with a provider, in the server's words. */
export const socialProblems = (provider: string) =>
  ({
    refused: {
      status: 401,
      problem: { code: 'unauthorized', ...say('problem.socialLogin', { provider }) },
    },
    noSocialAccount: {
      status: 404,
      problem: { code: 'not_found', ...say('problem.socialNoAccount', { provider }) },
    },
    passwordAccount: {
      status: 409,
      problem: { code: 'conflict', ...say('problem.socialPassword', { provider }) },
    },
    unknown: { status: 404, problem: { code: 'not_found', ...say('problem.socialUnknown') } },
    unverified: fieldProblem(
      'id_token',
      'unverified',
      say('problem.socialUnverified', { provider }),
    ),
  }) as const
