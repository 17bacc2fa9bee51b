import { randomBytes } from 'node:crypto'
import { hashToken } from '../session/token.ts'
import { CHALLENGE_MINUTES } from './repository.ts'

/** How long a device may take, in ms. */
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000

export const newChallenge = (): string => randomBytes(32).toString('base64url')

/** Of the token that asked; whoever has none is one of many. */
export const sessionHashOf = (token: string | undefined): string =>
  token === undefined ? '' : hashToken(token)
