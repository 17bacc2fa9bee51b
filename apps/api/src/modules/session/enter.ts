import type { User } from '@manzil/api-client/generated/types.gen'
import { isGuest } from '@manzil/domain/roles'
import type { RequestContext } from '../../request-context.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { Sessions } from './service.ts'

interface EntryParts {
  sessions: Sessions
  securityLog: SecurityLog
  /** Gives the conversations of a guest to the account that the guest has logged in to. */
  handOverConversations: (guestId: string, accountId: string) => Promise<void>
}

/** Lets an account in that has proven itself, in whatever way. */
export type Enter = (
  user: User,
  context: Pick<RequestContext, 'token' | 'address'>,
) => Promise<{ data: User; token: string }>

export function createEnter({ sessions, securityLog, handOverConversations }: EntryParts): Enter {
  /** Whoever logs in goes on with what they talked about as a guest; the guest's token proves it. */
  const keepConversations = async (token: string, user: User) => {
    const before = await sessions.authenticate(token)
    if (before && isGuest(before.role)) await handOverConversations(before.id, user._id)
  }
  return async (user, { token, address }) => {
    if (token) await keepConversations(token, user)
    // Whoever else may hold the token of before is not taken along.
    if (token) await sessions.close(token)
    await securityLog.note({ kind: 'login', account: user._id, address })
    return { data: user, token: await sessions.open({ id: user._id, role: user.role }) }
  }
}
