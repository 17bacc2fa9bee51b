import { says } from './find-words.ts'
import type { Signs } from './signs.ts'

/** A rent of a year is not lower; whoever names less and no period means a month. AED. */
const leastRent = 50_000
const monthsPerYear = 12

/** Asks for the property that an income or a payment carries, and not for properties up to a budget. */
export function asksAffordable(signs: Signs): boolean {
  const { said, text, whole, regular, isIncome, isRent, describes, asks } = signs
  const { amounts, topic, before } = said
  const earns = isIncome && regular !== undefined
  // Who pays a rent now may ask what to buy.
  if (isRent && !(earns && says(text, 'buy'))) return false
  const affords = says(text, 'afford')
  const isElsewhere = topic !== undefined && topic !== 'mortgage'
  if (earns && (affords || says(text, 'buy') || (asks && says(text, 'loan')))) return true
  if (earns && !describes && whole === undefined && !isElsewhere) return true
  if (says(text, 'buy') && regular?.perYear === monthsPerYear) return true
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
