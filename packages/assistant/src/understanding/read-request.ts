import type { Reading } from '@manzil/query-language/reading/reader'
import type { RequestDraft } from '../state.ts'
import { wantsSoon } from './any-time.ts'
import { bareName } from './bare-name.ts'
import { isAmounts, withoutAmounts } from './grouped-amounts.ts'
import { consentBesideWhen, type RequestChange, readRequestChange } from './own-request.ts'
import { readShortAnswer, type ShortAnswer, saysToSend } from './short-answers.ts'
import { nameSaid } from './written-name.ts'

/** What a message says about the visitor, and whether it agrees to what was asked. */
export interface RequestWords {
  answer?: ShortAnswer
  name?: string
  email?: string
  /** Digits only. */
  phone?: string
  /** The same as it was written. */
  phoneWritten?: string
  /** Figures that were given as a number to call and are none. */
  badPhone?: boolean
  badEmail?: boolean
  /** What becomes of a request that was made before. */
  change?: RequestChange
  /** 'As soon as possible'. */
  soon?: boolean
  /** What the agent is to know, in the visitor's own words. */
  note?: string
}

/** Begins where a word does and is no longer than addresses may be: a long message costs one walk. */
const emailPattern =
  /(?<![^\s@,;:<>()])[^\s@,;:<>()]{1,64}@[^\s@.]{1,255}\.[^\s@,;<>()]{0,255}[^\s@,;.<>()]/u
const nearlyEmail = /\S@/u
/** Not a date like 2026-11-25 or 25.11.2026, and not the rest of one. */
const figures =
  /(?!\d{4}-\d)(?!\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d))(?<!\d[./]?)(?<!-)\+?\d[\d\s().-]*\d/gu
const leastPhone = 10
const mostPhone = 15
/** A UAE mobile number without its zero. */
const bareMobile = /^5\d{8}$/

/** An e-mail address, so that its parts are not read as words. */
export function findEmail(message: string): string | undefined {
  return emailPattern.exec(message.normalize('NFKC'))?.[0]
}

/** What the conversation is at. */
interface Asking {
  asksCall: boolean
  wasSent: boolean
  wasBeside: boolean
  note: string | undefined
}

export function readRequest(
  message: string,
  reading: Reading,
  draft: RequestDraft | undefined,
  { asksCall, wasSent, wasBeside, note }: Asking,
): RequestWords {
  const text = message.normalize('NFKC')
  const words: RequestWords = {}
  const change = readRequestChange(message, {
    isOpen: draft !== undefined,
    wasSent: wasSent && draft === undefined,
    looksElsewhere: looksElsewhere(reading),
  })
  const consent =
    draft?.asked === 'confirm'
      ? consentBesideWhen(message, (part) => readShortAnswer(part) === 'yes')
      : undefined
  if (change !== undefined || consent !== undefined) words.change = change ?? 'when'
  const changed = change === 'cancel' ? 'no' : change === 'move' ? 'time' : undefined
  const said = consent ?? message
  const read = draft === undefined ? undefined : (changed ?? readShortAnswer(said))
  const isOpen = draft?.asked === 'confirm' && wasBeside && !saysToSend(said)
  const answer = read === 'yes' && isOpen ? 'again' : read
  if (answer !== undefined) words.answer = answer
  const email = findEmail(message)
  if (email !== undefined) words.email = email
  else if (nearlyEmail.test(text)) words.badEmail = true
  if ((draft?.asked !== undefined || asksCall) && wantsSoon(text)) words.soon = true
  const isAsked = draft?.asked === 'contact'
  const rest = email === undefined ? text : text.replace(email, ' ')
  const phone = phoneIn(rest, isAsked || asksCall)
  if (phone?.digits !== undefined) {
    words.phone = phone.digits
    words.phoneWritten = phone.written
  } else if (phone !== undefined && !looksElsewhere(reading)) words.badPhone = true
  if (note !== undefined) words.note = note
  if (isAsked && answer === undefined && draft.name === undefined && note === undefined) {
    const name = nameSaid(rest) ?? bareName(rest.replace(figures, ' '), reading)
    if (name !== undefined) words.name = name
  }
  return words
}

/** '2 bedrooms in Arjan, 3 to 3.5 million': figures of a search are no telephone that lacks some. */
const looksElsewhere = ({ pieces }: Reading): boolean =>
  pieces.some(({ meaning }) => ofSearch.has(meaning.kind))
const ofSearch: ReadonlySet<string> = new Set(['place', 'type', 'scale', 'amenity'])

type PhoneRead = { digits: string; written: string } | { digits?: undefined }

/** Grouped as it was written, an international prefix by its sign. */
const sayBack = (written: string): string =>
  written
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^00(?=[1-9])/u, '+')

/** Without digits where what was given is too short or too long for a telephone. */
function phoneIn(text: string, isExpected: boolean): PhoneRead | undefined {
  // Arabic parts thousands by a sign of its own.
  const found = [...withoutAmounts(text.replaceAll('٬', ',')).matchAll(figures)]
    .map(([written]) => written)
    .filter((written) => !isAmounts(written))
  for (const written of found) {
    const plain = written.replace(/\D/g, '').replace(/^00/, '')
    const digits = bareMobile.test(plain) ? `971${plain}` : plain
    const isPhone = /^(?:\+|0)/.test(written) || plain.length >= leastPhone || isExpected
    if (isPhone && digits.length >= leastPhone && digits.length <= mostPhone)
      return { digits, written: sayBack(written) }
  }
  // Hours, dates and numbers of cards have one or two figures at a time.
  const isTried = found.some((written) => /\d{3}/.test(written.replace(/[\s()-]/g, '')))
  return isExpected && isTried ? {} : undefined
}
