import { dubaiDay, dubaiWeekday } from '@manzil/domain/time/dubai-days'
import type { MeaningOf } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { afternoon, timeAt } from '@manzil/query-language/reading/clock-time'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { Appointment, Contact } from '../state.ts'
import { isAmounts } from './grouped-amounts.ts'
import { namePutRight } from './name-put-right.ts'
import { findName } from './read-name.ts'
import { findEmail } from './read-request.ts'

const mostCards = 20
const daysPerWeek = 7

/** Cards that were shown before, by the numbers that the visitor gives them; -1 is the last one. */
export function readRefs(pieces: readonly Piece[]): number[] {
  const refs: number[] = []
  for (const [index, { meaning }] of pieces.entries()) {
    if (meaning.kind === 'ordinal' && !ranksTime(pieces, index)) refs.push(...cardsOf(meaning))
    if (meaning.kind !== 'number' || !Number.isInteger(meaning.value)) continue
    if (meaning.value < 1 || meaning.value > mostCards) continue
    const next = pieces[index + 1]?.meaning.kind
    const previous = pieces[index - 1]?.meaning
    const isHour =
      next === 'clock' || previous?.kind === 'clock' || timeAt(pieces, index) !== undefined
    if (isTimeMark(pieces, index)) continue
    if (!isHour && next !== 'unit' && next !== 'scale' && next !== 'period')
      refs.push(meaning.value)
  }
  return [...new Set(refs)]
}

/** Cards that were named as such: 'the second one', 'number 2', 'the last'. */
export function readOrdinals(pieces: readonly Piece[]): number[] {
  return [
    ...new Set(
      pieces.flatMap(({ meaning }, at) =>
        meaning.kind === 'ordinal' && !ranksTime(pieces, at) ? cardsOf(meaning) : [],
      ),
    ),
  ]
}

/** 'In the first month', '第一个月' name no card. */
function ranksTime(pieces: readonly Piece[], at: number): boolean {
  const [next, beyond] = [pieces[at + 1]?.meaning, pieces[at + 2]?.meaning]
  // A payment by the month may be asked of the first of them.
  return next?.kind === 'period' && next.span === true && beyond?.kind !== 'unknown'
}

function cardsOf({ value, upTo = value }: MeaningOf<'ordinal'>): number[] {
  return Array.from({ length: upTo - value + 1 }, (_, index) => value + index)
}

function isTimeMark(pieces: readonly Piece[], index: number): boolean {
  const isColon = (at: number): boolean => {
    const meaning = pieces[at]?.meaning
    return meaning?.kind === 'mark' && meaning.text === ':'
  }
  return isColon(index + 1) || isColon(index - 1)
}

/** Day and hour of a asked appointment, in Dubai. */
export function readAppointment(
  pieces: readonly Piece[],
  now: Date,
  before?: string,
  isDated = false,
): Appointment | undefined {
  const when: Appointment = {}
  // 'Thursday works, Friday too, from three' names no hour of Thursday.
  let besideDay = false
  const named = new Set(pieces.flatMap(({ meaning }) => dayOf(meaning, now) ?? []))
  for (const [index, { meaning }] of pieces.entries()) {
    const isDay = meaning.kind === 'day' || meaning.kind === 'weekday'
    // 'Saturday then, I fly on Thursday' after a Thursday was asked for.
    const isFormer = named.size > 1 && dayOf(meaning, now) === before
    if (isDay && isBesideDay(pieces, index)) besideDay ||= when.date !== undefined
    if (
      isDay &&
      (isFormer || isGivenUp(pieces, index) || (when.date !== undefined && isOther(pieces, index)))
    )
      continue
    const date = dayOf(meaning, now)
    if (date !== undefined) when.date = date
    if (meaning.kind === 'day' && meaning.part !== undefined) when.part = meaning.part
    if (meaning.kind === 'part-of-day') when.part = meaning.part
    const time = besideDay ? undefined : timeAt(pieces, index, isDated)
    if (time !== undefined) when.time ??= time
  }
  const { time, part } = when
  if (time !== undefined && part !== undefined) {
    when.time = part === 'morning' ? time : afternoon(time)
    delete when.part
  }
  return Object.keys(when).length > 0 ? when : undefined
}

