import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Topic } from '@manzil/query-language/grammar/topics'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { subjectOf } from '../../passages/points-asked.ts'
import { fieldsIn, pointsBack } from '../asked-fields.ts'
import { topicOf } from '../intent.ts'
import { asksAffordable } from './asks-affordable.ts'
import { clearedIn } from './debts.ts'
import { finderOf, says } from './find-words.ts'
import { goesOn } from './goes-on.ts'
import { isMeant } from './is-meant.ts'
import { asksCashOfOne, asksLoanOfOne } from './loan-of-one.ts'
import { asksTermOfShown } from './loan-term-asked.ts'
import { asksInterest } from './loan-terms.ts'
import { saysAllowed } from './notice-rule.ts'
import { isOfPrice } from './share-paid.ts'
import { missingIn, type Signs } from './signs.ts'

const saysOwnCash = finderOf(sumPartRow('ownCash'))
const saysFirstDay = finderOf(ownSumWords.firstDay)
const saysNoLoan = finderOf(ownSumWords.noLoan)
const namesFees = finderOf(sumPartRow('fees'))
const needs = finderOf(sumPartRow('need'))
const inAll = finderOf(sumPartRow('total'))
/** No property costs less; without a word for a loan it may be a rent. AED. */
const leastLoan = 250_000

/** Which question about paying a message asks, if any. */
export function kindOf(signs: Signs): MoneyDraft['kind'] | undefined {
  const { said, text, shares, whole, propertyId, describes, asks, isRent } = signs
  const { topic } = said
  // 'Bought at 1.85m with a mortgage, do I get the 10 year visa?' asks for no sum.
  if (asks && subjectOf(said.text) === 'goldenVisa' && !says(text, 'instalment')) return undefined
  if (asksInterestOfLast(signs)) return 'loan'
  if (clearsDebts(signs)) return 'afford'
  if (asksLoanOfOne(signs)) return 'loan'
  if (asksCashOfOne(signs)) return 'costs'
  if (asksAffordable(signs) || tellsDebtsAlone(signs)) return 'afford'
  if (asksMonthlyWithShare(signs) || financesPart(signs)) return 'loan'
  if (asksCashOfLast(signs)) return 'costs'
  const names = whole !== undefined || propertyId !== undefined
  const isRentAlone = isRent && propertyId === undefined
  const isGeneral = topic !== undefined || describes
  const asksLoan = says(text, 'repay') || says(text, 'repayLast')
  const isElsewhere = asks && !asksLoan && said.pieces.some(({ meaning }) => isOther(meaning))
  const isTerms = whole !== undefined && signs.years !== undefined && shares.length > 0
  if (!isRentAlone && asksFullTerms(signs)) return 'loan'
  if (asksTermOfShown(signs)) return 'loan'
  if (!isRentAlone && asksCashWithShare(signs)) return 'costs'
  if (isRentAlone || isElsewhere) return goesOn(signs)
  if (asksWhetherEnough(signs)) return 'loan'
  if (isTerms && (asksInterest(text) || (!describes && !says(text, 'costs')))) return 'loan'
  const saysInstalment = says(text, 'instalment') || says(text, 'monthly')
  const asksInstalment = asks && saysInstalment && whole?.limit === undefined
  if (isTerms && asksInstalment) return 'loan'
  if (says(text, 'costs') && (names || !isGeneral) && isMeant(signs, ['costs'])) return 'costs'
  if (asksInstalmentOfPrice(signs)) return 'loan'
  const isSum = asksLoan && (whole?.aed ?? 0) >= leastLoan
  const isLoan = says(text, 'loan') || isSum || said.pieces.some(isMisspeltLoan)
  const isNamed = names || (shares.length > 0 && !asks && !describes)
  const isGranted = says(text, 'granted') && !asks
  if (isLoan && isNamed && !isGranted && isMeant(signs, ['loan', 'repay'])) return 'loan'
  if (asksLoanOfShown(signs)) return 'loan'
  if (asksLoan && asks && isOfFocus(signs) && said.before.slots.purpose === 'sale') return 'loan'
  if (asksFees(signs) || asksFeesOfFocus(signs)) return 'costs'
  return goesOn(signs)
}

