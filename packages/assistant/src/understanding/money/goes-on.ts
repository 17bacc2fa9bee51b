import type { MoneyDraft } from '../../money-draft.ts'
import { asksTheSame } from '../same-question.ts'
import { says } from './find-words.ts'
import { asksInterest, rateOf } from './loan-terms.ts'
import { isOwnSum, type MoneySaid, missingIn, type Signs } from './signs.ts'

const fewLetters = 40
const otherTasks = ['compare', 'value', 'invest', 'search', 'more'] as const

/** Answers what was asked, or tells more about it. */
export function goesOn(signs: Signs): MoneyDraft['kind'] | undefined {
  const { said, text, shares, years, describes, isIncome } = signs
  const { before, flags, amounts, ordinals } = said
  const { money } = before
  const turnsAway = otherTasks.some((cue) => flags.cues.has(cue))
  if (money === undefined || turnsAway || isOwnSum(money.kind)) return undefined
  if (asksElsewhere(said)) return money.kind
  // 'What if I am Emirati?' names nobody's place, though a word of it may look like one.
  const isOfBuyer = says(text, 'national') || says(text, 'further')
  if (isOfBuyer && said.text.length <= fewLetters && missingIn(money) === undefined)
    return money.kind === 'costs' ? 'loan' : money.kind
  if (describes) return undefined
  const answers = amounts.length > 0 || isIncome || says(text, 'payment') || ordinals.length > 0
  if (missingIn(money) !== undefined && answers) return money.kind
  if (money.kind === 'loan' && (asksInterest(text) || rateOf(said, text) !== undefined))
    return 'loan'
  const asks = flags.question || flags.cues.has('question')
  if (money.kind !== 'afford' && missingIn(money) === undefined && asks && says(text, 'costs'))
    return 'costs'
  const [first] = said.pieces
  const isNext = flags.about || first?.meaning.kind === 'joint' || first?.joined === true
  if (isNext && says(text, 'loan')) return 'loan'
  if (isNext && says(text, 'costs')) return 'costs'
  if (isNext && amounts.length > 0) return money.kind
  // 'What is the instalment?' after what can be afforded.
  const isAsked = flags.question || flags.cues.has('question')
  const asksPart = says(text, 'repay') || says(text, 'repayLast')
  if (isAsked && amounts.length === 0 && said.topic === undefined && asksPart)
    return money.kind === 'costs' ? 'loan' : money.kind
  const isMore =
    shares.length > 0 ||
    years !== undefined ||
    amounts.some(({ role }) => role !== undefined) ||
    says(text, 'national') ||
    says(text, 'further') ||
    (money.kind !== 'afford' && saysOffPlan(signs))
  if (!isMore) return undefined
  return money.kind === 'costs' && !isOfCash(money, signs) ? 'loan' : money.kind
}

/** 'And off plan?': banks lend less for what is not built yet. */
export const saysOffPlan = ({ said }: Signs): boolean =>
  said.mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'completion' && criterion.completion === 'off_plan' && stance === 'want',
  )

/** Another part of the price in cash, after the cash for a purchase. */
function isOfCash({ downShare, down }: MoneyDraft, { shares, years }: Signs): boolean {
  const isShare = (downShare ?? down) !== undefined && years === undefined
  return isShare && shares.every(({ of, value }) => of !== 'rate' && value > highestRate)
}
/** A smaller share is the interest of a year, percent. */
const highestRate = 12

/** 'And in the Marina?': a sum has the same fees there, and a loan the same rate. */
export function asksElsewhere(said: MoneySaid): boolean {
  const { money } = said.before
  if (money === undefined || money.propertyId !== undefined || isOwnSum(money.kind)) return false
  const isPlace = said.mentions.every(({ criterion }) => criterion.slot === 'location')
  return (
    isPlace && missingIn(money) === undefined && asksTheSame(said.pieces, said.mentions, said.flags)
  )
}
