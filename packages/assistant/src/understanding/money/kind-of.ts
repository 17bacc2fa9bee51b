import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Topic } from '@manzil/query-language/grammar/topics'
import type { MoneyDraft } from '../../money-draft.ts'
import { pointsBack } from '../asked-fields.ts'
import { topicOf } from '../intent.ts'
import { asksAffordable } from './asks-affordable.ts'
import { says } from './find-words.ts'
import { goesOn } from './goes-on.ts'
import { isMeant } from './is-meant.ts'
import { asksInterest } from './loan-terms.ts'
import type { Signs } from './signs.ts'

/** No property costs less; without a word for a loan it may be a rent. AED. */
const leastLoan = 250_000

/** Which question about paying a message asks, if any. */
export function kindOf(signs: Signs): MoneyDraft['kind'] | undefined {
  const { said, text, shares, whole, propertyId, describes, asks, isRent } = signs
  const { topic } = said
  if (asksAffordable(signs)) return 'afford'
  const names = whole !== undefined || propertyId !== undefined
  const isRentAlone = isRent && propertyId === undefined
  const isGeneral = topic !== undefined || describes
  const asksLoan = says(text, 'repay') || says(text, 'repayLast')
  const isElsewhere = asks && !asksLoan && said.pieces.some(({ meaning }) => isOther(meaning))
  if (isRentAlone || isElsewhere) return goesOn(signs)
  const isTerms = whole !== undefined && signs.years !== undefined && shares.length > 0
  if (isTerms && (asksInterest(text) || (!describes && !says(text, 'costs')))) return 'loan'
  if (says(text, 'costs') && (names || !isGeneral) && isMeant(signs, ['costs'])) return 'costs'
  const isSum = asksLoan && (whole?.aed ?? 0) >= leastLoan
  const isLoan = says(text, 'loan') || isSum || said.pieces.some(isMisspeltLoan)
  const isNamed = names || (shares.length > 0 && !asks && !describes)
  const isGranted = says(text, 'granted') && !asks
  if (isLoan && isNamed && !isGranted && isMeant(signs, ['loan', 'repay'])) return 'loan'
  if (asksLoan && asks && isOfFocus(signs) && said.before.slots.purpose === 'sale') return 'loan'
  if (asksFees(signs) || asksFeesOfFocus(signs)) return 'costs'
  return goesOn(signs)
}

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

/** 'What do we pay when we move in?' right after talk of a property: its own fees. */
function asksFeesOfFocus({ said, whole, describes, asks }: Signs): boolean {
  const { focus } = said.before
  if (focus === undefined || focus.age >= recent || whole !== undefined || describes) return false
  const topic = topicOf(said.pieces)
  const isOfIt = topic === 'buying_fees' && pointsBack(said.text)
  return asks && (topic === 'renting_fees' || isOfIt)
}

/** 'What would I pay monthly on it': of the property that was spoken of. */
const isOfFocus = ({ said, whole, describes }: Signs): boolean => {
  const { focus } = said.before
  const isRecent = focus !== undefined && focus.age < recent
  return isRecent && whole === undefined && !describes && pointsBack(said.text)
}

/** Messages after which a question still is about the property that was spoken of. */
const recent = 3
