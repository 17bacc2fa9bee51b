import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import type { Figure } from './figures-in.ts'
import { finderOf, says } from './find-words.ts'
import { figureOf, type SaidParts } from './said-parts.ts'
import { sharePlaces } from './shares.ts'
import { leastPrice } from './yearly.ts'

const saysPaidOff = finderOf(numberRoleWords.owed)
/** No agent takes a larger share, percent. */
const mostCommission = 10

/** 'Bought at 1.65, could get 2.5 now, 600k still with the bank: what do I walk away with?' */
export function readProceedsByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has, asks } = parts
  const { said, text } = signs
  const { own } = said.before
  const isOwn =
    said.flags.cues.has('mine') || own !== undefined || figureOf(parts, 'bought') !== undefined
  const told = said.before.figures?.price
  const owedAlone = said.amounts.find(({ role }) => role === 'owed')?.aed
  // 'And what is left after the agent and the mortgage of 450k?' of the sale that was spoken of.
  const isOfSale =
    has('sells') ||
    own?.owed !== undefined ||
    (owedAlone !== undefined && saysPaidOff(text) && has('agency'))
  const isOfOther = signs.describes && own === undefined && !said.flags.cues.has('mine')
  if (!isOfSale || !has('left') || isOfOther) return undefined
  if (!(asks || isOwn || owedAlone !== undefined)) return undefined
  // 'Bought for 1m, sold two years later': no term of a loan.
  const isTerm = signs.years !== undefined && figureOf(parts, 'bought') === undefined
  if (says(text, 'monthly') || isTerm) return undefined
  const owedNow = figureOf(parts, 'owed') ?? owedAlone
  // What the bank still gets was told with the home.
  const owed = owedNow ?? own?.owed
  const others = figures.filter(({ value }) => value !== owedNow)
  const named = figureOf(parts, 'sells') ?? figureOf(parts, 'price') ?? largestAlone(others)
  const price = (named === owedNow ? undefined : named) ?? told
  const paid = figureOf(parts, 'bought')
  const bought = paid === owedAlone ? undefined : paid
  // 'About 600k are left, can it be sold like that?' asks for no sum.
  const asksLeft = asksAmount(said.text) || (saysPaidOff(text) && has('agency'))
  if (price === undefined && owedAlone !== undefined && asksLeft)
    return { kind: 'proceeds', owed: owedAlone, asked: 'price' }
  if (price === undefined || price < leastPrice || (owed ?? 0) > price) return undefined
  const isKnown = (owed ?? bought ?? own) !== undefined
  if (!isKnown && !has('agency')) return undefined
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
