import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { speaksAsOwner } from '../own-property-told.ts'
import type { Figure } from './figures-in.ts'
import { finderOf, says } from './find-words.ts'
import { asksLeftOfSale, spendsLeftOfSale } from './left-of-sale.ts'
import { figureOf, type SaidParts } from './said-parts.ts'
import { sharePlaces } from './shares.ts'
import { leastPrice } from './yearly.ts'

const saysLetOrYield = finderOf(`${ownSumWords.yields}|${statedSumWords.lets}`)
const saysPaidOff = finderOf(numberRoleWords.owed)
/** No agent takes a larger share, percent. */
const mostCommission = 10

/** 'Bought at 1.65, could get 2.5 now, 600k still with the bank: what do I walk away with?' */
export function readProceedsByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has, asks } = parts
  const { said, text } = signs
  if (spendsLeftOfSale(text) || (saysLetOrYield(text) && !has('sells'))) return undefined
  const { own } = said.before
  // 'My 1 bed in the Marina' is described, and is one's own.
  const isMine = said.flags.cues.has('mine') || speaksAsOwner(said.text)
  const isOwn = isMine || own !== undefined || figureOf(parts, 'bought') !== undefined
  const last = said.before.figures?.price
  // What was once paid is no price to sell at.
  const told = last === own?.bought ? undefined : last
  const owedAlone = said.amounts.find(({ role }) => role === 'owed')?.aed
  // 'And what is left after the agent and the mortgage of 450k?' of the sale that was spoken of.
  const isOfSale =
    has('sells') ||
    own?.owed !== undefined ||
    (own?.asked === 'sale' && owedAlone !== undefined) ||
    (owedAlone !== undefined && saysPaidOff(text) && has('agency'))
  const isOfOther = signs.describes && own === undefined && !isMine
  // 'What do I pay if I sell it?' of a home of one's own whose price is known.
  const asksCosts = asks && own !== undefined && has('sells') && has('fees')
  // 'I want to sell mine for 3.5m and still owe 1.2m' asks what that leaves.
  const owes = owedAlone ?? figureOf(parts, 'owed')
  const tellsSale = isMine && has('sells') && owes !== undefined && figures.length > 1
  if (!isOfSale || !(has('left') || asksCosts || tellsSale) || isOfOther) return undefined
  const isAsked = asks || asksLeftOfSale(text)
  if (!(isAsked || isOwn || owedAlone !== undefined)) return undefined
  // 'Bought for 1m, sold two years later': no term of a loan.
  const isTerm = signs.years !== undefined && figureOf(parts, 'bought') === undefined
  if (says(text, 'monthly') || isTerm) return undefined
  const owedNow = owes
  // What the bank still gets was told with the home.
  const owed = owedNow ?? own?.owed
  const others = figures.filter(({ value }) => value !== owedNow)
  const named = figureOf(parts, 'sells') ?? figureOf(parts, 'price') ?? largestAlone(others)
  const stated = (named === owedNow ? undefined : named) ?? told
  const paid = figureOf(parts, 'bought')
  const bought = paid === owedAlone ? undefined : paid
  // 'About 600k are left, can it be sold like that?' asks for no sum.
  const asksLeft =
    asksLeftOfSale(text) || asksAmount(said.text) || (saysPaidOff(text) && has('agency'))
  // What homes like it ask is taken where nobody named a price, and it is asked what the bank or the sale leaves.
  const isValued = asksCosts || (owed !== undefined && asksLeft)
  const price = stated ?? (isValued ? own?.value : undefined)
  if (price === undefined && owedAlone !== undefined && asksLeft)
    return { kind: 'proceeds', owed: owedAlone, asked: 'price' }
  if (price === undefined || price < leastPrice || (owed ?? 0) > price) return undefined
  const isKnown = (owed ?? bought ?? own) !== undefined
  // 'And what do I walk away with after the sale?' of a price that was told before.
  const asksOfTold = told !== undefined && has('sells') && asksLeftOfSale(text)
  // 'If I sell mine for 2 million, do I keep my visa?' asks of no money.
  const asksOfMine = isMine && asksLeftOfSale(text)
  if (!isKnown && !has('agency') && !asksOfMine && !asksOfTold) return undefined
  const commission = sharePlaces(text).find(({ value }) => value <= mostCommission)?.value
  return {
    kind: 'proceeds',
    price,
    ...(stated === undefined && { valued: true as const }),
    ...(owed !== undefined && { owed }),
    ...(bought !== undefined && bought >= leastPrice && { bought }),
    ...(commission !== undefined && { commission }),
  }
}

function largestAlone(figures: readonly Figure[]): number | undefined {
  const values = figures.flatMap(({ role, value }) => (role === undefined ? [value] : []))
  return values.length === 0 ? undefined : Math.max(...values)
}
