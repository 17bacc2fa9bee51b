/** Who an identity token speaks of, once it has been verified. */
export interface Identity {
  issuer: string
  subject: string
  /** Undefined where the provider does not vouch for the address. */
  email: string | undefined
  first_name: string
  last_name: string
  /** When they last entered the provider; undefined where it does not say so. */
  entered_at: Date | undefined
}

/** What a sign-in is begun with; the secrets are random, and good for one. */
export interface Beginning {
  redirectUri: string
  state: string
  nonce: string
  /** Of PKCE; the provider is shown its hash alone. */
  verifier: string
  /** Whether they have to enter the provider again, whoever is logged in there. */
  isAnew: boolean
}

/** A provider of identities, behind whatever protocol. */
export interface IdentityPort {
  id: string
  name: string
  /** Where the popup goes. @throws ProviderDown */
  authorizationUrl(beginning: Beginning): Promise<string>
  /** The identity token for a code. @throws ProviderDown, TokenRefused */
  exchange(code: string, proof: Pick<Beginning, 'redirectUri' | 'verifier'>): Promise<string>
  /** Verifies all of a token but that its nonce was ours. @throws ProviderDown, TokenRefused */
  verify(idToken: string): Promise<Identity>
}

/** What a provider failed at. */
export class ProviderFailure extends Error {
  /** As visitors know it; undefined until it is known whose failure it is. */
  provider: string | undefined
}

/** The provider does not answer, or answers nonsense: nobody's fault who signs in. */
export class ProviderDown extends ProviderFailure {
  override name = 'ProviderDown'
}

/** The token or code does not hold. The message is for the operator and tells nothing of it. */
export class TokenRefused extends ProviderFailure {
  override name = 'TokenRefused'
}

/** Does something with a provider; what it fails at names it. */
export async function withProvider<T>({ name }: IdentityPort, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderFailure) error.provider = name
    throw error
  }
}
