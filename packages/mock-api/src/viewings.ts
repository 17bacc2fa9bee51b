import type { Viewing, ViewingHours, ViewingSide } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import { type BusyTime, offeredSlots, offersTimes } from '@manzil/domain/viewing/offered-slots'
import { problems } from './problems.ts'
import type { EntryOf, World } from './world.ts'

export type MockViewing = EntryOf<'viewings'>

/** What stands until somebody sets hours: no times are offered. */
const noHours: ViewingHours = {
  week: [],
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 30,
  notice_hours: 2,
  horizon_days: 14,
  revision: 0,
}

export const hoursOf = (world: World, accountId: string): ViewingHours =>
  world.viewingHours.get(accountId) ?? noHours

/** Token of the link that opens a viewing; the mock sends no mails. */
export const viewingToken = (id: string): string => `${id}_open-this-viewing`

export const viewingOfToken = (token: string | undefined): string | undefined =>
  token?.endsWith('_open-this-viewing') ? token.slice(0, -'_open-this-viewing'.length) : undefined

/** Times that an advertiser has given away, but for one viewing. */
export const busyOf = (world: World, accountId: string, except = ''): BusyTime[] =>
  [...world.viewings.values()]
    .filter(
      ({ _id, agent_id, state }) =>
        agent_id === accountId && _id !== except && (state === 'confirmed' || state === 'proposed'),
    )
    .map(({ starts_at, ends_at, property_id }) => ({
      from: new Date(starts_at),
      to: new Date(ends_at),
      place: placeOf(world, property_id),
    }))

/** The finest place of a property. */
export const placeOf = (world: World, propertyId: string): string =>
  world.findProperty(propertyId)?.location ?? propertyId

/** Slots of a property that an advertiser offers now. */
export const slotsOf = (world: World, accountId: string, propertyId: string, except?: string) =>
  offeredSlots(hoursOf(world, accountId), busyOf(world, accountId, except), {
    now: new Date(),
    place: placeOf(world, propertyId),
  }).map((slot) => slot.toISOString())

/** The viewing that an enquiry asks for; it takes a time that is offered, or asks for one. */
export function bookViewing(
  world: World,
  {
    id,
    reference,
    agentId,
    propertyId,
    startsAt,
  }: { id: string; reference: string; agentId: string; propertyId: string; startsAt: string },
) {
  const now = new Date()
  const from = new Date(startsAt)
  if (from <= now) return problems.timePast
  const hours = hoursOf(world, agentId)
  const isOffered = offersTimes(hours)
  const starts_at = from.toISOString()
  if (isOffered && !slotsOf(world, agentId, propertyId).includes(starts_at))
    return problems.slotTaken
  const property = world.findProperty(propertyId)
  const event = isOffered ? 'booked' : 'requested'
  const viewing: MockViewing = {
    _id: id,
    reference,
    agent_id: agentId,
    state: isOffered ? 'confirmed' : 'requested',
    starts_at,
    ends_at: later(from, hours.length_minutes, 'minute').toISOString(),
    property_id: propertyId,
    property_title: property?.title ?? '',
    property_title_ar: property?.title_ar ?? null,
    revision: 1,
    history: [{ at: now.toISOString(), side: 'visitor', event, starts_at }],
  }
  world.viewings.set(id, viewing)
  return viewing
}

/** A viewing as one of its sides sees it. */
export function toViewing(
  world: World,
  { agent_id, ...viewing }: MockViewing,
  viewer: ViewingSide,
): Viewing {
  const enquiry = world.enquiries.get(viewing._id)
  const agent = world.users.get(agent_id)
  const isKnown = viewer === 'advertiser' && enquiry !== undefined && enquiry.name !== ''
  return {
    ...viewing,
    property_offered: world.findProperty(viewing.property_id) !== undefined,
    agent_name: [agent?.first_name, agent?.last_name].filter(Boolean).join(' '),
    agency_name:
      world.users.get(world.advertisers.get(agent_id)?.agency_id ?? '')?.company_name ?? null,
    visitor: isKnown
      ? {
          name: enquiry.name,
          email: enquiry.email ?? null,
          phone_number: enquiry.phone_number ?? null,
        }
      : null,
    viewer,
    offers_times: offersTimes(hoursOf(world, agent_id)),
  }
}
