import type { OwnAvailability, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import {
  type AvailabilityRules,
  defaultAvailabilityRules,
  firstStep,
  pauseTime,
} from '@manzil/domain/own-property/availability'
import type { World } from '../world.ts'

const rules: AvailabilityRules = defaultAvailabilityRules

/** What the own list says of a property; null where nobody is asked to confirm it, nor has been. */
export function availabilityOf(world: World, property: PropertyDetail): OwnAvailability | null {
  const kept = world.availability.get(property._id)
  if (!kept) return null
  const { reporters, ...known } = kept
  return { ...known, reports: reporters.length }
}

/** Starts the time of a property that is live from now on, as its advertiser says. */
export function confirm(world: World, id: string, now: Date): void {
  const { due_at, step, next_at } = firstStep(now, rules)
  world.availability.set(id, {
    due_at: due_at.toISOString(),
    pauses_at: pauseTime(step, next_at, rules).toISOString(),
    is_late: false,
    asks: false,
    paused_for: null,
    reporters: [],
  })
}

/** Asks for nothing any more, unless the site has paused the property by itself. */
export function stopAsking(
  world: World,
  id: string,
  pausedFor: OwnAvailability['paused_for'] = null,
): void {
  const kept = world.availability.get(id)
  if (kept || pausedFor)
    world.availability.set(id, {
      due_at: null,
      pauses_at: null,
      is_late: false,
      asks: pausedFor !== null,
      paused_for: pausedFor,
      reporters: pausedFor === null ? [] : (kept?.reporters ?? []),
    })
}

/** Notes that a visitor says that a live property is gone; enough of them pause it. */
export function sayGone(world: World, property: PropertyDetail, reporter: string): void {
  const { _id } = property
  const kept = world.availability.get(_id)
  if (kept?.reporters.includes(reporter)) return
  const reporters = [...(kept?.reporters ?? []), reporter]
  const nothing = { due_at: null, pauses_at: null, is_late: false, paused_for: null }
  world.availability.set(_id, { ...nothing, ...kept, asks: true, reporters })
  if (reporters.length < rules.reports) return
  world.saveProperty({ ...property, status: 'hidden' })
  stopAsking(world, _id, 'reported')
}
