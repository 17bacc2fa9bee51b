import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { IdentityProofState, SocialProvider } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { fieldProblem } from '../credentials/problems.ts'
import type { OwnerCheck } from '../owner/service.ts'
import type { PasskeyProof } from '../passkey/passkey-proof.ts'
import { noPasskeys, passkeyTooSoon } from '../passkey/problems.ts'
import { listPasskeys } from '../passkey/repository.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { noteProof } from '../session/repository.ts'
import { hashToken } from '../session/token.ts'
import { findLinked, takeSignIn } from '../social/repository.ts'
import type { SocialTokens } from '../social/social-tokens.ts'
import { findWays } from './repository.ts'

type IdentityHandlers = Pick<ServerHandlers<RequestContext>, 'getIdentityProof' | 'proveIdentity'>

interface Parts {
  owner: OwnerCheck
  passkeys: PasskeyProof
  tokens: SocialTokens
  securityLog: SecurityLog
}

const passkeyWrong = fieldProblem('passkey', 'refused', say('field.passkeyRefused'))
const nothingGiven = fieldProblem('password', 'required', say('field.passwordAgain'))
const tokenWrong = (provider: string) =>
  fieldProblem('id_token', 'refused', say('problem.socialLogin', { provider }))
const otherIdentity = (provider: string) =>
  fieldProblem('id_token', 'other', say('problem.otherIdentity', { provider }))

/** Proving that it is the owner who uses a session. */
export function identityHandlers(
  db: Kysely<Database>,
  { owner, passkeys, tokens, securityLog }: Parts,
): IdentityHandlers {
  async function stateOf(context: RequestContext): Promise<IdentityProofState> {
    const { id } = callerOf(context)
    const { hasPassword, providers } = await findWays(db, id)
    return {
      good_until: (await owner.provenUntil(context))?.toISOString() ?? null,
      password: hasPassword,
      passkey: passkeys.isOffered && (await listPasskeys(db, id)).length > 0,
      providers: tokens.providers
        .filter((each) => providers.has(each.id))
        .map(({ id: provider, name }): SocialProvider => ({ id: provider, name })),
    }
  }

  /** Undefined where the token is of somebody who opens the account. */
  async function refuseToken(idToken: string, context: RequestContext) {
    const read = await tokens.read(idToken, 'prove', context)
    if (read.problem) return tokenWrong(read.provider)
    const { identity, signIn, provider } = read.done
    if ((await findLinked(db, identity)) !== callerOf(context).id)
      return otherIdentity(provider.name)
    return (await takeSignIn(db, signIn.state_hash)) ? undefined : tokenWrong(provider.name)
  }

  return {
    async getIdentityProof(_request, context) {
      return { status: 200, body: { data: await stateOf(context) } }
    },

    async proveIdentity({ body: { password, passkey, id_token } }, context) {
      const { id } = callerOf(context)
      const { token = '', address, device } = context
      if (password !== undefined) {
        const refusal = await owner.refusePassword(context, password)
        if (refusal) return refusal
      } else if (passkey) {
        if (!passkeys.isOffered) return noPasskeys
        const { right, waitS } = await passkeys.attempt(passkey, context)
        if (waitS > 0) return passkeyTooSoon(waitS)
        if (!right) return passkeyWrong
      } else if (id_token !== undefined) {
        const refusal = await refuseToken(id_token, context)
        if (refusal) return refusal
      } else return nothingGiven
      await noteProof(db, hashToken(token), new Date())
      await securityLog.note({ kind: 'identity_proven', account: id, address, device })
      return { status: 200, body: { ...say('done.identityProven'), data: await stateOf(context) } }
    },
  }
}
