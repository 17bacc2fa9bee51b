import { isIP } from 'node:net'

/** The site as passkeys know it. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string
  /** Whether what a device has signed was signed for a page of the site. */
  accepts(origin: string): boolean
}

/**
 * The site at its public address. Without one it is the machine that it is developed on, at any port.
 * Undefined where browsers allow no passkeys: at a plain address, or at one of digits.
 */
export function relyingPartyOf(publicUrl: string | undefined): RelyingParty | undefined {
  if (publicUrl === undefined) return { id: 'localhost', accepts: isLocal }
  const { protocol, hostname: id, origin: own } = new URL(publicUrl)
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined
  if (protocol !== 'https:' && id !== 'localhost') return undefined
  return { id, accepts: (origin) => origin === own }
}

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, origin: plain } = new URL(origin)
  return protocol === 'http:' && hostname === 'localhost' && plain === origin
}
