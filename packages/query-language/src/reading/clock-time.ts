import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'

const lastHour = 24
/** An hour without am or pm is an afternoon hour up to here. */
const earliestViewingHour = 8
const minutesPerHour = 60

/**
 * The hour that the number at a piece names, as HH:MM; undefined where it counts something else. A day may have been named by its
 * date before: 'on the 16th at 11'.
 */
export function timeAt(
  pieces: readonly Piece[],
  index: number,
  isDated = false,
): string | undefined {
  const told = pieces[index]?.meaning
  if (told?.kind === 'time') return usualTime(clockOf(told.minutes))
  const dotted = dottedAt(pieces, index)
  const hour = dotted?.hour ?? wholeAt(pieces, index)
  if (hour === undefined || hour > lastHour) return undefined
  const next = pieces[index + 1]?.meaning
  const written =
    next?.kind === 'mark' && next.text === ':' ? wholeAt(pieces, index + 2) : undefined
  const mark = pieces[written === undefined ? index + 1 : index + 3]?.meaning
  const previous = pieces[index - 1]?.meaning
  const isMarked =
    mark?.kind === 'clock' ||
    mark?.kind === 'part-of-day' ||
    previous?.kind === 'past' ||
    (previous?.kind === 'clock' && previous.mark === 'hour') ||
    ((leadsToHour(previous) || isHalf(previous) || isAbout(next) || dotted !== undefined) &&
      (isDated || hasDay(pieces)) &&
      !isMeasured(next))
  const isPast = previous?.kind === 'clock' && next?.kind === 'part'
  if (written === undefined && !isMarked && !isPast) return undefined
  const past = written ?? dotted?.minutes ?? partOfHour(pieces, index)
  const clock = clockOf(hour * minutesPerHour + past)
  if (mark?.kind === 'clock' && mark.mark === 'pm') return afternoon(clock)
  const isBare = mark?.kind !== 'clock' || mark.mark === 'hour'
  return isBare && written === undefined ? usualTime(clock) : clock
}

/** '5.30 pm', 'um 17.30 Uhr': the number is read as a fraction. */
function dottedAt(
  pieces: readonly Piece[],
  index: number,
): { hour: number; minutes: number } | undefined {
  const meaning = pieces[index]?.meaning
  if (meaning?.kind !== 'number' || meaning.digits !== true) return undefined
  const hour = Math.floor(meaning.value)
  const minutes = Math.round((meaning.value - hour) * 100)
  return minutes > 0 && minutes < minutesPerHour ? { hour, minutes } : undefined
}

/** Nobody asks for a viewing in the early morning. */
function usualTime(clock: string): string {
  return Number(clock.slice(0, 2)) < earliestViewingHour ? afternoon(clock) : clock
}

/** 'Friday at half four' is half past in English. */
const isHalf = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'part' && meaning.side === 'before' && meaning.value === 1 / 2

/** 'Monday, say 2ish' */
const isAbout = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'bound' && meaning.bound === 'around' && meaning.side !== 'before'

/** 'Tomorrow at 5', 'am Samstag um 11': beside a day, a number behind such a word is an hour. */
export const leadsToHour = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'inside' || (meaning?.kind === 'bound' && meaning.bound === 'around')

const measures: ReadonlySet<Meaning['kind']> = new Set([
  'unit',
  'scale',
  'amount',
  'currency',
  'period',
  'counted',
  'place',
  'type',
])

const isMeasured = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && measures.has(meaning.kind)

const hasDay = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ meaning }) => meaning.kind === 'day' || meaning.kind === 'weekday')

/** Half past and quarter to: 'halb elf', 六点半, '٦ ونص', 'साढ़े छह बजे'. */
function partOfHour(pieces: readonly Piece[], index: number): number {
  const previous = pieces[index - 1]?.meaning
  if (previous?.kind === 'past') return previous.minutes
  if (isHalf(previous)) return minutesPerHour / 2
  if (previous?.kind === 'shift' && previous.value > 0) return previous.value * minutesPerHour
  for (const at of [index + 1, index + 2, index + 3]) {
    const meaning = pieces[at]?.meaning
    if (meaning?.kind === 'part' && meaning.value > 0) return meaning.value * minutesPerHour
    if (meaning?.kind !== 'clock' && meaning?.kind !== 'joint') return 0
  }
  return 0
}

function clockOf(minutes: number): string {
  const hour = Math.floor(Math.max(minutes, 0) / minutesPerHour)
  return `${twoDigits(hour)}:${twoDigits(Math.max(minutes, 0) % minutesPerHour)}`
}

function wholeAt(pieces: readonly Piece[], index: number): number | undefined {
  const meaning = pieces[index]?.meaning
  return meaning?.kind === 'number' && Number.isInteger(meaning.value) ? meaning.value : undefined
}

/** The same time after noon. */
export function afternoon(clock: string): string {
  const [hour = '0', minutes = '00'] = clock.split(':')
  const hours = Number(hour)
  return `${twoDigits(hours < 12 ? hours + 12 : hours)}:${minutes}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
