import { say } from '@manzil/api-client/request/say'
/** The answer where an agent or an agency is gone, has no public page, or never was. */
export const agentGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.pageGone') },
} as const
