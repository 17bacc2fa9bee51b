import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import type { Limits } from './mentions.ts'
import { largestMonthlyRent, monthsPerYear } from './rent-limits.ts'

const numbers: ReadonlySet<Meaning['kind']> = new Set([
  'number',
  'scale',
  'amount',
  'shift',
  'part',
])

/** Words that may stand between a sum and the word that adds it. */
const mostBetween = 1

/** 'Raise my budget by 200k', 'बजट 2 लाख बढ़ा दो': the sum is added to the limit, or taken off it. */
export function withStep(pieces: readonly Piece[], quantity: Quantity): Quantity {
  const { first, last, unit, high, bound, noun } = quantity
  const isOther = unit !== undefined || high !== undefined || bound === 'min' || bound === 'max'
  if (isOther || (noun !== undefined && noun !== 'price')) return quantity
  const step = stepBefore(pieces, first, last) ?? stepBehind(pieces, first, last)
  if (step === undefined) return quantity
  return { ...quantity, step, noun: 'price', bound: undefined }
}

function stepBefore(pieces: readonly Piece[], first: number, last: number): Quantity['step'] {
  const words = pieces.slice(first, last + 1).map(({ meaning }) => meaning)
  const at = words.findIndex((meaning) => meaning.kind === 'noun' && meaning.raises !== undefined)
  const noun = words[at]
  // 'Raise the budget to 2m' says what it becomes.
  const next = words[at + 1]?.kind
  if (noun?.kind !== 'noun' || next === 'until' || next === 'set') return undefined
  return noun.raises
}

function stepBehind(pieces: readonly Piece[], first: number, last: number): Quantity['step'] {
  const start = pieces.findIndex(
    ({ meaning }, index) => index >= first && numbers.has(meaning.kind),
  )
  const before = pieces[start - 1]?.meaning.kind
  // 'Das Budget auf 95.000 senken'.
  if (before === 'inside' || before === 'until') return undefined
  const words = pieces.slice(last + 1, last + 3 + mostBetween).map(({ meaning }) => meaning)
  const at = words.findIndex(({ kind }) => !['plain', 'joint', 'noun', 'also'].includes(kind))
  const said = words.slice(0, at === -1 ? words.length : at + 1)
  for (const meaning of said) {
    if ((meaning.kind === 'set' || meaning.kind === 'noun') && meaning.raises !== undefined)
      return meaning.raises
  }
  return undefined
}

/** Nobody changes the rent of a year by as little: it is that of a month. */
const leastYearlyShare = 0.045

/**
 * The limit that a step leads to; undefined where none is known. A sum beyond the limit is what it
 * is raised to: 'raise my budget 2.5m' after two million.
 */
export function limitsAfterStep(
  { low, step, currency, perYear }: Quantity,
  before: number | undefined,
  isRent: boolean,
): Limits | undefined {
  if (step === undefined || before === undefined || currency === null) return undefined
  const sum = Math.round(low * (currency ?? 1))
  const isMonthly = isRent && sum <= largestMonthlyRent && sum < before * leastYearlyShare
  const change = sum * (perYear ?? (isMonthly ? monthsPerYear : 1))
  if (change >= before) return step === 1 ? { max: change } : undefined
  return { max: before + step * change }
}
