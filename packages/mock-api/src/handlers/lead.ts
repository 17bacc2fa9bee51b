import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { StoredLead } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type LeadBody = RequestOf<'addPropertySuggestion'>['body']

type LeadHandlers = Pick<
  ServerHandlers<MockContext>,
  'getPropertySuggestion' | 'addPropertySuggestion' | 'updatePropertySuggestion'
>

export function leadHandlers(world: World): LeadHandlers {
  const keep = (ownerId: string, _id: string, lead: LeadBody): StoredLead => {
    const { min_budget = null, max_budget = null } = lead
    const data = { ...lead, min_budget, max_budget, _id }
    world.leads.set(ownerId, data)
    return data
  }
  return {
    async getPropertySuggestion(_request, context) {
      return { status: 200, body: { data: world.leads.get(signedIn(context)._id) ?? null } }
    },
    async addPropertySuggestion({ body }, context) {
      const { _id } = signedIn(context)
      const data = keep(_id, world.leads.get(_id)?._id ?? world.makeId(), body)
      return {
        status: 200,
        body: { ...say('done.leadSent'), data },
      }
    },
    async updatePropertySuggestion({ path, body }, context) {
      const { _id } = signedIn(context)
      if (world.leads.get(_id)?._id !== path.id) return problems.leadGone
      const data = keep(_id, path.id, body)
      return { status: 200, body: { ...say('done.leadUpdated'), data } }
    },
  }
}
