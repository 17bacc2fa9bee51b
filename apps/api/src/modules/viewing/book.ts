import { later } from '@manzil/domain/time/moments'
import { isOffered, offersTimes } from '@manzil/domain/viewing/offered-slots'
import { reminderTime } from '@manzil/domain/viewing/reminder-time'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { BookedViewing, ViewingRequest } from '../enquiry/parts.ts'
import {
  type CalendarRow,
  findCalendar,
  findShower,
  readBusy,
  takeCalendar,
} from './calendar-repository.ts'
import { entryFor, type MailSetting, noticeAbout, visitorMail } from './mails/viewing-mails.ts'
import { toHours } from './mapper.ts'
import { findViewing, insertViewing, noteEvent } from './repository.ts'

/**
 * Writes down the viewing that an enquiry asks for. Where its agent offers times, it takes one of them,
 * and of several at once one gets it; elsewhere the time is asked for, and the agent confirms it.
 */
export async function bookViewing(
  trx: Transaction<Database>,
  { enquiryId, agentId, property, startsAt, receiver, now }: ViewingRequest,
  setting: MailSetting,
): Promise<BookedViewing | 'past' | 'slot-taken'> {
  if (startsAt <= now) return 'past'
  const place = String((await findShower(trx, property.id))?.place_code ?? '')
  const seen = await findCalendar(trx, agentId)
  const isTakenAlready = seen && !(await canBook(trx, seen, startsAt, { now, place }))
  if (isTakenAlready) return 'slot-taken'
  // Looked at again while nobody else gives away times of the calendar.
  const calendar = await takeCalendar(trx, agentId)
  const hours = toHours(calendar)
  const offers = offersTimes(hours)
  if (!(await canBook(trx, calendar, startsAt, { now, place }))) return 'slot-taken'
  const state = offers ? 'confirmed' : 'requested'
  const isKept = await insertViewing(
    trx,
    {
      id: enquiryId,
      agent_id: agentId,
      property_id: property.id,
      property_title: property.title,
      property_title_ar: property.title_ar,
      place,
      starts_at: startsAt,
      ends_at: later(startsAt, hours.length_minutes, 'minute'),
      state,
      reminder_due_at: offers ? reminderTime(startsAt, now) : null,
      created_at: now,
    },
    calendar.number,
  )
  if (!isKept) return 'slot-taken'
  const event = offers ? 'booked' : 'requested'
  await noteEvent(trx, enquiryId, { at: now, side: 'visitor', event, starts_at: startsAt })
  const viewing = await findViewing(trx, enquiryId)
  if (!viewing) throw new Error('a viewing is gone that was just written')
  const { mailbox } = receiver
  return {
    isBooked: offers,
    receipt: visitorMail(viewing, event, { ...setting, now }),
    notice: noticeAbout(viewing, event, receiver.language, setting.links),
    calendar:
      offers && mailbox
        ? entryFor(viewing, 'advertiser', receiver.language, mailbox, { ...setting, now })
        : undefined,
  }
}

/** Whether the time is offered, or may be asked for. */
async function canBook(
  trx: Transaction<Database>,
  calendar: CalendarRow,
  startsAt: Date,
  asked: { now: Date; place: string },
): Promise<boolean> {
  const hours = toHours(calendar)
  if (!offersTimes(hours)) return true
  const busy = await readBusy(trx, calendar.account_id, asked)
  return isOffered(startsAt, hours, busy, asked)
}
