import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { filtersRefused } from '../property/problems.ts'
import { formRefused, problems } from './problems.ts'
import type { OwnPropertyService } from './service.ts'

type OwnPropertyHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listOwnProperties'
  | 'createProperty'
  | 'updateProperty'
  | 'deleteProperty'
  | 'changeProperties'
  | 'undoPropertyChange'
  | 'listPropertyHistory'
  | 'assessProperty'
  | 'getPropertyRank'
>

const editorOf = (context: RequestContext) => ({ caller: callerOf(context), log: context.log })

/** Properties of agents and agencies, who are the only ones that the contract lets in. */
export const ownPropertyHandlers = (own: OwnPropertyService): OwnPropertyHandlers => ({
  async listOwnProperties({ query }, context) {
    const found = await own.list(query, editorOf(context))
    return 'fields' in found ? filtersRefused(found.fields) : { status: 200, body: found }
  },

  async createProperty({ headers, body }, context) {
    const key = headers['Idempotency-Key']
    const outcome = await own.create(body, { ...editorOf(context), key })
    if (outcome.kind === 'accepted') return { status: 201, body: outcome.answer }
    const { refusal, fields } = outcome
    return refusal === 'fields' ? formRefused(fields) : problems[refusal]
  },

  async updateProperty({ path, body }, context) {
    const outcome = await own.update(path.id, body, editorOf(context))
    if (outcome.kind === 'done') {
      const inReview = outcome.data.status === 'in_review'
      const said = say(inReview ? 'done.propertyInReview' : 'done.propertyUpdated')
      return { status: 200, body: { ...said, data: outcome.data } }
    }
    return outcome.refusal === 'fields' ? formRefused(outcome.fields) : problems[outcome.refusal]
  },

  async deleteProperty({ path }, context) {
    const change_id = await own.remove(path.id, editorOf(context))
    if (change_id === undefined) return problems.gone
    return { status: 200, body: { ...say('done.propertyRemoved'), change_id } }
  },

  async changeProperties({ body }, context) {
    const data = await own.change(body, editorOf(context))
    const said = say(body.action === 'confirm' ? 'done.availability' : 'done.propertiesChanged')
    return { status: 200, body: { ...said, data } }
  },

  async undoPropertyChange({ path }, context) {
    const data = await own.undo(path.id, editorOf(context))
    return data ? { status: 200, body: { ...say('done.changeUndone'), data } } : problems.late
  },

  async listPropertyHistory({ path, query }, context) {
    const found = await own.history(path.id, query, editorOf(context))
    return found ? { status: 200, body: found } : problems.gone
  },

  async assessProperty({ body }, context) {
    const data = await own.assess(body, editorOf(context))
    return data ? { status: 200, body: { data } } : problems.gone
  },

  async getPropertyRank({ path, query }, context) {
    const data = await own.rank(path.id, query, editorOf(context))
    if (!data) return problems.gone
    return 'fields' in data ? filtersRefused(data.fields) : { status: 200, body: { data } }
  },
})