/** 'What do we pay the bank in interest in all?' after a loan: of that one, and no costs of a purchase. */
const asksInterestOfLast = ({ said, text, describes, shares, years }: Signs): boolean =>
  said.before.money?.kind === 'loan' &&
  said.amounts.length === 0 &&
  !describes &&
  shares.length === 0 &&
  years === undefined &&
  asksInterest(text)

/** 'I also pay 1,800 for a personal loan' after what an income carries: it carries less. */
const tellsDebtsAlone = ({ said: { before, amounts } }: Signs): boolean =>
  before.money?.kind === 'afford' &&
  amounts.length > 0 &&
  amounts.every(({ role }) => role === 'otherLoans' || role === 'cardLimit')

/** 'What if I clear the card?' after what an income carries, and after a search since then. */
const clearsDebts = ({ said, text, describes }: Signs): boolean =>
  !describes &&
  (said.before.figures?.income !== undefined || said.before.money?.kind === 'afford') &&
  clearedIn(said, text).size > 0

/** Price, share, interest and term are all there: whatever else is named, it is that loan. */
function asksFullTerms({ text, shares, years, whole, asks }: Signs): boolean {
  if (whole === undefined || years === undefined || !asks) return false
  const isRated = shares.some(({ of }) => of === 'rate') && shares.length > 1
  return isRated && (says(text, 'monthly') || says(text, 'instalment') || asksInterest(text))
}

/** 'With 40 % down, how much a month?' of a home that was spoken of, or of the price before. */
export function asksMonthlyWithShare(signs: Signs): boolean {
  const { said, text, shares } = signs
  if (!shares.some(isOfPrice) || !isOfKnownPrice(signs)) return false
  return (
    says(text, 'monthly') ||
    says(text, 'instalment') ||
    fieldsIn(said.text).includes('rent_per_month')
  )
}
/** 'And if I finance half of it at 4.5?' of a home that was spoken of. */
const financesPart = (signs: Signs): boolean =>
  signs.said.amounts.length === 0 &&
  signs.shares.some(({ of, value }) => of === 'lent' && value < all) &&
  isOfKnownPrice(signs)
const all = 100

/** A home that was spoken of, or the price before, and no other one. */
function isOfKnownPrice({ said, whole, propertyId, describes }: Signs): boolean {
  const { slots, focus, money } = said.before
  if (whole !== undefined || describes || slots.purpose === 'rent') return false
  return (
    (propertyId ?? money?.propertyId ?? money?.price) !== undefined ||
    (slots.purpose === 'sale' && slots.price_max !== undefined) ||
    (focus !== undefined && focus.age < recent)
  )
}

/** 'A flat of 1.2m with 20 % down: how much cash do I need?' is no search, whatever it describes. */
const asksCashWithShare = ({ said, text, shares, whole, years }: Signs): boolean =>
  whole !== undefined &&
  years === undefined &&
  shares.some(({ of }) => of === 'down' || of === 'lent') &&
  (says(text, 'costs') || (needs(text) && namesFees(text))) &&
  (asksAmount(said.text) || says(text, 'cash'))

/** 'Can I buy for 1.5m with 15 % down?', 'is 15 % enough for 1.5m?': the share is asked about. */
export const asksWhetherEnough = ({ text, shares, whole, asks, said }: Signs): boolean =>
  whole !== undefined &&
  asks &&
  shares.some(({ of }) => of === 'down') &&
  (saysAllowed(text) || says(text, 'buy')) &&
  !asksAmount(said.text)

/** 'A flat of 650k: what is the instalment a month?' looks for no home, though one is described by its kind. */
function asksInstalmentOfPrice({ said, text, whole, asks }: Signs): boolean {
  if (whole === undefined || whole.limit !== undefined || whole.aed < leastLoan) return false
  // 'And how much cash do I need?' looks for nothing.
  const isAsked = asksAmount(said.text) || (asks && !said.flags.cues.has('search'))
  if (!isAsked) return false
  const isKindAlone = said.mentions.every(({ criterion: { slot } }) => ofKind.has(slot))
  return isKindAlone && says(text, 'instalment')
}

