import { buysWords } from '@manzil/query-language/lexicon/aim-words'
import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import { asksWhereToLive } from '../asks-where-to-live.ts'
import { emirates } from '../emirates.ts'
import type { AmountRole } from './amount-role.ts'
import { finderOf, says } from './find-words.ts'
import type { Signs } from './signs.ts'

/** A rent of a year is not lower; whoever names less and no period means a month. AED. */
const leastRent = 50_000
const monthsPerYear = 12
const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')
const saysCanPay = finderOf(sumPartRow('canPay'))
const asksMost = finderOf(numberRoleWords.asksMost)

/** Asks for the property that an income or a payment carries, and not for properties up to a budget. */
export function asksAffordable(signs: Signs): boolean {
  const { said, text, whole, regular, isIncome, isRent, describes, asks } = signs
  const { amounts, topic, before } = said
  const earns = isIncome && regular !== undefined
  // Who pays a rent now may ask what to buy.
  const wantsToBuy = earns && (says(text, 'buy') || tellsBuying(signs))
  if (isRent && !wantsToBuy) return false
  // 'Up to what price, then?' after what one earns was told.
  const isOfIncome = before.figures?.income !== undefined && before.slots.purpose !== 'rent'
  const tellsOwn = amounts.every(({ role }) => role !== undefined && ownRoles.has(role))
  const asksAgain = asksMost(text) || says(text, 'afford')
  if (isOfIncome && tellsOwn && !describesPlace(signs) && asksAgain) return true
  if (isOfIncome && tellsSavingsAlone(signs)) return true
  const affords = says(text, 'afford')
  const isElsewhere = topic !== undefined && topic !== 'mortgage'
  if (earns && (affords || says(text, 'buy') || (asks && says(text, 'loan')))) return true
  if (wantsToBuy && whole === undefined && isOfEmirate(signs)) return true
  if (asksWhereToLive(said.text)) return false
  // 'We earn 28k together, have 300k and want to buy our first flat: what can we manage?'
  const isOfKind = said.mentions.every(({ criterion: { slot } }) => !described.has(slot))
  if (earns && whole === undefined && isOfKind && asksMost(text)) return true
  if (earns && !describes && whole === undefined && !isElsewhere) return true
  if (says(text, 'buy') && regular?.perYear === monthsPerYear) return true
  // 'I can pay 8k a month on a mortgage, what price is that?'
  const isPaid = regular?.perYear === monthsPerYear && regular.role !== 'income'
  const isOfLoan = says(text, 'loan') || says(text, 'instalment')
  if (isPaid && isOfLoan && saysCanPay(text) && whole === undefined && !describes) return true
  // 'What can I buy with 400k saved?' asks next for what is earned.
  const hasSavings = amounts.some(({ role }) => role === 'savings')
  if (hasSavings && !describes && whole === undefined && (affords || says(text, 'buy'))) return true
  if (!affords || whole !== undefined) return false
  const isSmall = amounts.every(
    ({ aed, perYear, role }) =>
      role !== undefined || perYear === monthsPerYear || (perYear === undefined && aed < leastRent),
  )
  const hasBudget = describes && before.slots.price_max !== undefined
  return isSmall && !hasBudget && !(isElsewhere && amounts.length === 0)
}

const saysBuying = finderOf(`${furtherSumRow('buying')}|${joined(buysWords)}`)

/** 'I earn 22k and am tired of renting, I want to buy something': what that carries comes before any search. */
const tellsBuying = ({ text }: Signs): boolean => saysBuying(text)

/** Whoever names the emirate alone, where one works or looks, describes no home. */
const isOfEmirate = ({ said: { mentions } }: Signs): boolean =>
  mentions.every(({ criterion }) =>
    criterion.slot === 'location' ? emirates.has(criterion.slug) : !described.has(criterion.slot),
  )

/** What is known of whoever asks, and is no price. */
const ownRoles: ReadonlySet<AmountRole> = new Set(['income', 'savings', 'otherLoans', 'cardLimit'])
/** What is looked for, in place of a price. */
const described: ReadonlySet<string> = new Set(['location', 'bedrooms', 'features'])

/** Whoever names where a home is to be looks for one. */
const describesPlace = ({ said: { mentions } }: Signs): boolean =>
  mentions.some(({ criterion }) => criterion.slot === 'location')

/** 'We have 300k saved' after what is earned: nothing else is told. */
const tellsSavingsAlone = ({ said: { amounts, mentions } }: Signs): boolean =>
  amounts.length === 1 &&
  amounts[0]?.role === 'savings' &&
  mentions.every(({ criterion: { slot } }) => slot === 'price' || slot === 'number')
