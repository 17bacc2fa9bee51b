import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { LanguageCode, Role } from '@manzil/api-client/generated/types.gen'
import type { Shell } from '@manzil/api-client/msw-shell'
import { acceptedLanguage } from '@manzil/i18n/accepted-language'
import type { MockControls } from './controls.ts'
import { forbiddenTo, problems } from './problems.ts'
import { personaToken } from './seed-world.ts'
import type { MockUser, World } from './world.ts'

/** Who asks, and with which token. */
export interface MockContext {
  user: MockUser | undefined
  token: string | undefined
  /** Asked for by `Accept-Language`. */
  language: LanguageCode
  /** Body of a payment event as it came, for its signature; empty for other calls. */
  rawBody: string
}

/** Reads the session, and lets in whom the contract admits to the operation. */
export function createShell(world: World, controls: MockControls): Shell<MockContext> {
  return {
    async context(request: Request, operation: OperationId) {
      const [scheme, given] = (request.headers.get('authorization') ?? '').split(' ')
      const bearer = scheme?.toLowerCase() === 'bearer' ? given : undefined
      const token = effectiveToken(bearer, controls)
      const { auth, roles }: { auth: string; roles: readonly Role[] | null } =
        operationTable[operation]
      const user = token && auth !== 'none' ? userOf(world, token) : undefined
      if ((auth === 'required' || (auth === 'optional' && token)) && !user)
        return problems.sessionExpired
      if (roles && !(user && roles.includes(user.role))) return forbiddenTo(operation, user)
      const rawBody = operation === 'receivePaymentEvent' ? await request.clone().text() : ''
      const language = acceptedLanguage(request.headers.get('accept-language'))
      return { user, token, language, rawBody }
    },
  }
}

/** The token that counts: the client's own, or the persona's for a client that has none. */
export function effectiveToken(
  token: string | undefined,
  controls: MockControls,
): string | undefined {
  const { persona } = controls.get()
  if (persona === 'expired') return token && personaToken('expired')
  return token || (persona === 'guest' ? undefined : personaToken(persona))
}

/** The account of a token. */
export function userOf(world: World, token: string): MockUser | undefined {
  const id = world.sessions.get(token)
  return id === undefined ? undefined : world.users.get(id)
}

/** The account of an operation that needs one. */
export function signedIn({ user }: MockContext): MockUser {
  if (!user) throw new Error('an operation that needs a session was mocked without one')
  return user
}
