import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  ViewingEvent,
  ViewingSide,
  ViewingState,
} from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { later } from '@manzil/domain/time/moments'
import { isFree, offersTimes } from '@manzil/domain/viewing/offered-slots'
import { fieldProblem, problems } from './problems.ts'
import { busyOf, hoursOf, type MockViewing, placeOf, slotsOf } from './viewings.ts'
import type { World } from './world.ts'

/** A viewing as it is after what one side does about it, or why it stays. */
export function changedViewing(
  world: World,
  viewing: MockViewing,
  side: ViewingSide,
  { action, starts_at, revision }: RequestOf<'updateViewing'>['body'],
) {
  const now = new Date()
  const { state, agent_id, property_id } = viewing
  if (action === 'cancel' && state === 'cancelled') return viewing
  if (action === 'confirm' && state === 'confirmed') return viewing
  if (state === 'cancelled' || new Date(viewing.starts_at) <= now) return problems.viewingOver
  if (viewing.revision !== revision) return problems.viewingChanged
  const write = (next: ViewingState, event: ViewingEvent['event'], from = viewing.starts_at) => {
    const length = hoursOf(world, agent_id).length_minutes
    return {
      ...viewing,
      state: next,
      starts_at: from,
      ends_at:
        from === viewing.starts_at
          ? viewing.ends_at
          : later(new Date(from), length, 'minute').toISOString(),
      revision: revision + 1,
      history: [...viewing.history, { at: now.toISOString(), side, event, starts_at: from }],
    }
  }
  const isTaken = ({ starts_at: from, ends_at: to }: MockViewing) =>
    !isFree(
      {
        from: new Date(from),
        to: new Date(to),
        place: placeOf(world, property_id),
        travelMinutes: hoursOf(world, agent_id).travel_minutes,
      },
      busyOf(world, agent_id, viewing._id),
    )
  if (action === 'cancel') return write('cancelled', 'cancelled')
  if (action === 'confirm') {
    if (state !== (side === 'advertiser' ? 'requested' : 'proposed')) return problems.viewingChanged
    return isTaken(viewing) ? problems.slotTaken : write('confirmed', 'confirmed')
  }
  if (starts_at == null) return fieldProblem('starts_at', 'required', say('field.required'))
  const from = new Date(starts_at).toISOString()
  if (from === viewing.starts_at) return fieldProblem('starts_at', 'changed', say('field.sameTime'))
  if (new Date(from) <= now) return fieldProblem('starts_at', 'future', say('field.future'))
  if (side === 'advertiser') {
    const proposed = write('proposed', 'proposed', from)
    return isTaken(proposed) ? problems.slotTaken : proposed
  }
  if (!offersTimes(hoursOf(world, agent_id))) return write('requested', 'requested', from)
  const isOffered = slotsOf(world, agent_id, property_id, viewing._id).includes(from)
  return isOffered ? write('confirmed', 'moved', from) : problems.slotTaken
}
