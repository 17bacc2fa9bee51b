import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'

/** The site has no passkeys at its address. */
export const noPasskeys = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.noPasskeys') },
} satisfies { status: 409; problem: Problem }

export const passkeyGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.passkeyGone') },
} satisfies { status: 404; problem: Problem }

/** Whatever is wrong with what a device has signed. */
export const passkeyRefused = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.passkey') },
} satisfies { status: 401; problem: Problem }

/** Everybody could add one to a demo account, and enter it when demo accounts are shut. */
export const noDemoPasskeys = {
  status: 403,
  problem: { code: 'forbidden', ...say('problem.demoPasskeys') },
} satisfies { status: 403; problem: Problem }

export const manyPasskeys = (count: number) => ({
  status: 409 as const,
  problem: { code: 'conflict' as const, ...say('problem.manyPasskeys', { count }) },
})

/** What is said to whoever tries too soon. */
export const passkeyTooSoon = (waitS: number) => ({
  status: 429 as const,
  retryAfter: waitS,
  problem: { code: 'too_many_requests' as const, ...say('problem.attempts') },
})
