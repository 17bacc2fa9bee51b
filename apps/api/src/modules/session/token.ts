import { createHash, randomBytes } from 'node:crypto'

/** A new bearer token: 256 random bits, opaque. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token; a stolen table opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
