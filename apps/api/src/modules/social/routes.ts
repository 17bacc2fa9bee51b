import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { ProviderDown, TokenRefused } from '../../ports/openid/identity-port.ts'
import type { RequestContext } from '../../request-context.ts'
import { findCredentials, findUser } from '../account/repository.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { SignIn } from '../session/sign-in.ts'
import { createLinking, type LinkingParts } from './link-account.ts'
import {
  noAccount,
  providerAway,
  providerUnknown,
  refused,
  takenAddress,
  unverified,
} from './problems.ts'
import { findLinked, takeSignIn } from './repository.ts'
import { createSignIns, type Proven } from './sign-ins.ts'
import { makeAccount } from './sign-up.ts'

type SocialHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'beginSocialSignIn'
  | 'exchangeSocialCode'
  | 'loginWithSocial'
  | 'signUpWithSocial'
  | 'linkSocialAccount'
>

interface SocialParts extends LinkingParts {
  providers: Parameters<typeof createSignIns>[0]['providers']
  securityLog: SecurityLog
  signIn: SignIn
}

/** Ways in through identity providers. */
export function socialHandlers(db: Kysely<Database>, parts: SocialParts): SocialHandlers {
  const { providers, securityLog, signIn, config } = parts
  const redirectUri = `${config.mail.publicUrl}/signed-in.html`
  const signIns = createSignIns({ db, providers, hash: securityLog.hash, redirectUri })
  const link = createLinking(db, parts)

  /** Tells the operator why; whoever asked learns that it failed. */
  async function attempt<T>(
    work: () => Promise<T>,
    { log, address }: RequestContext,
    provider: string,
  ) {
    try {
      return { done: await work() }
    } catch (error) {
      if (error instanceof ProviderDown) {
        log.error({ err: error, provider }, 'an identity provider is of no use')
        throw providerAway(provider)
      }
      if (!(error instanceof TokenRefused)) throw error
      log.warn({ reason: error.message, provider }, 'a sign-in was refused')
      await securityLog.note({ kind: 'social_refused', account: undefined, address })
      return { problem: refused(provider) }
    }
  }

  /** The one provider that there is, or the first, names what fails before its own is known. */
  const anyName = signIns.nameOf(providers[0]?.id ?? 'google')

  const read = (idToken: string, purpose: SocialPurpose, context: RequestContext) =>
    attempt(() => signIns.read(idToken, purpose, context.token), context, anyName)

  /** What stands against making an account, or opening one, that the identity does not have yet. */
  async function strangerTo({ identity, provider }: Proven) {
    if (identity.email === undefined) return unverified(provider.name)
    const account = await findCredentials(db, identity.email)
    return account && takenAddress(provider.name, account.password_hash !== null)
  }

  return {
    async beginSocialSignIn({ body: { provider, purpose } }, context) {
      const name = signIns.nameOf(provider)
      const begun = () => signIns.begin(provider, purpose, context.token ?? '')
      const { done, problem } = await attempt(begun, context, name)
      if (problem) return problem
      return done ? { status: 200, body: { data: done } } : providerUnknown
    },

    async exchangeSocialCode({ body }, context) {
      const exchanged = () => signIns.exchange(body, context.token ?? '')
      const { done, problem } = await attempt(exchanged, context, anyName)
      if (problem) return problem
      return { status: 200, body: { data: { id_token: done } } }
    },

    async loginWithSocial({ body }, context) {
      const { done: proven, problem } = await read(body.id_token, 'log-in', context)
      if (problem) return problem
      const { provider, identity } = proven
      const account = await findLinked(db, identity)
      if (account === undefined) return (await strangerTo(proven)) ?? noAccount(provider.name)
      const user = await findUser(db, account)
      if (!user || !(await takeSignIn(db, proven.signIn.state_hash))) return refused(provider.name)
      return signIn.enter(user, 'login', context)
    },

    async signUpWithSocial({ body }, context) {
      const { done: proven, problem } = await read(body.id_token, 'sign-up', context)
      if (problem) return problem
      const answer = (await strangerTo(proven)) ?? (await makeAccount(db, proven, body))
      if ('problem' in answer) return answer
      const { address } = context
      await securityLog.note({ kind: 'signup', account: answer._id, address })
      const { data, token } = (await signIn.enter(answer, 'login', context)).body
      return { status: 201, body: { data, token } }
    },

    async linkSocialAccount({ body }, context) {
      const { done: proven, problem } = await read(body.id_token, 'link', context)
      if (problem) return problem
      const answer = await link(proven, body.password, context)
      if ('problem' in answer) return answer
      return signIn.enter(answer, 'login', context)
    },
  }
}
