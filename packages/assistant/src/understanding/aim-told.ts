import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { foldText } from '@manzil/query-language/language/fold'
import {
  budgetWords,
  buysWords,
  cashWords,
  noLoanWords,
  notBudgetWords,
  onlyWords,
  otherSideWords,
  partOfPriceWords,
  peerWords,
  rentsWords,
} from '@manzil/query-language/lexicon/aim-words'
import { sideOf } from '../passages/asker-side.ts'
import type { Aim, DialogueState } from '../state.ts'
import type { NamedAmount } from './money/amounts.ts'
import { finderOf, placesOfRow } from './money/find-words.ts'
import { clausesOf } from './story-clauses.ts'
import { tellsOfOwn } from './tells-of-own.ts'
import type { Understanding } from './understanding.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const buys = finderOf(joined(buysWords))
const rents = finderOf(joined(rentsWords))
const namesOther = finderOf(`${joined(peerWords)}|${joined(otherSideWords)}`)
const isNoBudget = finderOf(joined(notBudgetWords))
const isBudget = finderOf(joined(budgetWords))
const isPart = finderOf(joined(partOfPriceWords))
const isCash = finderOf(joined(cashWords))
const onlyIn = placesOfRow(joined(onlyWords))
const refusesLoan = finderOf(joined(noLoanWords))

/** 'No mortgage, cash': nothing of a price is to be borrowed. */
export const buysWithoutLoan = (message: string): boolean => refusesLoan(foldText(message))

/** No home is sold for less, and none is let for so much a year; AED. */
const leastPrice = 100_000
const mostRent = 1_500_000
const leastRent = 10_000
/** So much at hand is for a purchase, whatever else is said. AED. */
const leastCash = 400_000

interface Told {
  text: string
  amounts: readonly NamedAmount[]
}

/**
 * What a message tells of a purchase or of a rent to come that it looks for nothing of: 'I've got 900k in
 * cash and want something that pays me rent'. What others have, plan or paid is none of it.
 */
export function aimTold(told: Told, before: DialogueState): Aim | undefined {
  const { text, amounts } = told
  const { aim } = before
  const side = sideOf(text)
  const own = clausesOf(text).filter((clause) => !namesOther(clause.text))
  const purpose = purposeIn(own.map((clause) => clause.text))
  // Who buys to let speaks like a landlord.
  const isOther = side === 'seller' || (side === 'landlord' && purpose !== 'sale')
  // 'We have 1.6 million in cash from selling our house' is spent on another one.
  const isSpent = own.some(({ text: clause }) => isCash(clause)) && hasCash(amounts)
  if ((tellsOfOwn(text) || isOther) && !isSpent) return aim
  const folded = foldText(text)
  const isWhole = !isPart(folded) || refusesLoan(folded)
  const sums = amounts.filter(({ place, mention, role }) => {
    const clause = own.find(({ folded }) => place.start >= folded.start && place.start < folded.end)
    const isOwn = clause !== undefined && (isBudget(clause.text) || onlyIn(clause.text).length > 0)
    const isToBePaid = role === undefined || (role === 'savings' && refusesLoan(folded))
    return isOwn && isToBePaid && mention.stance !== 'not' && !isNoBudget(clause.text)
  })
  // 'No loan' after what is saved: so much may be paid.
  const saved = refusesLoan(folded) ? before.figures?.savings : undefined
  const [only] = onlyIn(folded)
  const price = isWhole ? priceOf(sums, only?.start) : undefined
  const known = purpose ?? (price !== undefined && price >= leastCash ? 'sale' : aim?.purpose)
  if (known === undefined) return aim
  const limit = known === 'sale' ? (price ?? saved) : rentOf(sums)
  const kept = aim?.purpose === known ? aim.price_max : undefined
  const price_max = limit ?? kept
  return { purpose: known, ...(price_max !== undefined && { price_max }) }
}

/** What a whole message tells of cash, for a search that only one sentence of it names. */
export function cashTold(
  message: string,
  { told }: Pick<Understanding, 'told'>,
  { figures }: DialogueState,
): Aim | undefined {
  const price_max = figures?.price
  const isTold = told.price_max !== undefined && price_max !== undefined && price_max >= leastCash
  const own = clausesOf(message).filter((clause) => !namesOther(clause.text))
  return isTold && own.some(({ text }) => isCash(text)) ? { purpose: 'sale', price_max } : undefined
}

const hasCash = (amounts: readonly NamedAmount[]): boolean =>
  amounts.some(({ aed }) => aed >= leastCash)

function purposeIn(clauses: readonly string[]): Purpose | undefined {
  const [isBought, isRented] = [clauses.some(buys), clauses.some(rents)]
  if (isBought === isRented) return undefined
  return isBought ? 'sale' : 'rent'
}

/** 'Not 7 million, only 700,000': of two sums the one behind the word. */
function priceOf(sums: readonly NamedAmount[], only: number | undefined): number | undefined {
  const prices = sums.filter(({ aed, perYear }) => perYear === undefined && aed >= leastPrice)
  const meant = prices.filter(
    ({ place }) => prices.length === 1 || place.start >= (only ?? Infinity),
  )
  return meant.length === 1 ? meant[0]?.aed : undefined
}

function rentOf(sums: readonly NamedAmount[]): number | undefined {
  const yearly = sums
    .map(({ aed, perYear }) => aed * (perYear ?? 1))
    .filter((rent) => rent >= leastRent && rent <= mostRent)
  return yearly.length === 1 ? yearly[0] : undefined
}
