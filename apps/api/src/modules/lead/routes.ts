import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { findLead, saveLead, updateLead } from './repository.ts'

type LeadHandlers = Pick<
  ServerHandlers<RequestContext>,
  'getPropertySuggestion' | 'addPropertySuggestion' | 'updatePropertySuggestion'
>

/** Contact details and budget that a visitor leaves with the assistant. */
export function leadHandlers(db: Kysely<Database>): LeadHandlers {
  return {
    async getPropertySuggestion(_request, context) {
      const lead = await findLead(db, callerOf(context).id)
      return { status: 200, body: { data: lead ?? null } }
    },

    async addPropertySuggestion({ body }, context) {
      const data = await saveLead(db, callerOf(context).id, body)
      return { status: 200, body: { ...say('done.leadSent'), data } }
    },

    async updatePropertySuggestion({ path, body }, context) {
      const data = await updateLead(db, callerOf(context).id, path.id, body)
      if (!data)
        return {
          status: 404,
          problem: { code: 'not_found', ...say('problem.leadGone') },
        }
      return { status: 200, body: { ...say('done.leadUpdated'), data } }
    },
  }
}
