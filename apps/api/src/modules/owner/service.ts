import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { PROOF_MINUTES } from '@manzil/domain/limits'
import { later } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { verifyPassword } from '../../passwords/password.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { fieldProblem } from '../credentials/problems.ts'
import { findPasswordOwner } from '../credentials/reset-repository.ts'
import { type GuessGuard, tooSoon } from '../security/guess-guard.ts'
import { findProofTime } from '../session/repository.ts'
import { hashToken } from '../session/token.ts'

/** What every call answers that asks for a proof first; clients know it by the field. */
const proveFirst = {
  status: 403,
  problem: {
    code: 'forbidden',
    ...say('problem.proveIdentity'),
    fields: [{ path: 'identity', rule: 'proven', ...say('problem.proveIdentity') }],
  },
} satisfies { status: 403; problem: Problem }

const wrongPassword = fieldProblem('password', 'wrong', say('field.currentPassword'))

/** Whether it is the owner who uses a session, for what a session alone must not do. */
export interface OwnerCheck {
  /** Until when nothing more is asked of a session; undefined where a proof is due. */
  provenUntil(context: RequestContext): Promise<Date | undefined>
  /** Undefined where the owner was proven to be there in the last minutes. */
  refuseUnproven(context: RequestContext): Promise<typeof proveFirst | undefined>
  /** Undefined where the password is the account's. */
  refusePassword(
    context: RequestContext,
    password: string,
  ): Promise<typeof wrongPassword | ReturnType<typeof tooSoon> | undefined>
}

export function createOwnerCheck(
  db: Kysely<Database>,
  { guard }: { guard: GuessGuard },
): OwnerCheck {
  async function provenUntil({ token = '' }: RequestContext): Promise<Date | undefined> {
    const now = new Date()
    const proven = await findProofTime(db, hashToken(token), now)
    const until = proven && later(proven, PROOF_MINUTES, 'minute')
    return until && until > now ? until : undefined
  }
  return {
    provenUntil,
    async refuseUnproven(context) {
      return (await provenUntil(context)) ? undefined : proveFirst
    },
    async refusePassword(context, password) {
      const { id } = callerOf(context)
      const owner = await findPasswordOwner(db, id)
      const attempt = { account: id, name: '', purpose: 'change' } as const
      const { right, waitS } = await guard.attempt(attempt, context, async () =>
        (await verifyPassword(owner?.password_hash ?? null, password)) ? true : undefined,
      )
      if (waitS > 0) return tooSoon(waitS)
      return right ? undefined : wrongPassword
    },
  }
}
