import type { UserAccount, ViewingHours } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'
import { hoursOn } from '@manzil/domain/viewing/offered-slots'
import type { MockViewing } from '../viewings.ts'
import type { World } from '../world.ts'

/** Mornings and afternoons of every day but Sunday. */
const hours: ViewingHours = {
  week: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, from: '10:00', to: '13:00' },
    { weekday, from: '15:00', to: '19:00' },
  ]),
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 30,
  notice_hours: 2,
  horizon_days: 14,
  revision: 1,
}

/** Viewings of the demo agent with the demo visitor: one stands, for one the visitor's word is waited for. */
const booked = [
  { state: 'confirmed', slot: 0, event: 'booked', side: 'visitor' },
  { state: 'proposed', slot: 1, event: 'proposed', side: 'advertiser' },
] as const

/** Every second agent offers times, the demo agent among them; the others are asked for one. */
export function seedViewings(
  world: World,
  agentIds: readonly string[],
  visitor: UserAccount | undefined,
): void {
  for (const [position, id] of agentIds.entries())
    if (position % 2 === 0) world.viewingHours.set(id, hours)
  const [agentId] = agentIds
  if (agentId === undefined || visitor === undefined) return
  const own = world.properties.filter(({ _id }) => world.propertyOwners.get(_id) === agentId)
  for (const each of booked) {
    const property = own[each.slot]
    if (property) book(world, { agentId, property, visitor }, each)
  }
}

interface Meeting {
  agentId: string
  property: World['properties'][number]
  visitor: UserAccount
}

/** On the first day with hours after the world began, the first at ten and each other an hour later. */
function book(
  world: World,
  { agentId, property, visitor }: Meeting,
  { state, slot, event, side }: (typeof booked)[number],
): void {
  const _id = world.makeId()
  const reference = `EQ-${_id.slice(-6).toUpperCase()}`
  const created_at = world.seed.now.toISOString()
  const days = [1, 2].map((ahead) => dayAfter(dubaiDay(world.seed.now), ahead))
  const day = days.find((each) => hoursOn(hours, each).length > 0) ?? ''
  const from = later(dubaiInstant(day, hoursOn(hours, day)[0]?.from), slot, 'hour')
  const starts_at = from.toISOString()
  const viewing: MockViewing = {
    _id,
    reference,
    agent_id: agentId,
    state,
    starts_at,
    ends_at: later(from, hours.length_minutes, 'minute').toISOString(),
    property_id: property._id,
    property_title: property.title,
    property_title_ar: property.title_ar,
    revision: 1,
    history: [{ at: created_at, side, event, starts_at }],
  }
  world.viewings.set(_id, viewing)
  world.enquiries.set(_id, {
    _id,
    reference,
    created_at,
    kind: 'viewing',
    name: `${visitor.first_name} ${visitor.last_name}`,
    ...(visitor.email && { email: visitor.email }),
    property_id: property._id,
    preferred_time: starts_at,
    message: `I would like to see “${property.title}”.`,
    user_id: visitor._id,
    recipient_id: agentId,
  })
}
