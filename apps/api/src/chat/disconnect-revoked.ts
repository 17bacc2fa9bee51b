import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findOwners } from './repository/conversations.ts'
import { findLiveTokens } from './repository/live-tokens.ts'
import type { ChatServer } from './serve-socket.ts'

/**
 * Ends the connections whose token is gone, whose account has another role now, or whose
 * conversation belongs to another account since: a login takes a guest's conversations over, and
 * what is said afterwards is not for whoever still holds the guest's token.
 */
export async function disconnectRevoked(
  io: ChatServer,
  db: Kysely<Database>,
  now: Date,
): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  const tokens = [...new Set(sockets.map(({ data }) => data.token))]
  const live = await findLiveTokens(db, tokens, now)
  const owners = await findOwners(db, [...new Set(sockets.flatMap(conversationsOf))])
  for (const socket of sockets) {
    const { token, role, accountId } = socket.data
    const isForeign = (sessionId: string): boolean =>
      (owners.get(sessionId) ?? accountId) !== accountId
    if (live.get(token)?.role !== role || conversationsOf(socket).some(isForeign))
      socket.disconnect(true)
  }
}

/** Every connection is in a room of its own name besides. */
const conversationsOf = ({ rooms, id }: { rooms: Set<string>; id: string }): string[] =>
  [...rooms].filter((room) => room !== id)
