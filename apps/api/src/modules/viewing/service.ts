import type {
  Viewing,
  ViewingHours,
  ViewingSide,
  ViewingSlots,
} from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { hoursFault } from '@manzil/domain/viewing/hours-fault'
import { offeredSlots, offersTimes } from '@manzil/domain/viewing/offered-slots'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Caller } from '../../request-context.ts'
import type { ViewingBook } from '../enquiry/parts.ts'
import { noteAnswer } from '../inbox/note-answer.ts'
import { findAnyLead } from '../inbox/repository/read-leads.ts'
import { bookViewing } from './book.ts'
import {
  findCalendar,
  findShower,
  readBusy,
  takeCalendar,
  updateHours,
} from './calendar-repository.ts'
import { changeViewing, type ViewingChange } from './change.ts'
import { tellBoth } from './mails/tell-both.ts'
import type { MailSetting } from './mails/viewing-mails.ts'
import { type ChangeRefusal, toHours, toViewing } from './mapper.ts'
import { findViewing, readEvents, readViewings, type ViewingRow } from './repository.ts'

export interface ViewingParts extends MailSetting {
  mailing: { nudge(): void }
}

/** Who asks: the session, and the access of a mail's link. */
export interface Asker {
  caller: Caller | undefined
  access?: string | undefined
}

type Changed = { kind: 'changed'; viewing: Viewing } | { kind: 'refused'; refusal: ChangeRefusal }

type HoursSet =
  | { kind: 'set'; hours: ViewingHours }
  | { kind: 'changed' }
  | { kind: 'unfit'; path: string; repeated: boolean }

/** Viewings: when they are offered, who sees and changes them, and what is sent of them. */
export interface ViewingService extends ViewingBook {
  /** Undefined where the property is not offered. */
  slots: (propertyId: string, now?: Date) => Promise<ViewingSlots | undefined>
  hours: (accountId: string) => Promise<ViewingHours>
  setHours: (accountId: string, hours: ViewingHours) => Promise<HoursSet>
  /** Those of so many days from a day on. */
  list: (accountId: string, from: string | undefined, days: number) => Promise<Viewing[]>
  find: (id: string, asker: Asker) => Promise<Viewing | undefined>
  change: (id: string, change: ViewingChange, asker: Asker, now?: Date) => Promise<Changed>
}

export function createViewingService(
  db: Kysely<Database>,
  { mailing, ...setting }: ViewingParts,
): ViewingService {
  /** On which side of a viewing somebody is; undefined for others. */
  function sideOf(viewing: ViewingRow, { caller, access }: Asker): ViewingSide | undefined {
    if (access !== undefined && setting.links.viewingOf(access) === viewing.id) return 'visitor'
    if (!caller) return undefined
    if ([viewing.agent_id, viewing.agency_id].includes(caller.id)) return 'advertiser'
    return viewing.sender_id === caller.id ? 'visitor' : undefined
  }

  async function reached(id: string, asker: Asker) {
    const viewing = await findViewing(db, id)
    const side = viewing && sideOf(viewing, asker)
    return side && { viewing, side }
  }

  return {
    book: (trx, request) => bookViewing(trx, request, setting),

    accessTo: async (id) => ((await findViewing(db, id)) ? setting.links.token(id) : undefined),

    async slots(propertyId, now = new Date()) {
      const shower = await findShower(db, propertyId)
      if (!shower) return undefined
      const calendar =
        shower.agent_id === null ? undefined : await findCalendar(db, shower.agent_id)
      const hours = toHours(calendar)
      const { length_minutes, horizon_days } = hours
      if (!calendar || !offersTimes(hours))
        return { offered: false, length_minutes, horizon_days, slots: [] }
      const busy = await readBusy(db, calendar.account_id, { now })
      const slots = offeredSlots(hours, busy, { now, place: String(shower.place_code) })
      return {
        offered: true,
        length_minutes,
        horizon_days,
        slots: slots.map((slot) => slot.toISOString()),
      }
    },

    hours: async (accountId) => toHours(await findCalendar(db, accountId)),

    async setHours(accountId, wanted) {
      const fault = hoursFault(wanted)
      if (fault) return { kind: 'unfit', ...fault }
      return db.transaction().execute(async (trx) => {
        const before = toHours(await takeCalendar(trx, accountId))
        const hours = { ...wanted, revision: wanted.revision + 1 }
        if (isSameHours(before, hours)) return { kind: 'set', hours: before } as const
        if (before.revision !== wanted.revision) return { kind: 'changed' } as const
        await updateHours(trx, accountId, hours)
        return { kind: 'set', hours } as const
      })
    },

    async list(accountId, first, days) {
      const now = new Date()
      const day = first ?? dubaiDay(now)
      const span = { from: dubaiInstant(day), to: dubaiInstant(dayAfter(day, days)), now }
      const rows = await readViewings(db, accountId, span)
      const events = await readEvents(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => toViewing(row, events, 'advertiser'))
    },

    async find(id, asker) {
      const found = await reached(id, asker)
      return found && toViewing(found.viewing, await readEvents(db, [id]), found.side)
    },

    async change(id, change, asker, now = new Date()) {
      const found = await reached(id, asker)
      if (!found) return { kind: 'refused', refusal: 'gone' }
      const { side, viewing } = found
      const outcome = await db.transaction().execute(async (trx) => {
        const made = await changeViewing(trx, { id, agentId: viewing.agent_id, side, change, now })
        if (made.kind === 'changed') {
          await tellBoth(trx, id, made.event, { setting, now })
          const lead = side === 'advertiser' ? await findAnyLead(trx, id) : undefined
          if (lead) await noteAnswer(trx, lead, now)
        }
        return made
      })
      if (outcome.kind === 'refused') return outcome
      if (outcome.kind === 'changed') mailing.nudge()
      const changed = await findViewing(db, id)
      if (!changed) return { kind: 'refused', refusal: 'gone' }
      return { kind: 'changed', viewing: toViewing(changed, await readEvents(db, [id]), side) }
    },
  }
}

/** Whether a press that comes a second time wants what it has set. */
const isSameHours = (one: ViewingHours, other: ViewingHours): boolean =>
  one.revision === other.revision && JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const plain = ({ week, exceptions, ...rest }: ViewingHours) => [
  week.map(({ weekday, from, to }) => [weekday, from, to]),
  exceptions.map(({ day, hours }) => [day, hours.map(({ from, to }) => [from, to])]),
  rest.length_minutes,
  rest.travel_minutes,
  rest.notice_hours,
  rest.horizon_days,
]
