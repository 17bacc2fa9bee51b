import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import type { Shell } from '@manzil/api-client/msw-shell'
import { problems } from './problems.ts'
import type { World } from './world.ts'

/** Who asks, and with which token. */
export interface MockContext {
  user: User | undefined
  token: string | undefined
}

/** Reads the session as the contract wants it for the operation. */
export function createShell(world: World): Shell<MockContext> {
  return {
    async context(request: Request, operation: OperationId) {
      const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
      const presented = scheme?.toLowerCase() === 'bearer' ? token : undefined
      const { auth } = operationTable[operation]
      const user = presented && auth !== 'none' ? userOf(world, presented) : undefined
      if ((auth === 'required' || (auth === 'optional' && presented)) && !user)
        return problems.sessionExpired
      return { user, token: presented }
    },
  }
}

export function userOf(world: World, token: string): User | undefined {
  const id = world.sessions.get(token)
  const found = id === undefined ? undefined : world.users.get(id)
  if (!found) return undefined
  const { user_name: _hidden, ...user } = found
  return user
}

/** The account of an operation that needs one. */
export function signedIn({ user }: MockContext): User {
  if (!user) throw new Error('an operation that needs a session was mocked without one')
  return user
}
