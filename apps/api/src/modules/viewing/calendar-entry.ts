import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { CalendarFile, Mailbox } from '../../ports/mail/mail-port.ts'

/** A viewing as calendars hold it. */
interface Entry {
  id: string
  /** Raised with every change, so that calendars know the newest. */
  sequence: number
  state: 'requested' | 'proposed' | 'confirmed' | 'cancelled'
  starts_at: Date
  ends_at: Date
  summary: string
  description: string
  url: string
}

interface Setting {
  /** Of the site: it sends the entry and is told nothing by calendars. */
  organizer: Mailbox
  attendee: Mailbox
  /** Of the entry's name, which stays the same for all changes and both sides. */
  domain: string
  now: Date
}

/**
 * The entry for a calendar. Its times are in UTC, which every calendar shows in the zone of its owner.
 */
export function calendarEntry(
  { id, sequence, state, starts_at, ends_at, summary, description, url }: Entry,
  { organizer, attendee, domain, now }: Setting,
): CalendarFile {
  const isCancelled = state === 'cancelled'
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const calendar = ical({
    prodId: { company: 'Manzil', product: 'Viewings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: `${id}@${domain}`,
    sequence,
    stamp: now,
    start: starts_at,
    end: ends_at,
    summary,
    description,
    url,
    organizer: { name: organizer.name, email: organizer.address },
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : state === 'confirmed'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  })
  event.createAttendee({
    ...(attendee.name !== '' && { name: attendee.name }),
    email: attendee.address,
    role: ICalAttendeeRole.REQ,
    status: state === 'confirmed' ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    rsvp: false,
  })
  return { method, content: calendar.toString() }
}
