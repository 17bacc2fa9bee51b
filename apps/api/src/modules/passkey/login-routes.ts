import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { findUser } from '../account/repository.ts'
import type { GuessGuard } from '../security/guess-guard.ts'
import type { SignIn } from '../session/sign-in.ts'
import { hashToken } from '../session/token.ts'
import { CHALLENGE_MS, newChallenge, sessionHashOf } from './challenges.ts'
import type { PasskeyProof } from './passkey-proof.ts'
import { noPasskeys, passkeyRefused, passkeyTooSoon } from './problems.ts'
import type { RelyingParty } from './relying-party.ts'
import { findPasskey, keepChallenge } from './repository.ts'

type LoginHandlers = Pick<ServerHandlers<RequestContext>, 'beginPasskeyLogin' | 'loginWithPasskey'>

interface Parts {
  guard: GuessGuard
  passkeys: PasskeyProof
  signIn: SignIn
  /** Undefined where the site has no passkeys. */
  party: RelyingParty | undefined
}

/** Logging in with a passkey, whose device says by itself whose it is. */
export function passkeyLoginHandlers(
  db: Kysely<Database>,
  { guard, passkeys, signIn, party }: Parts,
): LoginHandlers {
  return {
    async beginPasskeyLogin(_request, { token }) {
      if (!party) return noPasskeys
      const challenge = newChallenge()
      const asked = { challenge_hash: hashToken(challenge), purpose: 'login' } as const
      await keepChallenge(db, { ...asked, session_hash: sessionHashOf(token) }, new Date())
      const data = {
        challenge,
        rpId: party.id,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      } as const
      return { status: 200, body: { data } }
    },

    async loginWithPasskey({ body }, context) {
      if (!party) return noPasskeys
      const found = await findPasskey(db, body.id)
      const attempt = { account: found?.account_id, name: body.id, purpose: 'passkey' } as const
      const outcome = await guard.attempt(attempt, context, async () => {
        const proven = await passkeys.prove(found, body, context)
        return proven && findUser(db, proven.account_id)
      })
      if (outcome.right) return signIn.enter(outcome.right, 'passkey_login', context)
      return outcome.waitS > 0 ? passkeyTooSoon(outcome.waitS) : passkeyRefused
    },
  }
}
