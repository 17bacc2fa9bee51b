import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { findCredentials, findUser } from '../account/repository.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { SignIn } from '../session/sign-in.ts'
import { createLinking, type LinkingParts } from './link-account.ts'
import { noAccount, providerUnknown, refused, takenAddress, unverified } from './problems.ts'
import { findLinked, takeSignIn } from './repository.ts'
import type { Proven } from './sign-ins.ts'
import { makeAccount } from './sign-up.ts'
import type { SocialTokens } from './social-tokens.ts'

type SocialHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'beginSocialSignIn'
  | 'exchangeSocialCode'
  | 'loginWithSocial'
  | 'signUpWithSocial'
  | 'linkSocialAccount'
>

interface SocialParts extends LinkingParts {
  tokens: SocialTokens
  securityLog: SecurityLog
  signIn: SignIn
}

/** Ways in through identity providers. */
export function socialHandlers(db: Kysely<Database>, parts: SocialParts): SocialHandlers {
  const { tokens, securityLog, signIn } = parts
  const link = createLinking(db, parts)

  /** What stands against making an account, or opening one, that the identity does not have yet. */
  async function strangerTo({ identity, provider }: Proven) {
    if (identity.email === undefined) return unverified(provider.name)
    const account = await findCredentials(db, identity.email)
    return account && takenAddress(provider.name, account.password_hash !== null)
  }

  return {
    async beginSocialSignIn({ body: { provider, purpose } }, context) {
      const { done, problem } = await tokens.begin(provider, purpose, context)
      if (problem) return problem
      return done ? { status: 200, body: { data: done } } : providerUnknown
    },

    async exchangeSocialCode({ body }, context) {
      const { done, problem } = await tokens.exchange(body, context)
      if (problem) return problem
      return { status: 200, body: { data: { id_token: done } } }
    },

    async loginWithSocial({ body }, context) {
      const { done: proven, problem } = await tokens.read(body.id_token, 'log-in', context)
      if (problem) return problem
      const { provider, identity } = proven
      const account = await findLinked(db, identity)
      if (account === undefined) return (await strangerTo(proven)) ?? noAccount(provider.name)
      const user = await findUser(db, account)
      if (!user || !(await takeSignIn(db, proven.signIn.state_hash))) return refused(provider.name)
      return signIn.enter(user, 'login', context)
    },

    async signUpWithSocial({ body }, context) {
      const { done: proven, problem } = await tokens.read(body.id_token, 'sign-up', context)
      if (problem) return problem
      const answer = (await strangerTo(proven)) ?? (await makeAccount(db, proven, body))
      if ('problem' in answer) return answer
      const { address } = context
      await securityLog.note({ kind: 'signup', account: answer._id, address })
      const { data, token } = (await signIn.enter(answer, 'login', context)).body
      return { status: 201, body: { data, token } }
    },

    async linkSocialAccount({ body }, context) {
      const { done: proven, problem } = await tokens.read(body.id_token, 'link', context)
      if (problem) return problem
      const answer = await link(proven, body.password, context)
      if ('problem' in answer) return answer
      return signIn.enter(answer, 'login', context)
    },
  }
}
