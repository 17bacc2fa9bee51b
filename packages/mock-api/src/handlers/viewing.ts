import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { ViewingSide } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { dayAfter, dubaiDay, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { hoursFault } from '@manzil/domain/viewing/hours-fault'
import { offersTimes } from '@manzil/domain/viewing/offered-slots'
import { changedViewing } from '../changed-viewing.ts'
import type { MockContext } from '../context.ts'
import { noteAnswer } from '../inbox.ts'
import { fieldProblem, problems } from '../problems.ts'
import { hoursOf, type MockViewing, slotsOf, toViewing, viewingOfToken } from '../viewings.ts'
import type { World } from '../world.ts'

type ViewingHandlers = Pick<
  ServerHandlers<MockContext>,
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

const done = {
  confirm: say('done.viewingConfirmed'),
  move: say('done.viewingMoved'),
  cancel: say('done.viewingCancelled'),
}

export function viewingHandlers(world: World): ViewingHandlers {
  const isAdvertiser = (accountId: string | undefined, { agent_id }: MockViewing) =>
    accountId !== undefined &&
    (accountId === agent_id || world.advertisers.get(agent_id)?.agency_id === accountId)

  function reached(id: string, headers: Headers, { user }: MockContext) {
    const viewing = world.viewings.get(id)
    if (!viewing) return undefined
    const isLinked = viewingOfToken(headers['Viewing-Access']) === id
    const isOwn = user !== undefined && world.enquiries.get(id)?.user_id === user._id
    const side: ViewingSide | undefined =
      !isLinked && isAdvertiser(user?._id, viewing)
        ? 'advertiser'
        : isLinked || isOwn
          ? 'visitor'
          : undefined
    return side && { viewing, side }
  }

  return {
    async getViewingSlots({ path }) {
      if (!world.findProperty(path.id)) return problems.propertyGone
      const owner = world.propertyOwners.get(path.id)
      const hours = hoursOf(world, owner ?? '')
      const offered = owner !== undefined && offersTimes(hours)
      const { length_minutes, horizon_days } = hours
      const slots = offered ? slotsOf(world, owner, path.id) : []
      return { status: 200, body: { data: { offered, length_minutes, horizon_days, slots } } }
    },

    async getMyViewingHours(_, { user }) {
      return { status: 200, body: { data: hoursOf(world, user?._id ?? '') } }
    },

    async updateMyViewingHours({ body }, { user }) {
      const fault = hoursFault(body)
      if (fault)
        return fault.repeated
          ? fieldProblem(fault.path, 'repeated', say('field.sameTwice'))
          : fieldProblem(fault.path, 'order', say('field.hoursOrder'))
      const id = user?._id ?? ''
      const before = hoursOf(world, id)
      const data = { ...body, revision: body.revision + 1 }
      if (JSON.stringify(data) !== JSON.stringify(before)) {
        if (before.revision !== body.revision) return problems.hoursChanged
        world.viewingHours.set(id, data)
      }
      return { status: 200, body: { ...say('done.hoursSaved'), data } }
    },

    async listMyViewings({ query }, { user }) {
      const day = query.from ?? dubaiDay(new Date())
      const [from, to] = [dubaiInstant(day), dubaiInstant(dayAfter(day, query.days))]
      const now = new Date().toISOString()
      const isShown = ({ state, starts_at, ends_at }: MockViewing) =>
        (starts_at >= from.toISOString() && starts_at < to.toISOString()) ||
        ((state === 'requested' || state === 'proposed') && ends_at > now)
      const data = [...world.viewings.values()]
        .filter((viewing) => isAdvertiser(user?._id, viewing) && isShown(viewing))
        .sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
        .map((viewing) => toViewing(world, viewing, 'advertiser'))
      return { status: 200, body: { data } }
    },

    async getViewing({ path, headers }, context) {
      const found = reached(path.id, headers, context)
      if (!found) return problems.viewingGone
      return { status: 200, body: { data: toViewing(world, found.viewing, found.side) } }
    },

    async updateViewing({ path, headers, body }, context) {
      const found = reached(path.id, headers, context)
      if (!found) return problems.viewingGone
      const changed = changedViewing(world, found.viewing, found.side, body)
      if ('problem' in changed) return changed
      world.viewings.set(path.id, changed)
      if (found.side === 'advertiser' && changed !== found.viewing) noteAnswer(world, path.id)
      return {
        status: 200,
        body: { ...done[body.action], data: toViewing(world, changed, found.side) },
      }
    },
  }
}
