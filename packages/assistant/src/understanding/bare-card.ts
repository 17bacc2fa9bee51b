import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { leadsToHour } from '@manzil/query-language/reading/clock-time'
import type { DialogueState } from '../state.ts'

const minutesPerHour = 60
const lastHour = 24
const beside: ReadonlySet<Meaning['kind']> = new Set(['mark', 'plain'])

/** The pieces of a message that is one small number, which is a card on the screen or an hour. */
export function withBareNumber(pieces: readonly Piece[], state: DialogueState): readonly Piece[] {
  // 'Um elf', and not 'send it in one go'.
  const isLed = state.request?.asked === 'time' && leadsToHour(pieces[0]?.meaning)
  const isMoved = changesHour(pieces, state)
  const [told, ...others] = pieces
    .slice(isLed ? 1 : 0)
    .filter(({ meaning: { kind } }) => !(beside.has(kind) || (isMoved && changing.has(kind))))
  if (told?.meaning.kind !== 'number' || others.length > 0) return pieces
  const { value } = told.meaning
  const meaning = isMoved ? hourOf(value) : meaningOf(value, state)
  if (meaning === undefined) return pieces
  return pieces.map((piece) => (piece === told ? { ...piece, meaning } : piece))
}

/** 'Make it five' of a viewing: homes are seen by day. */
function changesHour(pieces: readonly Piece[], { request }: DialogueState): boolean {
  if (request?.kind !== 'viewing' || request.date === undefined) return false
  const isOpen = request.asked === 'time' || request.asked === 'confirm'
  return isOpen && pieces.some(({ meaning }) => meaning.kind === 'set')
}

const changing: ReadonlySet<Meaning['kind']> = new Set(['set', 'correction', 'also', 'about'])
const firstMorningHour = 8
const halfDay = 12

function hourOf(value: number): Meaning | undefined {
  if (!Number.isInteger(value) || value < 1 || value > lastHour) return undefined
  const hour = value < firstMorningHour ? value + halfDay : value
  return { kind: 'time', minutes: hour * minutesPerHour }
}

function meaningOf(value: number, state: DialogueState): Meaning | undefined {
  if (!Number.isInteger(value) || value < 1) return undefined
  // What was asked for a request is asked later than the question of the search before it.
  const wanted = state.request?.asked
  if (wanted === 'time')
    return value <= lastHour ? { kind: 'time', minutes: value * minutesPerHour } : undefined
  const isCounted = wanted === undefined && countsElse(state)
  return value <= state.shown.length && !isCounted ? { kind: 'ordinal', value } : undefined
}

/** Rooms were asked for, or figures about a property of the visitor's own or about its loan. */
const countsElse = ({ asked, pending, money }: DialogueState): boolean =>
  asked === 'bedrooms' || asked === 'size' || pending === 'estimate_value' || money !== undefined

/** 'The second one', '2', 'no, the third': a card and nothing else. */
export const namesOnlyCard = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ meaning }) => meaning.kind === 'ordinal') &&
  pieces.every(({ meaning }) => meaning.kind === 'ordinal' || besideCard.has(meaning.kind))

const besideCard: ReadonlySet<Meaning['kind']> = new Set([
  ...beside,
  'negator',
  'correction',
  'set',
  'about',
])
