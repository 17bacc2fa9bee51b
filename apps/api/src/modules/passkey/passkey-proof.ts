import type { PasskeyLogin } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import type { GuessGuard } from '../security/guess-guard.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { hashToken } from '../session/token.ts'
import { sessionHashOf } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import { countUse, findPasskey, takeChallenge } from './repository.ts'
import { readClientData, readSignedLogin } from './verify.ts'

interface Parts {
  guard: GuessGuard
  securityLog: SecurityLog
  /** Undefined where the site has no passkeys. */
  party: RelyingParty | undefined
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Whether what a device has signed holds. */
export interface PasskeyProof {
  /** Whether the site has passkeys at its address. */
  isOffered: boolean
  /** The passkey and its account; undefined whatever is wrong. A challenge is used up either way. */
  prove(
    found: Found | undefined,
    body: PasskeyLogin,
    context: RequestContext,
  ): Promise<Found | undefined>
  /** The same for the account that asks, ever more slowly while it fails. */
  attempt(body: PasskeyLogin, context: RequestContext): ReturnType<GuessGuard['attempt']>
}

export function createPasskeyProof(
  db: Kysely<Database>,
  { guard, securityLog, party }: Parts,
): PasskeyProof {
  async function prove(found: Found | undefined, body: PasskeyLogin, context: RequestContext) {
    const now = new Date()
    const said = readClientData(body.clientDataJSON)
    if (!party || !said) return undefined
    const challenge = {
      challenge_hash: hashToken(said.challenge),
      purpose: 'login',
      session_hash: sessionHashOf(context.token),
    } as const
    if (!(await takeChallenge(db, challenge, now)) || !found || found.is_demo) return undefined
    const owner = Buffer.from(body.userHandle, 'base64url').toString('utf8')
    if (owner !== found.account_id) return undefined
    const counter = await readSignedLogin(body, party, found.public_key)
    if (counter === undefined) return undefined
    if (await countUse(db, found.id, { counter, now })) return found
    const { address, device } = context
    await securityLog.note({ kind: 'passkey_cloned', account: found.account_id, address, device })
    return undefined
  }

  return {
    isOffered: party !== undefined,
    prove,
    async attempt(body, context) {
      const { id } = callerOf(context)
      const known = await findPasskey(db, body.id)
      const own = known?.account_id === id ? known : undefined
      const attempt = { account: id, name: '', purpose: 'passkey' } as const
      return guard.attempt(attempt, context, () => prove(own, body, context))
    },
  }
}
