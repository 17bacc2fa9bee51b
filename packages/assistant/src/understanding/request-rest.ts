import type { Cue, Meaning } from '@manzil/query-language/grammar/meaning'
import { foldText } from '@manzil/query-language/language/fold'
import { requestNoteWords } from '@manzil/query-language/lexicon/request-note-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import { namesBoundedHour } from './bounded-hour.ts'
import { namesDaySpan } from './day-span.ts'
import { hide, hideDetails } from './hide-details.ts'
import { placesOfRow } from './money/find-words.ts'
import { findPhone } from './read-details.ts'
import { clausesIn } from './talk-mood.ts'
import { nameIntroPattern } from './written-name.ts'

/** The agent reads a request with a few sentences, no letter. */
const longest = 300
const fewest = 2

/** What the request itself says, by what was understood of it. */
export interface UnderstoodParts {
  /** The name as it was written. */
  name: string | undefined
  /** A day or an hour was understood. */
  hasTime: boolean
  /** A card was chosen: what describes it says nothing more. */
  hasCard: boolean
  /** What was heard as a note by itself, all of whose clauses go along. */
  noted: string | undefined
}

/**
 * What a message that asks for a call or a viewing says beside that, who asks, which home and when: 'after 7',
 * 'for my husband', 'because of the sale', 'is it free at once'. Nothing of it is understood, and all of it is passed on.
 */
export function restOfRequest(
  message: string,
  read: (text: string) => Reading,
  understood: UnderstoodParts,
): string | undefined {
  const isTold = (clause: string): boolean =>
    understood.noted?.includes(clause) === true ||
    namesDaySpan(clause) ||
    namesBoundedHour(clause) ||
    saysMore(read(withoutFiller(clause)), understood)
  const clauses = clausesIn(withoutContact(message, understood.name))
  const telling = clauses
    .map(trimmed)
    .filter((clause) => lettersIn(clause) >= fewest && isTold(clause))
  const words = telling.reduce(joined, '').slice(0, longest)
  return words === '' ? undefined : words
}

function joined(before: string, clause: string): string {
  if (before === '') return clause
  const isHan = /\p{Script=Han}$/u.test(before)
  const comma = isHan ? '，' : /\p{Script=Arabic}$/u.test(before) ? '،' : ','
  return `${before}${/[?!？！؟]$/u.test(before) ? '' : comma}${isHan ? '' : ' '}${clause}`
}

/** Who asks is told by the request itself. */
function withoutContact(message: string, name: string | undefined): string {
  const shown = hideDetails(message, findPhone(message))
  const at = name === undefined ? -1 : shown.indexOf(name)
  if (name === undefined || at === -1) return shown
  // What stands before a name and behind it are clauses of their own.
  return hide(`${shown.slice(0, at)}, ${shown.slice(at)}`, name).replace(nameIntroPattern, ' ')
}

const fillerPlaces = placesOfRow(requestNoteWords.filler)

/** What no lexicon knows alone, and what says nothing more all the same. */
function withoutFiller(clause: string): string {
  const text = foldText(clause)
  return fillerPlaces(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  )
}

const trimmed = (clause: string): string =>
  clause.replace(/\s+/gu, ' ').replace(/^[\s\p{P}\p{S}]+|[\s,.:;،，。；：—-]+$/gu, '')

const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length

/** What a request is made of. */
const ofRequest: ReadonlySet<Meaning['kind']> = new Set([
  'plain',
  'mark',
  'ordinal',
  'joint',
  'also',
  'counted',
  'home',
  'inside',
  'noun',
  'set',
  'about',
  'name-follows',
  'which',
  'other-card',
  'correction',
  'instead',
])
const cuesOfRequest: ReadonlySet<Cue> = new Set<Cue>([
  'viewing',
  'callback',
  'see',
  'search',
  'thanks',
  'greet',
  'bye',
  'question',
  'human',
  'help',
  'mine',
  'abuse',
])
const ofTime: ReadonlySet<Meaning['kind']> = new Set([
  'weekday',
  'day',
  'part-of-day',
  'time',
  'clock',
])
/** What tells a home from others. */
const ofProperty: ReadonlySet<Meaning['kind']> = new Set([
  'place',
  'type',
  'purpose',
  'scale',
  'unit',
  'sort',
  'furnished',
  'currency',
  'count',
])

function saysMore({ pieces }: Reading, { hasTime, hasCard }: UnderstoodParts): boolean {
  // 'After 7', 'not before Friday': the hour that was understood is not all.
  const isBounded = pieces.some(
    ({ meaning }) =>
      meaning.kind === 'until' || (meaning.kind === 'bound' && meaning.bound !== 'around'),
  )
  // A single sign of Chinese that no lexicon knows is part of a word that says nothing of its own.
  const signs = pieces.filter(({ meaning }) => isLoneSign(meaning)).length
  return pieces.some(({ meaning }) => {
    const { kind } = meaning
    if (ofRequest.has(kind) || bounds.has(kind)) return false
    if (isLoneSign(meaning)) return signs > 1
    if (meaning.kind === 'cue') return !cuesOfRequest.has(meaning.cue)
    if (ofTime.has(kind)) return !hasTime || isBounded
    if (kind === 'number') return isBounded || !(hasTime || hasCard)
    return !ofProperty.has(kind) || !hasCard
  })
}

const isLoneSign = (meaning: Meaning): boolean =>
  meaning.kind === 'unknown' && meaning.of === 'character'

const bounds: ReadonlySet<Meaning['kind']> = new Set(['bound', 'until'])
