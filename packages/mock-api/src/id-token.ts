import { z } from 'zod'

const payload = z.object({
  sub: z.string().min(1),
  email: z.email().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.number().optional(),
  nonce: z.string(),
  email_verified: z.boolean().default(true),
})

/** Who an identity token speaks of. */
export interface Identity {
  subject: string
  email: string
  first_name: string
  last_name: string
  /** Names the sign-in that it was made for. */
  nonce: string
  /** Whether the provider vouches for the address. */
  verified: boolean
}

/** Reads an identity token and its expiry; the mock has no keys, so no signature is checked. */
export function readIdToken(token: string): Identity | undefined {
  const part = token.split('.')[1] ?? ''
  try {
    const bytes = Uint8Array.from(
      atob(part.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const claims = payload.parse(JSON.parse(new TextDecoder().decode(bytes)))
    if (claims.exp !== undefined && claims.exp * 1000 < Date.now()) return undefined
    return {
      subject: claims.sub,
      email: claims.email ?? `${claims.sub}@social.example`,
      first_name: claims.given_name ?? 'Sara',
      last_name: claims.family_name ?? 'Khan',
      nonce: claims.nonce,
      verified: claims.email_verified,
    }
  } catch {
    return undefined
  }
}
