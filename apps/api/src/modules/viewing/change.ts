import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { ViewingEvent, ViewingSide } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import { isFree, isOffered, offersTimes } from '@manzil/domain/viewing/offered-slots'
import { reminderTime } from '@manzil/domain/viewing/reminder-time'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readBusy, takeCalendar } from './calendar-repository.ts'
import { type ChangeRefusal, toHours } from './mapper.ts'
import { findViewing, noteEvent, updateViewing, type ViewingRow } from './repository.ts'

/** What one side does about a viewing. */
export type ViewingChange = RequestOf<'updateViewing'>['body']

type Outcome =
  | { kind: 'changed'; event: ViewingEvent['event'] }
  /** What was wanted is so already. */
  | { kind: 'same' }
  | { kind: 'refused'; refusal: ChangeRefusal }

/** Changes of one viewing; whoever wants more writes or calls, and nobody's mailbox is filled by it. */
const MOST_CHANGES = 30

const refused = (refusal: ChangeRefusal): Outcome => ({ kind: 'refused', refusal })

/** What becomes of a viewing: its state and time, and what is told of it. */
interface Next {
  state: ViewingRow['state']
  event: ViewingEvent['event']
  starts_at: Date
  ends_at: Date
}

/**
 * Confirms, moves or cancels a viewing for one side, while nobody else gives away times of the same
 * calendar: of two who do something at once the later is told.
 */
export async function changeViewing(
  trx: Transaction<Database>,
  {
    id,
    agentId,
    side,
    change,
    now,
  }: {
    id: string
    agentId: string
    side: ViewingSide
    change: ViewingChange
    now: Date
  },
): Promise<Outcome> {
  const calendar = await takeCalendar(trx, agentId)
  const viewing = await findViewing(trx, id)
  if (!viewing) return refused('gone')
  if (isSame(viewing, side, change)) return { kind: 'same' }
  if (viewing.state === 'cancelled' || viewing.starts_at <= now) return refused('over')
  if (viewing.revision !== change.revision) return refused('changed')
  if (change.action !== 'cancel' && viewing.sequence >= MOST_CHANGES) return refused('too-many')
  const next = nextOf(viewing, side, change, { hours: toHours(calendar), now })
  if (typeof next === 'string') return refused(next)
  if (next.state !== 'cancelled') {
    const busy = await readBusy(trx, agentId, { now, except: id })
    const hours = toHours(calendar)
    const { place } = viewing
    const isChosen = side === 'visitor' && change.action === 'move' && offersTimes(hours)
    const isHeld = next.state === 'confirmed' || next.state === 'proposed'
    const wanted = { from: next.starts_at, to: next.ends_at, place }
    const fits = isChosen
      ? isOffered(next.starts_at, hours, busy, { now, place })
      : !isHeld || isFree({ ...wanted, travelMinutes: hours.travel_minutes }, busy)
    if (!fits) return refused('slot-taken')
  }
  const { state, event, starts_at, ends_at } = next
  await updateViewing(trx, id, {
    state,
    starts_at,
    ends_at,
    calendar: calendar.number,
    reminder_due_at: state === 'confirmed' ? reminderTime(starts_at, now) : null,
  })
  await noteEvent(trx, id, { at: now, side, event, starts_at })
  return { kind: 'changed', event }
}

/**
 * Whether a press that comes a second time finds what it wanted. A move carries the revision that it
 * has raised itself; with the present one it is no repetition.
 */
function isSame(
  viewing: ViewingRow,
  side: ViewingSide,
  { action, starts_at: wanted, revision }: ViewingChange,
): boolean {
  const { state } = viewing
  if (action === 'cancel') return state === 'cancelled'
  if (action === 'confirm') return state === 'confirmed'
  const moved = side === 'advertiser' ? ['proposed', 'confirmed'] : ['requested', 'confirmed']
  return isThen(viewing, wanted) && moved.includes(state) && viewing.revision !== revision
}

const isThen = ({ starts_at }: ViewingRow, wanted: string | null | undefined): boolean =>
  wanted != null && new Date(wanted).getTime() === starts_at.getTime()

function nextOf(
  viewing: ViewingRow,
  side: ViewingSide,
  { action, starts_at }: ViewingChange,
  { hours, now }: { hours: ReturnType<typeof toHours>; now: Date },
): Next | ChangeRefusal {
  const times = { starts_at: viewing.starts_at, ends_at: viewing.ends_at }
  if (action === 'cancel') return { state: 'cancelled', event: 'cancelled', ...times }
  if (action === 'confirm') {
    const waitsFor = side === 'advertiser' ? 'requested' : 'proposed'
    if (viewing.state !== waitsFor) return 'changed'
    return { state: 'confirmed', event: 'confirmed', ...times }
  }
  if (starts_at == null) return 'no-time'
  if (isThen(viewing, starts_at)) return 'same-time'
  const from = new Date(starts_at)
  if (from <= now) return 'past'
  const moved = { starts_at: from, ends_at: later(from, hours.length_minutes, 'minute') }
  if (side === 'advertiser') return { state: 'proposed', event: 'proposed', ...moved }
  return offersTimes(hours)
    ? { state: 'confirmed', event: 'moved', ...moved }
    : { state: 'requested', event: 'requested', ...moved }
}
