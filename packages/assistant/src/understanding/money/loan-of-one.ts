import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import { pointsBack } from '../asked-fields.ts'
import type { AmountRole } from './amount-role.ts'
import { finderOf, says } from './find-words.ts'
import type { Signs } from './signs.ts'

const asksOwnCash = finderOf(sumPartRow('ownCash'))
const namesFees = finderOf(sumPartRow('fees'))
const inAll = finderOf(sumPartRow('total'))
const needs = finderOf(sumPartRow('need'))
const saysRunning = finderOf(ownSumWords.running)
/** What is known of whoever asks, and is no price. */
const ownRoles: ReadonlySet<AmountRole> = new Set(['income', 'savings', 'otherLoans', 'cardLimit'])
/** Messages after which a home that is pointed at still is the one spoken of. */
const recent = 3

/** 'Mortgage on it with 800k down, I earn 45k': of the home that is meant, whatever is told of one's own money. */
export function asksLoanOfOne(signs: Signs): boolean {
  const { text, said, shares, years } = signs
  if (!isOfOne(signs) || (said.amounts.length === 0 && shares.length === 0)) return false
  const isLoan = says(text, 'loan') || says(text, 'instalment') || says(text, 'repay')
  return isLoan || (says(text, 'monthly') && (years !== undefined || shares.length > 0))
}

/** 'What would I have to bring in cash for the first one, with all fees?' */
export const asksCashOfOne = (signs: Signs): boolean => {
  const { text, said } = signs
  const isCash = asksOwnCash(text) || says(text, 'cash')
  const isAll = namesFees(text) || inAll(text)
  const isToldAlone = said.amounts.every(({ role }) => role === 'savings')
  return isOfOne(signs) && isToldAlone && isCash && isAll && needs(text) && !saysRunning(text)
}

/** A home for sale is named by its number or pointed at, and nothing else is described; no amount is a price. */
function isOfOne({ said, whole, propertyId, describes, isRent }: Signs): boolean {
  const { focus, slots } = said.before
  if (slots.purpose !== 'sale' || isRent || whole !== undefined) return false
  if (describes && propertyId === undefined) return false
  const isOwnMoney = said.amounts.every(({ role }) => role !== undefined && ownRoles.has(role))
  const isPointed = focus !== undefined && focus.age < recent && pointsBack(said.text)
  return isOwnMoney && (propertyId !== undefined || isPointed)
}