function dayOf(meaning: Piece['meaning'], now: Date): string | undefined {
  if (meaning.kind === 'day') return dubaiDay(now, meaning.offset)
  if (meaning.kind !== 'weekday') return undefined
  const { weekday, next } = meaning
  return next === true ? weekdayOfNextWeek(now, weekday) : nextWeekday(now, weekday)
}

/** 'Saturday instead of tomorrow', 'Saturday, not tomorrow' */
function isGivenUp(pieces: readonly Piece[], at: number): boolean {
  // 'No Friday please' corrects what was said before.
  const days = pieces.filter(({ meaning: { kind } }) => kind === 'day' || kind === 'weekday')
  if (days.length < 2) return false
  const before = pieces.slice(0, at).findLast(({ meaning }) => meaning.kind !== 'plain')?.meaning
  return before?.kind === 'instead' || (before?.kind === 'negator' && before.reach !== 'previous')
}

/** 'Saturday, or Sunday', '周六，周日也行': what is said first is what is asked for. */
function isOther(pieces: readonly Piece[], at: number): boolean {
  const [before, after] = [pieces[at - 1]?.meaning, pieces[at + 1]?.meaning]
  const isEither = before?.kind === 'joint' && before.joint === 'or'
  return isEither || before?.kind === 'also' || after?.kind === 'also'
}

const isBesideDay = (pieces: readonly Piece[], at: number): boolean =>
  [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.meaning.kind === 'also')

function nextWeekday(now: Date, weekday: number): string {
  const today = dubaiWeekday(now)
  return dubaiDay(now, (weekday - today + daysPerWeek) % daysPerWeek || daysPerWeek)
}

/** Weeks begin on Monday here, as in Chinese. */
function weekdayOfNextWeek(now: Date, weekday: number): string {
  const today = dubaiWeekday(now)
  const fromMonday = (day: number): number => (day + daysPerWeek - 1) % daysPerWeek
  return dubaiDay(now, daysPerWeek - fromMonday(today) + fromMonday(weekday))
}

/** Not the beginning of a date like 2026-11-25 or 25.11.2026. */
const phonePattern =
  /(?!\d{4}-\d)(?!\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d))(?<!\d[./]?)(?<!-)(?:\+|00)?\d[\d\s().-]{6,}\d/u
const leastPhoneDigits = 8
const mostPhoneDigits = 15

/** A telephone number and a name, where the message gives them. */
export function readContact(message: string, reading: Reading): Contact | undefined {
  const phone = findPhone(message)
  const text = message.normalize('NFC')
  const email = findEmail(text) ?? '\n'
  const address = text.indexOf(email)
  // Its parts are no names, and what stands behind it stays where it is.
  const written = text.replace(email, '@'.padEnd(email.length))
  const found = findName(written, reading, phone?.start ?? (address === -1 ? undefined : address))
  const name = found === undefined ? undefined : namePutRight(found, text)
  if (phone === undefined && name === undefined) return undefined
  return { ...(name !== undefined && { name }), ...(phone !== undefined && { phone: phone.text }) }
}

/** Numbers of the Emirates: ten digits for a mobile at home, with the country's code twelve. */
const wholePhone =
  /^(?:05(?:[\s().-]*\d){8}|(?:\+|00)971(?:[\s().-]*0)?[\s().-]*5(?:[\s().-]*\d){8})(?=\s)/u

/** In '0501234567 2 bed' the rooms are no part of the telephone number. */
const withoutNextNumber = (written: string): string => wholePhone.exec(written)?.[0] ?? written

/** '01.03.2027' and '2027-03-01' have as many digits. */
const writtenDate = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|20\d\d[./-]\d{1,2}[./-]\d{1,2})$/

/** A telephone number by its digits: at least eight, and not a price. */
export function findPhone(
  message: string,
): { text: string; start: number; end: number } | undefined {
  const found = phonePattern.exec(message.normalize('NFKC'))
  if (found === null) return undefined
  const match = { 0: withoutNextNumber(found[0]), index: found.index }
  const digits = match[0].replace(/\D/g, '')
  if (writtenDate.test(match[0].trim()) || isAmounts(match[0])) return undefined
  const isPhone = /^(?:\+|0)/.test(match[0]) || digits.length > 9
  if (!isPhone || digits.length < leastPhoneDigits || digits.length > mostPhoneDigits)
    return undefined
  return {
    text: match[0].replace(/[\s().-]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }
}
