import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { hourBoundWords } from '@manzil/query-language/lexicon/hour-bound-words'

const hour = '(\\d{1,2})'
const letter = '[\\p{L}\\p{M}]'
/** An hour, and no sum, no size, no date and no clock that is read as such. */
const hourAlone = `(?![\\d:]|[.,]\\d|\\s*(?:${letter}))`
const alternatives = (row: string): string =>
  row
    .split('|')
    .map((words) => foldText(words).trim())
    .sort((left, right) => right.length - left.length)
    .join('|')
const whole = '(?![\\d:%]|[.,]\\d|\\p{L})'
const after = new RegExp(
  `(?<!${letter})(?:${alternatives(hourBoundWords.before)})\\s+${hour}${whole}`,
  'u',
)
const from = new RegExp(
  `(?<!${letter})(?:${alternatives(hourBoundWords.from)})\\s+${hour}${hourAlone}`,
  'u',
)
const followed = new RegExp(
  `(?<![\\d.,:])${hour}\\s*(?:${alternatives(hourBoundWords.behind)})(?!${letter})`,
  'u',
)
const lastHour = 24
const earliestViewingHour = 8
const noon = 12

export interface BoundedHour {
  /** HH:MM; what may be evening hours are. */
  time: string
  /** The words that name it, in the folded text. */
  words: string
}

/** 'After 6', 'не раньше семи': says from which hour on, and not at which. */
export function namesBoundedHour(text: string): boolean {
  const folded = foldText(text)
  return [after, followed].some((pattern) => pattern.test(folded))
}

/** 'Thursday after 6': the hour from which an appointment is wanted, beside a day. */
export function boundedHour(
  text: string,
  pieces: readonly Piece[],
  isDated = false,
): BoundedHour | undefined {
  const hasDay =
    isDated || pieces.some(({ meaning }) => meaning.kind === 'day' || meaning.kind === 'weekday')
  if (!hasDay) return undefined
  const folded = foldText(text)
  const found = after.exec(folded) ?? followed.exec(folded) ?? from.exec(folded)
  const told = Number(found?.[1])
  if (found === null || !(told > 0 && told < lastHour)) return undefined
  const clock = told < earliestViewingHour ? told + noon : told
  return { time: `${String(clock).padStart(2, '0')}:00`, words: found[0] }
}
