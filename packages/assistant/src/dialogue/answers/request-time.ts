import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'
import type { AnswerContext } from '../../answer-context.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import type { RequestDraft } from '../../state.ts'
import { daysAhead, freeSlots, instantOf, openingHours, type Slot, stateOf } from '../free-slots.ts'

const offered = 6

interface TimeQuestion {
  text: string
  actions: ChatAction[]
  /** What stays of the asked time. */
  keeps: Pick<RequestDraft, 'date' | 'time'>
}

/** What is to be asked about the time; undefined where it can be asked for. A call needs none. */
export async function checkTime(
  draft: RequestDraft,
  texts: LeadTexts,
  context: AnswerContext,
): Promise<TimeQuestion | undefined> {
  const { now, leads } = context
  const { kind, date, time, part, propertyId = '' } = draft
  const isPastDay = date !== undefined && date < dubaiDay(now)
  if (kind === 'callback' && !isPastDay && !isPastTime(draft, now)) return undefined
  const until = later(now, daysAhead + 1, 'day')
  const times = await leads.viewingTimes(propertyId, now, until)
  const isOffered = times.kind === 'offered'
  const offer = (text: string, wanted: Parameters<typeof freeSlots>[0]): TimeQuestion => {
    const near = freeSlots(wanted, times, now, offered)
    // An agent who offers nothing after that day may have earlier times.
    const slots = near.length > 0 ? near : freeSlots({}, times, now, offered)
    return {
      text: slots.length === 0 ? texts.noneFree : text,
      actions: slots.map((slot) => slotButton(slot, context)),
      keeps: wanted.date === undefined || isPastDay ? {} : { date: wanted.date },
    }
  }
  if (isPastDay) return offer(texts.past, {})
  if (!isOffered && date !== undefined && date > dubaiDay(now, daysAhead))
    return { ...offer(texts.closed(openingHours, String(daysAhead)), {}), keeps: {} }
  const { within } = draft
  const wanted = {
    ...(date !== undefined && { date }),
    ...(part !== undefined && { part }),
    ...(within !== undefined && { within }),
  }
  if (date !== undefined && time === undefined && !hasFree(date, times, now))
    return {
      ...offer(
        isOffered
          ? texts.notOffered(describeSlot({ date }, context) ?? date)
          : texts.closed(openingHours, String(daysAhead)),
        { date },
      ),
      keeps: {},
    }
  if (date === undefined || time === undefined) {
    const asked = offer(
      isOffered ? texts.whenOffered : texts.when,
      time === undefined ? wanted : { ...wanted, near: time },
    )
    // An hour waits for its day.
    return date === undefined && time !== undefined
      ? { ...asked, keeps: { ...asked.keeps, time } }
      : asked
  }
  const slot = { date, time }
  const when = describeSlot(draft, context) ?? time
  switch (stateOf(slot, times, now)) {
    case 'past':
      return offer(texts.past, { date })
    case 'closed':
      return offer(
        isOffered ? texts.notOffered(when) : texts.closed(openingHours, String(daysAhead)),
        { date, near: time },
      )
    case 'taken':
      return offer(isOffered ? texts.notOffered(when) : texts.taken(when), { date, near: time })
    default:
      return undefined
  }
}

/** Whether anything can be seen on that day. */
const hasFree = (
  date: string,
  times: Awaited<ReturnType<AnswerContext['leads']['viewingTimes']>>,
  now: Date,
): boolean => freeSlots({ date }, times, now, 1)[0]?.date === date

function isPastTime({ date, time }: RequestDraft, now: Date): boolean {
  return date !== undefined && time !== undefined && instantOf({ date, time }) <= now
}

/** The ISO form is what every language understands. */
function slotButton(slot: Slot, context: AnswerContext): ChatAction {
  return { label: describeSlot(slot, context) ?? '', message: `${slot.date} ${slot.time}` }
}

export function instantOfDraft({ date, time }: Pick<RequestDraft, 'date' | 'time'>) {
  return date === undefined || time === undefined ? undefined : instantOf({ date, time })
}

/** The asked day and hour or part of the day in the session's language, in Dubai. */
export function describeSlot(
  { date, time, part, soon }: Pick<RequestDraft, 'date' | 'time' | 'part' | 'soon'>,
  { texts, language }: Pick<AnswerContext, 'texts' | 'language'>,
): string | undefined {
  const leadTexts = leadTextsOf(language)
  const hour = time ?? (part === undefined ? undefined : leadTexts.parts[part])
  if (date === undefined) return hour ?? (soon === true ? leadTexts.soon : undefined)
  const day = new Intl.DateTimeFormat(`${texts.locale}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  return hour === undefined ? day : `${day}${texts.comma}${hour}`
}
