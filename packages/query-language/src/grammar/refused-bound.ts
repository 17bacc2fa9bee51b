import type { Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'
import type { Quantity } from './quantity.ts'

/** Words between a refusal and the bound that it turns: 'I do not want the rent to be above 160k'. */
const mostBetween = 6

/**
 * A bound that is refused is the other one: 'it must not cost more than 90k' is a most. Hindi
 * refuses at the end: '90 हज़ार से ज़्यादा किराया नहीं'.
 */
export function turned(pieces: readonly Piece[], quantity: Quantity): Quantity {
  const { bound, first, last } = quantity
  if (bound !== 'min' && bound !== 'max') return quantity
  const denied = refusalBefore(pieces, first) ?? refusalBehind(pieces, last)
  if (denied === undefined) return quantity
  return { ...quantity, bound: bound === 'min' ? 'max' : 'min', denied }
}

function refusalBefore(pieces: readonly Piece[], first: number): number | undefined {
  for (let at = first - 1; at >= Math.max(0, first - 1 - mostBetween); at -= 1) {
    const meaning = pieces[at]?.meaning
    if (meaning === undefined) return undefined
    // 'Нет, до 85' answers; 'لا ندفع أكثر من' refuses, by the verb behind it.
    if (answers(meaning)) return at < first - 1 ? at : undefined
    // 'But not above 2m' is said of the bound right behind it, 'but not Deira' of a list.
    if (isList(meaning)) return at === first - 1 ? at : undefined
    if (refuses(meaning)) return isRefused(pieces, at) ? undefined : at
    if (!bears(meaning)) return undefined
  }
  return undefined
}

const refuses = (meaning: Meaning): boolean =>
  (meaning.kind === 'plain' && meaning.refuses === true) ||
  (meaning.kind === 'negator' && meaning.reach === 'next')

const isList = (meaning: Meaning): boolean => meaning.kind === 'negator' && meaning.reach === 'list'

/** 'No' is an answer as well, and the Arabic 'nor' is 'or'. */
const answers = (meaning: Meaning): boolean =>
  (meaning.kind === 'negator' && meaning.reach === 'adjacent') ||
  (meaning.kind === 'joint' && meaning.refuses === true)

/** Two refusals take each other back: 'it can not be not more than'. */
const isRefused = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1]?.meaning
  return before?.kind === 'negator' && before.reach === 'next' && refuses(before)
}

const bears = (meaning: Meaning): boolean =>
  (meaning.kind === 'plain' && meaning.bears === true) ||
  (meaning.kind === 'noun' && meaning.slot === 'price') ||
  (meaning.kind === 'until' && !meaning.bound) ||
  (meaning.kind === 'cue' && meaning.cue === 'search') ||
  meaning.kind === 'set' ||
  meaning.kind === 'purpose'

function refusalBehind(pieces: readonly Piece[], last: number): number | undefined {
  const isAfter = pieces[last]?.meaning
  if (isAfter?.kind !== 'bound' || isAfter.side !== 'after') return refusedByVerb(pieces, last)
  for (let at = last + 1; at <= last + 1 + mostBetween; at += 1) {
    const meaning = pieces[at]?.meaning
    if (meaning === undefined) return undefined
    if (meaning.kind === 'negator') return meaning.reach === 'previous' ? at : undefined
    if (!bears(meaning)) return undefined
  }
  return undefined
}

/** 'Mehr als 90k darf es nicht kosten': the verb of the sum stands behind it, and is refused there. */
function refusedByVerb(pieces: readonly Piece[], last: number): number | undefined {
  for (let at = last + 1; at <= last + 1 + mostBetween; at += 1) {
    const meaning = pieces[at]?.meaning
    if (meaning === undefined) return undefined
    if (refuses(meaning)) return at > last + 1 && endsWithVerb(pieces, at) ? at : undefined
    if (!bears(meaning) && !isComma(meaning)) return undefined
  }
  return undefined
}

const isComma = (meaning: Meaning): boolean => meaning.kind === 'mark' && meaning.text === ','

/** Nothing stands behind the refusal that it could be of instead: 'max 95k, without a car' refuses the car. */
function endsWithVerb(pieces: readonly Piece[], at: number): boolean {
  const next = pieces.slice(at + 1).find(({ meaning }) => !bears(meaning))?.meaning
  return next === undefined || next.kind === 'mark'
}
