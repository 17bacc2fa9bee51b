import type { SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import {
  type IdentityPort,
  ProviderDown,
  ProviderFailure,
  TokenRefused,
} from '../../ports/openid/identity-port.ts'
import type { RequestContext } from '../../request-context.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { providerAway, refused } from './problems.ts'
import { createSignIns, type Proven } from './sign-ins.ts'

interface Parts {
  providers: readonly IdentityPort[]
  securityLog: SecurityLog
  config: Pick<Config, 'mail'>
}

type Attempt<T> =
  | { done: T; problem?: undefined }
  | { done?: undefined; problem: ReturnType<typeof refused>; provider: string }

/** Sign-ins with identity providers, with what is told and written down where they fail. */
export type SocialTokens = ReturnType<typeof createSocialTokens>

export function createSocialTokens(
  db: Kysely<Database>,
  { providers, securityLog, config }: Parts,
) {
  const redirectUri = `${config.mail.publicUrl}/signed-in.html`
  const signIns = createSignIns({ db, providers, hash: securityLog.hash, redirectUri })

  /** Tells the operator why; whoever asked learns that it failed, and at which provider. */
  async function attempt<T>(
    work: () => Promise<T>,
    { log, address }: RequestContext,
    unknown: string,
  ): Promise<Attempt<T>> {
    try {
      return { done: await work() }
    } catch (error) {
      const provider = (error instanceof ProviderFailure && error.provider) || unknown
      if (error instanceof ProviderDown) {
        log.error({ err: error, provider }, 'an identity provider is of no use')
        throw providerAway(provider)
      }
      if (!(error instanceof TokenRefused)) throw error
      log.warn({ reason: error.message, provider }, 'a sign-in was refused')
      await securityLog.note({ kind: 'social_refused', account: undefined, address })
      return { problem: refused(provider), provider }
    }
  }

  /** The one provider that there is, or the first, names what fails before its own is known. */
  const anyName = signIns.nameOf(providers[0]?.id ?? 'google')

  return {
    providers,
    begin(provider: string, purpose: SocialPurpose, context: RequestContext) {
      const begun = () => signIns.begin(provider, purpose, context.token ?? '')
      return attempt(begun, context, signIns.nameOf(provider))
    },
    exchange(given: { code: string; state: string }, context: RequestContext) {
      return attempt(() => signIns.exchange(given, context.token ?? ''), context, anyName)
    },
    read(
      idToken: string,
      purpose: SocialPurpose,
      context: RequestContext,
    ): Promise<Attempt<Proven>> {
      return attempt(() => signIns.read(idToken, purpose, context.token), context, anyName)
    },
  }
}
