import type { MoneyDraft } from '../../money-draft.ts'
import type { Figure } from './figures-in.ts'
import { says } from './find-words.ts'
import { figureOf, type SaidParts } from './said-parts.ts'
import { sharePlaces } from './shares.ts'
import { leastPrice } from './yearly.ts'

/** No agent takes a larger share, percent. */
const mostCommission = 10

/** 'Bought at 1.65, could get 2.5 now, 600k still with the bank: what do I walk away with?' */
export function readProceedsByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has, asks } = parts
  const { said, text } = signs
  const isOwn = said.flags.cues.has('mine') || figureOf(parts, 'bought') !== undefined
  if (!has('sells') || !has('left') || !(asks || isOwn) || signs.describes) return undefined
  // 'Bought for 1m, sold two years later': no term of a loan.
  const isTerm = signs.years !== undefined && figureOf(parts, 'bought') === undefined
  if (says(text, 'monthly') || isTerm) return undefined
  const price = figureOf(parts, 'sells') ?? figureOf(parts, 'price') ?? largestAlone(figures)
  const owed = figureOf(parts, 'owed')
  const bought = figureOf(parts, 'bought')
  if (price === undefined || price < leastPrice || (owed ?? 0) > price) return undefined
  if (owed === undefined && bought === undefined && !has('agency')) return undefined
  const commission = sharePlaces(text).find(({ value }) => value <= mostCommission)?.value
  return {
    kind: 'proceeds',
    price,
    ...(owed !== undefined && { owed }),
    ...(bought !== undefined && bought >= leastPrice && { bought }),
    ...(commission !== undefined && { commission }),
  }
}

function largestAlone(figures: readonly Figure[]): number | undefined {
  const values = figures.flatMap(({ role, value }) => (role === undefined ? [value] : []))
  return values.length === 0 ? undefined : Math.max(...values)
}
