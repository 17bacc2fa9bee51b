import { tidyAddress } from '@manzil/domain/tidy-address'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { OpenIdSettings } from '../../environment/openid-providers.ts'
import { fetchBounded } from './fetch-bounded.ts'
import { type Identity, ProviderDown, TokenRefused } from './identity-port.ts'
import { namesOf } from './names-of.ts'

/** Asymmetric ones alone: with `none` or HS256 anybody could sign by what is public. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

/** How far clocks may differ, in seconds. */
const CLOCKS_S = 300

/** How long a token counts after it was made, in seconds; a sign-in takes no longer. */
const AGE_S = 600

/** How long keys are kept, and how soon an unknown one may have them fetched again, in ms. */
const KEYS_MS = 60 * 60_000
const COOL_DOWN_MS = 30_000

/** Google writes its issuer in two ways. */
const otherIssuers: Record<string, string> = {
  'https://accounts.google.com': 'accounts.google.com',
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z.email().max(254).optional().catch(undefined),
  /** Some providers write it as a text. */
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  auth_time: z.number().int().nonnegative().optional().catch(undefined),
})

/** Verifies tokens of one provider against its keys. */
export type VerifyToken = (idToken: string) => Promise<Identity>

export function createVerify(settings: OpenIdSettings, jwksUri: string): VerifyToken {
  const { issuer, client_id } = settings
  const other = otherIssuers[issuer]
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    cacheMaxAge: KEYS_MS,
    cooldownDuration: COOL_DOWN_MS,
    [customFetch]: (url, { headers, method }) => fetchBounded(url, { headers, method }),
  })
  return async (idToken) => {
    const payload = await verified(() =>
      jwtVerify(idToken, keys, {
        algorithms,
        issuer: other ? [issuer, other] : issuer,
        audience: client_id,
        clockTolerance: CLOCKS_S,
        maxTokenAge: AGE_S,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      }),
    )
    const read = claims.safeParse(payload)
    if (!read.success) throw new TokenRefused('its claims are not usable')
    const { sub, azp, email, email_verified, auth_time } = read.data
    if (azp === undefined ? hasSeveral(payload.aud) : azp !== client_id)
      throw new TokenRefused('it was made for another party')
    const vouched = email_verified === true && email !== undefined ? tidyAddress(email) : undefined
    const entered_at = auth_time === undefined ? undefined : new Date(auth_time * 1_000)
    return { issuer, subject: sub, email: vouched, entered_at, ...namesOf(read.data) }
  }
}

const hasSeveral = (aud: JWTPayload['aud']): boolean => Array.isArray(aud) && aud.length > 1

/** Tells a token that does not hold from keys that cannot be had. */
async function verified(work: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await work()).payload
  } catch (error) {
    if (error instanceof ProviderDown) throw error
    if (isOfKeys(error)) throw new ProviderDown('its keys are not usable', { cause: error })
    if (error instanceof errors.JOSEError) throw new TokenRefused(error.message, { cause: error })
    // A key of the set that cannot be read, for example.
    throw new ProviderDown('its keys are not usable', { cause: error })
  }
}

/** The general error is thrown for answers that hold no keys. */
const isOfKeys = (error: unknown): boolean =>
  error instanceof errors.JWKSInvalid ||
  error instanceof errors.JWKInvalid ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
