import { foldText } from '@manzil/query-language/language/fold'
import {
  amountUnits,
  beforePerFoot,
  behindPerFoot,
} from '@manzil/query-language/lexicon/stated-sum-words'
import type { Signs } from './signs.ts'

const figure = '(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)'
const lead = '(?:\\s*(?:is|of|at|:|=|~|是|ب|بـ|है|по|von|bei))?\\s*'
const units = `(?:\\s*(?:${foldText(amountUnits)}))?\\s*`
const figureFirst = new RegExp(`${figure}${units}(?:${foldText(behindPerFoot)})`, 'u')
const unitFirst = new RegExp(`(?:${foldText(beforePerFoot)})${lead}${figure}(?!\\s*%)`, 'u')
/** A charge for a square foot is not higher, AED; a price is not lower. */
const mostCharge = 100
/** Homes are not smaller, square feet. */
const leastSize = 150

/** AED for a square foot that a folded text names. */
function perFootIn(text: string): number | undefined {
  const written = (figureFirst.exec(text) ?? unitFirst.exec(text))?.[1]
  return written === undefined ? undefined : Number(written.replace(',', '.'))
}

/** The charge of a year for a square foot. */
export function chargePerFoot(text: string): number | undefined {
  const value = perFootIn(text)
  return value !== undefined && value > 0 && value <= mostCharge ? value : undefined
}

/** The price or the rent for a square foot. */
export function pricePerFoot(text: string): number | undefined {
  const value = perFootIn(text)
  return value !== undefined && value > mostCharge ? value : undefined
}

/** The size in square feet that a message names, or else that of the visitor's own property. */
export function sizeSaid({ said }: Signs): number | undefined {
  const sizes = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'size' ? [criterion.quantity.low] : [],
  )
  const { own } = said.before
  return sizes.find((size) => size >= leastSize) ?? own?.slots.size_min ?? own?.slots.size_max
}