/** What a sum is of may be named by its kind. */
const ofKind: ReadonlySet<string> = new Set(['type', 'price', 'number', 'purpose', 'bedrooms'])

/** Subjects that a question about a sum of money may touch. */
const ofPaying: ReadonlySet<Topic> = new Set([
  'mortgage',
  'buying_fees',
  'agency_commission',
  'cheques_deposit',
])

/** 'Morgage for 2 million' */
const isMisspeltLoan = ({ meaning, corrected }: Piece): boolean =>
  corrected && meaning.kind === 'topic' && meaning.topic === 'mortgage'

/** 'Do I get a visa for a property of 2 million with a loan?' */
const isOther = (meaning: Meaning): boolean =>
  meaning.kind === 'topic' && !ofPaying.has(meaning.topic)

/** 'Transfer fee for 1.6 million': the subject is named first, then a price. */
function asksFees({ said, whole, describes, asks }: Signs): boolean {
  const { pieces } = said
  if (whole === undefined || topicOf(pieces) !== 'buying_fees') return false
  const subject = pieces.findIndex(({ meaning }) => meaning.kind === 'topic')
  // Who begins with the fees asks for them, whatever the property is.
  if (whole.limit !== undefined || (describes && !asks && subject !== 0)) return false
  const isRefused = pieces.some(({ meaning }) => meaning.kind === 'negator')
  return !isRefused && subject < whole.mention.first
}

/** 'And the total cash on day one, with all the fees?' after a loan, or after what a price costs. */
function asksCashOfLast({ said, text, describes }: Signs): boolean {
  const { money } = said.before
  if (money?.kind !== 'loan' && money?.kind !== 'costs') return false
  if (describes || said.amounts.length > 0 || missingIn(money) !== undefined) return false
  const isCash = says(text, 'cash') || saysFirstDay(text) || saysOwnCash(text)
  return isCash && (says(text, 'costs') || asksAmount(said.text))
}

/** 'And the instalment for the first one?', 'with 20 % down over 20 years at 4 %, what is it a month?' */
function asksLoanOfShown({
  said,
  text,
  shares,
  years,
  propertyId,
  describes,
  asks,
}: Signs): boolean {
  const { slots } = said.before
  if (slots.purpose === 'rent' || describes || said.amounts.length > 0) return false
  if (propertyId !== undefined && says(text, 'instalment')) return true
  const isOfCards = said.before.shown.length > 0 && pointsBack(said.text)
  if (isOfCards && asks && says(text, 'instalment')) return true
  const isWhole = years !== undefined && shares.length > 0
  const asksLoan =
    says(text, 'loan') || says(text, 'repay') || says(text, 'repayLast') || says(text, 'instalment')
  return isWhole && asks && asksLoan
}

/** 'What do we pay when we move in?' right after talk of a property: its own fees. */
function asksFeesOfFocus({ said, text, whole, describes, asks }: Signs): boolean {
  const { focus } = said.before
  if (focus === undefined || focus.age >= recent || whole !== undefined || describes) return false
  const topic = topicOf(said.pieces)
  const isOfIt = (topic === 'buying_fees' || asksAllOf(text)) && pointsBack(said.text)
  return asks && (topic === 'renting_fees' || isOfIt)
}

/** 'If I pay cash for it, what is the total with every fee?' */
const asksAllOf = (text: string): boolean =>
  (inAll(text) && (namesFees(text) || saysNoLoan(text))) || (namesFees(text) && saysNoLoan(text))

/** 'What would I pay monthly on it': of the property that was spoken of. */
const isOfFocus = ({ said, whole, describes }: Signs): boolean => {
  const { focus } = said.before
  const isRecent = focus !== undefined && focus.age < recent
  return isRecent && whole === undefined && !describes && pointsBack(said.text)
}

/** Messages after which a question still is about the property that was spoken of. */
const recent = 3
