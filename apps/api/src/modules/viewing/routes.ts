import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { propertyGone } from '../property/problems.ts'
import { problems, unfit } from './mapper.ts'
import type { Asker, ViewingService } from './service.ts'

type ViewingHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'getViewingSlots'
  | 'getMyViewingHours'
  | 'updateMyViewingHours'
  | 'listMyViewings'
  | 'getViewing'
  | 'updateViewing'
>

interface Headers {
  'Viewing-Access'?: string | undefined
}

const askerOf = (headers: Headers, { caller }: RequestContext): Asker => ({
  caller,
  access: headers['Viewing-Access'],
})

const done = {
  confirm: say('done.viewingConfirmed'),
  move: say('done.viewingMoved'),
  cancel: say('done.viewingCancelled'),
}

/** Viewings, and the times that are offered for them. */
export const viewingHandlers = (viewings: ViewingService): ViewingHandlers => ({
  async getViewingSlots({ path }) {
    const data = await viewings.slots(path.id)
    return data ? { status: 200, body: { data } } : propertyGone
  },

  async getMyViewingHours(_, context) {
    return { status: 200, body: { data: await viewings.hours(callerOf(context).id) } }
  },

  async updateMyViewingHours({ body }, context) {
    const outcome = await viewings.setHours(callerOf(context).id, body)
    if (outcome.kind === 'changed') return problems['hours-changed']
    if (outcome.kind === 'unfit')
      return outcome.repeated
        ? unfit(outcome.path, 'repeated', say('field.sameTwice'))
        : unfit(outcome.path, 'order', say('field.hoursOrder'))
    return { status: 200, body: { ...say('done.hoursSaved'), data: outcome.hours } }
  },

  async listMyViewings({ query }, context) {
    const data = await viewings.list(callerOf(context).id, query.from, query.days)
    return { status: 200, body: { data } }
  },

  async getViewing({ path, headers }, context) {
    const data = await viewings.find(path.id, askerOf(headers, context))
    return data ? { status: 200, body: { data } } : problems.gone
  },

  async updateViewing({ path, headers, body }, context) {
    const outcome = await viewings.change(path.id, body, askerOf(headers, context))
    if (outcome.kind === 'refused') return problems[outcome.refusal]
    return { status: 200, body: { ...done[body.action], data: outcome.viewing } }
  },
})
