import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { callerOf, type RequestContext } from '../request-context.ts'
import { countAnswersAfter } from './repository/conversations.ts'
import { readSnapshot } from './repository/snapshot.ts'

type ChatHandlers = Pick<ServerHandlers<RequestContext>, 'getChatUnread'>

/** What the chat asks while it is closed. */
export function chatHandlers(db: Kysely<Database>): ChatHandlers {
  return {
    async getChatUnread({ query: { session_id, after_seq } }, context) {
      const session = await readSnapshot(db, session_id, callerOf(context).id)
      if (session === undefined)
        return { status: 200, body: { data: { unread: 0, answering: false } } }
      const unread = await countAnswersAfter(db, session_id, after_seq)
      const answering = session.open.length > 0
      return { status: 200, body: { data: { unread, answering } } }
    },
  }
}
