import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { hashToken } from '../session/token.ts'
import { beginVisit, countVisit } from './repository.ts'

type VisitHandlers = Pick<ServerHandlers<RequestContext>, 'logVisitor'>

/** Counts of visits, without anything about who they were. */
export function visitHandlers(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): VisitHandlers {
  return {
    async logVisitor({ body }, { caller, token }) {
      // A known session counts once for a visit, however often its pages are opened anew.
      const isNew = !caller || !token || (await beginVisit(db, hashToken(token), now()))
      if (isNew) await countVisit(db, body, now())
      return { status: 200, body: { ...say('done.visit') } }
    },
  }
}
