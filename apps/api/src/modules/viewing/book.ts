import { later } from '@manzil/domain/time/moments'
import { offeredSlots, offersTimes } from '@manzil/domain/viewing/offered-slots'
import { reminderTime } from '@manzil/domain/viewing/reminder-time'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { BookedViewing, ViewingRequest } from '../enquiry/parts.ts'
import { findShower, readBusy, takeCalendar } from './calendar-repository.ts'
import { entryFor, type MailSetting, visitorMail } from './mails/viewing-mails.ts'
import { toHours } from './mapper.ts'
import { findViewing, insertViewing, noteEvent } from './repository.ts'

/**
 * Writes down the viewing that an enquiry asks for. Where its agent offers times, it takes one of them,
 * and of several at once one gets it; elsewhere the time is a wish, which the agent confirms.
 */
export async function bookViewing(
  trx: Transaction<Database>,
  { enquiryId, agentId, property, startsAt, receiver, now }: ViewingRequest,
  setting: MailSetting,
): Promise<BookedViewing | 'past' | 'slot-taken'> {
  if (startsAt <= now) return 'past'
  const place = String((await findShower(trx, property.id))?.place_code ?? '')
  const calendar = await takeCalendar(trx, agentId)
  const hours = toHours(calendar)
  const isOffered = offersTimes(hours)
  if (isOffered) {
    const free = offeredSlots(hours, await readBusy(trx, agentId, { now }), { now, place })
    if (!free.some((slot) => slot.getTime() === startsAt.getTime())) return 'slot-taken'
  }
  const state = isOffered ? 'confirmed' : 'requested'
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
      reminder_due_at: isOffered ? reminderTime(startsAt, now) : null,
      created_at: now,
    },
    calendar.number,
  )
  if (!isKept) return 'slot-taken'
  const event = isOffered ? 'booked' : 'requested'
  await noteEvent(trx, enquiryId, { at: now, side: 'visitor', event, starts_at: startsAt })
  const viewing = await findViewing(trx, enquiryId)
  if (!viewing) throw new Error('a viewing is gone that was just written')
  const { mailbox } = receiver
  return {
    isBooked: isOffered,
    receipt: visitorMail(viewing, event, { ...setting, now }, 'receipt'),
    calendar:
      isOffered && mailbox
        ? entryFor(viewing, 'advertiser', receiver.language, mailbox, { ...setting, now })
        : undefined,
  }
}
