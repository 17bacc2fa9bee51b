import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { pageOf } from '@manzil/domain/page-of'
import { dayAfter, dubaiDay } from '@manzil/domain/time/dubai-days'
import { type MockContext, signedIn } from '../context.ts'
import { isWaiting, leadsOf } from '../inbox.ts'
import { happeningsOf, sumsOf } from '../own/happenings.ts'
import { datesOf } from '../own/own-property.ts'
import { answersFor, ownProperties } from '../own/ownership.ts'
import type { World } from '../world.ts'

type DashboardHandlers = Pick<
  ServerHandlers<MockContext>,
  'getBusinessOverview' | 'listPropertyFigures'
>

/** What agents and agencies see of their own properties. */
export const dashboardHandlers = (world: World): DashboardHandlers => ({
  async getBusinessOverview({ query: { days: count } }, context) {
    const user = signedIn(context)
    const to = dubaiDay(new Date())
    const from = dayAfter(to, 1 - count)
    const soon = dayAfter(to, 7)
    const all = happeningsOf(world, user._id)
    const now = all.filter(({ day }) => day >= from)
    const before = all.filter(({ day }) => day >= dayAfter(from, -count) && day < from)
    const own = ownProperties(world, user)
    const received = [...world.enquiries.values()].filter(({ recipient_id }) =>
      answersFor(world, user._id, recipient_id ?? undefined),
    )
    const isToday = (iso: string | null | undefined) => iso && dubaiDay(new Date(iso)) === to
    const people = [...world.users.values()].filter(({ _id }) => answersFor(world, user._id, _id))
    const data = {
      from,
      to,
      today: {
        unanswered: leadsOf(world, user).filter(isWaiting).length,
        expiring: own.filter((property) => {
          const { expires_at } = datesOf(world, property)
          return property.status === 'live' && expires_at && dubaiDay(new Date(expires_at)) <= soon
        }).length,
        rejected: own.filter(({ status }) => status === 'rejected').length,
        drafts: own.filter(({ status }) => status === 'draft').length,
        in_review: own.filter(({ status }) => status === 'in_review').length,
        enquiries: received.filter(({ created_at }) => isToday(created_at)).length,
        viewings: [...world.viewings.values()].filter(
          ({ agent_id, state, starts_at }) =>
            state !== 'cancelled' && isToday(starts_at) && answersFor(world, user._id, agent_id),
        ).length,
        unconfirmed: own.filter(({ _id }) => world.availability.get(_id)?.asks).length,
      },
      properties: own.length,
      live_properties: own.filter(({ status }) => status === 'live').length,
      figures: sumsOf(now),
      before: sumsOf(before),
      ...answersOf(
        world,
        received.filter(({ created_at }) => dubaiDay(new Date(created_at)) >= from),
      ),
      days: Array.from({ length: count }, (_, index) => {
        const day = dayAfter(from, index)
        return { day, figures: sumsOf(now.filter((each) => each.day === day)) }
      }),
      agents:
        user.role === 'agency'
          ? people.map((person) => ({
              _id: person._id,
              name: nameOf(person),
              figures: sumsOf(now.filter((each) => each.person === person._id)),
            }))
          : [],
    }
    return { status: 200, body: { data } }
  },

  async listPropertyFigures({ query }, context) {
    const user = signedIn(context)
    const { days, sort_by = 'views' } = query
    const from = dayAfter(dubaiDay(new Date()), 1 - days)
    const all = happeningsOf(world, user._id).filter(({ day }) => day >= from)
    const rows = ownProperties(world, user).map(({ _id, reference, title, title_ar, status }) => ({
      _id,
      reference,
      title,
      title_ar,
      is_live: status === 'live',
      figures: sumsOf(all.filter(({ property }) => property === _id)),
    }))
    const sorted = rows.toSorted((one, other) => other.figures[sort_by] - one.figures[sort_by])
    return { status: 200, body: pageOf(sorted, query) }
  },
})

const nameOf = (user: {
  role: string
  company_name?: string | null
  first_name: string | null
  last_name: string | null
}): string =>
  (user.role === 'agency' && user.company_name) ||
  [user.first_name, user.last_name].filter(Boolean).join(' ') ||
  '–'

/** How many of the enquiries have a first answer, and the median minutes until it came. */
function answersOf(world: World, enquiries: readonly { _id: string; created_at: string }[]) {
  const minutes = enquiries
    .flatMap(({ _id, created_at }) => {
      const viewing = world.viewings.get(_id)?.history ?? []
      const answers = [
        ...[...world.leadEntries.values()].filter(
          ({ lead_id, kind }) => lead_id === _id && kind === 'advertiser',
        ),
        ...viewing.filter(({ side }) => side === 'advertiser'),
      ]
      const first = answers.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)[0]
      return first === undefined ? [] : [(first - Date.parse(created_at)) / 60_000]
    })
    .toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [
    minutes[Math.floor((minutes.length - 1) / 2)],
    minutes[Math.floor(minutes.length / 2)],
  ]
  const answer_minutes = minutes.length === 0 ? null : Math.round((low + high) / 2)
  return { answered: minutes.length, answer_minutes }
}
