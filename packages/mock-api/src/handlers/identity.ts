import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { IdentityProofState } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { provenUntil } from '../identity.ts'
import { fieldProblem, problems } from '../problems.ts'
import { factsOf } from '../sessions.ts'
import { nameOf, pretendProviders } from '../social/providers.ts'
import { readSignIn } from '../social/read-sign-in.ts'
import { mockPassword, type World } from '../world.ts'

type IdentityHandlers = Pick<ServerHandlers<MockContext>, 'getIdentityProof' | 'proveIdentity'>

/** Proving that it is the owner who uses a session. The pretended server has no passkeys. */
export function identityHandlers(world: World): IdentityHandlers {
  const isLinked = (accountId: string) => [...world.socialAccounts.values()].includes(accountId)

  /** One that a provider made has no password before it is given one. */
  const passwordOf = (accountId: string) =>
    world.passwords.get(accountId) ?? (isLinked(accountId) ? undefined : mockPassword)

  function stateOf(context: MockContext): IdentityProofState {
    const { _id } = signedIn(context)
    return {
      good_until: provenUntil(world, context)?.toISOString() ?? null,
      password: passwordOf(_id) !== undefined,
      passkey: false,
      providers: isLinked(_id) ? pretendProviders.map(({ id, name }) => ({ id, name })) : [],
    }
  }

  function refuseToken(idToken: string, context: MockContext) {
    const found = readSignIn(world, idToken, context)
    const provider = nameOf(found?.signIn.provider)
    if (found?.signIn.purpose !== 'prove')
      return fieldProblem('id_token', 'refused', say('problem.socialLogin', { provider }))
    if (world.socialAccounts.get(found.identity.subject) !== signedIn(context)._id)
      return fieldProblem('id_token', 'other', say('problem.otherIdentity', { provider }))
    world.signIns.delete(found.state)
    return undefined
  }

  return {
    async getIdentityProof(_request, context) {
      return { status: 200, body: { data: stateOf(context) } }
    },

    async proveIdentity({ body: { password, passkey, id_token } }, context) {
      const { _id } = signedIn(context)
      if (password !== undefined) {
        if (password !== passwordOf(_id))
          return fieldProblem('password', 'wrong', say('field.currentPassword'))
      } else if (passkey) return problems.noPasskeys
      else if (id_token !== undefined) {
        const refusal = refuseToken(id_token, context)
        if (refusal) return refusal
      } else return fieldProblem('password', 'required', say('field.passwordAgain'))
      const { token = '' } = context
      const proven_at = new Date().toISOString()
      world.sessionFacts.set(token, { ...factsOf(world, token), proven_at })
      return { status: 200, body: { ...say('done.identityProven'), data: stateOf(context) } }
    },
  }
}
