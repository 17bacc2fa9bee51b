import { randomBytes } from 'node:crypto'
import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PasskeyLogin } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { findUser } from '../account/repository.ts'
import type { GuessGuard } from '../security/guess-guard.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { SignIn } from '../session/sign-in.ts'
import { hashToken } from '../session/token.ts'
import { noPasskeys, passkeyRefused, passkeyTooSoon } from './problems.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  CHALLENGE_MINUTES,
  countUse,
  findPasskey,
  keepChallenge,
  takeChallenge,
} from './repository.ts'
import { readClientData, readSignedLogin } from './verify.ts'

type LoginHandlers = Pick<ServerHandlers<RequestContext>, 'beginPasskeyLogin' | 'loginWithPasskey'>

interface Parts {
  guard: GuessGuard
  securityLog: SecurityLog
  signIn: SignIn
  /** Undefined where the site has no passkeys. */
  party: RelyingParty | undefined
}

/** How long a device may take, in ms. */
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000

export const newChallenge = (): string => randomBytes(32).toString('base64url')

/** Of the token that asked; whoever has none is one of many. */
export const sessionHashOf = (token: string | undefined): string =>
  token === undefined ? '' : hashToken(token)

/** Logging in with a passkey, whose device says by itself whose it is. */
export function passkeyLoginHandlers(
  db: Kysely<Database>,
  { guard, securityLog, signIn, party }: Parts,
): LoginHandlers {
  type Found = Awaited<ReturnType<typeof findPasskey>>

  /** The account that it opens; undefined whatever is wrong. */
  async function prove(found: Found, body: PasskeyLogin, context: RequestContext) {
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
    if (await countUse(db, found.id, { counter, now })) return findUser(db, found.account_id)
    const { address, device } = context
    await securityLog.note({ kind: 'passkey_cloned', account: found.account_id, address, device })
    return undefined
  }

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
      const outcome = await guard.attempt(attempt, context, () => prove(found, body, context))
      if (outcome.right) return signIn.enter(outcome.right, 'passkey_login', context)
      return outcome.waitS > 0 ? passkeyTooSoon(outcome.waitS) : passkeyRefused
    },
  }
}
