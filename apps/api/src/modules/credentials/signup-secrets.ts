import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { createToken } from '../session/token.ts'

/** Without letters and digits that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The token of a step: 256 random bits. */
export const newStepToken = (): string => `su_${createToken()}`

/** Names an attempt in its mail and on the screen; no secret. */
export const newAttemptCode = (): string =>
  [...randomBytes(6)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** Six random digits. */
export const newOtp = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/**
 * What is kept of a one-time code. The token goes into it, of which nothing but a hash is kept, so
 * that whoever steals the table cannot try all the codes there are.
 */
export const hashOtp = (otp: string, token: string): string =>
  createHash('sha256').update(`${token}:${otp}`).digest('hex')

/** Of a code that nobody knows. */
export const hashNoOtp = (): string => createHash('sha256').update(randomBytes(32)).digest('hex')

/** In the same time, however much of them agrees. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
