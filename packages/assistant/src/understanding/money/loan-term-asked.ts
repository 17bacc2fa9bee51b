import { asksAmount } from '../../passages/asks-amount.ts'
import { pointsBack } from '../asked-fields.ts'
import { says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'

/** No loan is shorter. */
const leastTerm = 3
const paying = ['loan', 'monthly', 'instalment', 'payment', 'repay'] as const
/** What tells of another home than the one that is shown. */
const elsewhere: ReadonlySet<string> = new Set(['location', 'bedrooms', 'bathrooms'])

/**
 * 'Payment for the second one over 25 and 20 years?', 'what does it come to a month over 15 years?': of a home
 * that is shown for sale, whatever word stands for the instalment.
 */
export function asksTermOfShown(signs: Signs): boolean {
  const { said, text, years, propertyId } = signs
  const { before, amounts, mentions } = said
  if (before.slots.purpose === 'rent' || amounts.length > 0) return false
  if (years === undefined || years < leastTerm) return false
  if (!paying.some((word) => says(text, word))) return false
  if (propertyId !== undefined) return true
  if (mentions.some(({ criterion: { slot } }) => elsewhere.has(slot))) return false
  const asks = signs.asks || asksAmount(said.text)
  return asks && (pointsBack(said.text) || propertyMeant(signs) !== undefined)
}
