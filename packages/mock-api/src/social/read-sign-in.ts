import type { MockContext } from '../context.ts'
import { readIdToken } from '../id-token.ts'
import type { World } from '../world.ts'

/** Whom a token speaks of, where this session began its sign-in. */
export function readSignIn(world: World, idToken: string, { token }: MockContext) {
  const identity = readIdToken(idToken)
  const [state, signIn] =
    [...world.signIns].find(([, each]) => each.nonce === identity?.nonce) ?? []
  if (!identity || !signIn || state === undefined || signIn.session !== (token ?? ''))
    return undefined
  return Date.parse(signIn.expires_at) > Date.now() ? { identity, state, signIn } : undefined
}
