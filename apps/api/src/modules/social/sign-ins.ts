import { createHmac } from 'node:crypto'
import type { SocialPurpose, SocialSignIn } from '@manzil/api-client/generated/types.gen'
import { SIGN_IN_MS } from '@manzil/domain/limits'
import { decodeJwt } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import {
  type Identity,
  type IdentityPort,
  TokenRefused,
  withProvider,
} from '../../ports/openid/identity-port.ts'
import { createToken, hashToken } from '../session/token.ts'
import { findSignIn, keepSignIn, type SignIn, takeExchange } from './repository.ts'

/** How far the clock of a provider may differ, in ms. */
const CLOCKS_MS = 5 * 60_000

/** What a sign-in may be used for, by what it was begun for. */
const uses: Record<SocialPurpose, readonly SocialPurpose[]> = {
  'log-in': ['log-in', 'sign-up', 'link'],
  'sign-up': ['log-in', 'sign-up', 'link'],
  link: ['link'],
  prove: ['prove'],
}

/** Somebody whom a provider vouches for, and the sign-in that this uses up. */
export interface Proven {
  identity: Identity
  signIn: SignIn
  provider: IdentityPort
}

interface Parts {
  db: Kysely<Database>
  providers: readonly IdentityPort[]
  /** Whether this comes from the key of hashes; nobody finds out the verifier without it. */
  hash: (text: string) => string
  redirectUri: string
}

/** Sign-ins from their beginning until their token is there. All belong to one session. */
export interface SignIns {
  /** Undefined where there is no such provider. @throws ProviderDown */
  begin(
    provider: string,
    purpose: SocialPurpose,
    session: string,
  ): Promise<SocialSignIn | undefined>
  /** The token for a code. @throws ProviderDown, TokenRefused */
  exchange(given: { code: string; state: string }, session: string): Promise<string>
  /** Reads a token that was begun by this session. @throws ProviderDown, TokenRefused */
  read(idToken: string, purpose: SocialPurpose, session: string | undefined): Promise<Proven>
  /** The provider that a state or a token was begun with; for words about it. */
  nameOf(id: string): string
}

export function createSignIns({ db, providers, hash, redirectUri }: Parts): SignIns {
  const find = (id: string) => providers.find((each) => each.id === id)
  // Made of the state, so that the table holds nothing that a code could be exchanged with.
  const verifierOf = (state: string) =>
    createHmac('sha256', hash('social verifier')).update(state).digest('base64url')

  return {
    nameOf: (id) => find(id)?.name ?? 'Google',

    async begin(id, purpose, session) {
      const provider = find(id)
      if (!provider) return undefined
      const [state, nonce] = [createToken(), createToken()]
      const expires_at = new Date(Date.now() + SIGN_IN_MS)
      const authorization_url = await provider.authorizationUrl({
        redirectUri,
        state,
        nonce,
        verifier: verifierOf(state),
        isAnew: purpose === 'prove',
      })
      await keepSignIn(db, {
        state_hash: hashToken(state),
        nonce_hash: hashToken(nonce),
        session_hash: hashToken(session),
        provider: id,
        purpose,
        expires_at,
      })
      return { authorization_url, state, expires_at: expires_at.toISOString() }
    },

    async exchange({ code, state }, session) {
      const taken = await takeExchange(db, {
        stateHash: hashToken(state),
        sessionHash: hashToken(session),
        now: new Date(),
      })
      const provider = taken && find(taken.provider)
      if (!provider) throw new TokenRefused('no sign-in of this session has the state')
      return withProvider(provider, () =>
        provider.exchange(code, { redirectUri, verifier: verifierOf(state) }),
      )
    },

    async read(idToken, purpose, session) {
      const signIn = await findSignIn(db, {
        nonceHash: hashToken(nonceOf(idToken)),
        sessionHash: hashToken(session ?? ''),
        now: new Date(),
      })
      const provider = signIn && find(signIn.provider)
      if (!provider) throw new TokenRefused('no sign-in of this session has the nonce')
      return withProvider(provider, async () => {
        if (!uses[signIn.purpose].includes(purpose))
          throw new TokenRefused('it was begun for another purpose')
        const identity = await provider.verify(idToken)
        const begun = signIn.expires_at.getTime() - SIGN_IN_MS
        // Who is logged in at the provider of a device that was left open proves nothing by it.
        if (purpose === 'prove' && (identity.entered_at?.getTime() ?? begun) < begun - CLOCKS_MS)
          throw new TokenRefused('its owner was not asked anew')
        return { identity, signIn, provider }
      })
    },
  }
}

/** Of a token that nobody has verified yet: it names the sign-in, and thereby whose keys count. */
function nonceOf(idToken: string): string {
  try {
    const { nonce } = decodeJwt(idToken)
    if (typeof nonce === 'string') return nonce
  } catch (cause) {
    throw new TokenRefused('it cannot be read', { cause })
  }
  throw new TokenRefused('it has no nonce')
}
