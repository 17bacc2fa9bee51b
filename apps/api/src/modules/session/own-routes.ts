import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { readOwnEvents } from '../security/own-events.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { deleteOtherSessions, deleteOwnSession, listSessions } from './repository.ts'
import { hashToken } from './token.ts'

type OwnHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listSessions' | 'endSession' | 'endOtherSessions' | 'listAccountEvents'
>

const sessionGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.sessionGone') },
} satisfies { status: 404; problem: Problem }

/** What owners see of their log-ins, and how they end them. */
export function ownSessionHandlers(
  db: Kysely<Database>,
  { securityLog }: { securityLog: SecurityLog },
): OwnHandlers {
  return {
    async listSessions(_request, context) {
      const rows = await listSessions(db, callerOf(context).id, new Date())
      const current = hashToken(context.token ?? '')
      const data = rows.map(({ token_hash, created_at, last_seen_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_seen_at.toISOString(),
        current: token_hash === current,
      }))
      return { status: 200, body: { data } }
    },

    async endSession({ path }, context) {
      const { id: account } = callerOf(context)
      const { address, device } = context
      const isEnded = await db.transaction().execute(async (trx) => {
        if (!(await deleteOwnSession(trx, account, path.id))) return false
        await securityLog.note({ kind: 'session_ended', account, address, device }, trx)
        return true
      })
      return isEnded ? { status: 200, body: { ...say('done.sessionEnded') } } : sessionGone
    },

    async endOtherSessions(_request, context) {
      const { id: account } = callerOf(context)
      const { address, device, token = '' } = context
      await db.transaction().execute(async (trx) => {
        if ((await deleteOtherSessions(trx, account, hashToken(token))) === 0) return
        await securityLog.note({ kind: 'sessions_ended', account, address, device }, trx)
      })
      return { status: 200, body: { ...say('done.sessionsEnded') } }
    },

    async listAccountEvents(_request, context) {
      const data = await readOwnEvents(db, callerOf(context).id)
      return { status: 200, body: { data } }
    },
  }
}
