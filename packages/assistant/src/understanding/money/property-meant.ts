import { pointsBack, rankedBy, rankIn } from '../asked-fields.ts'
import type { Signs } from './signs.ts'

/** Messages after which a sum still is about the property spoken of. */
const recent = 6

/**
 * The shown property that a sum is about: the one named by its number, the one spoken of last, the only
 * one, or with 'that' the first of them.
 */
export function propertyMeant({ said, propertyId }: Signs): string | undefined {
  if (propertyId !== undefined) return propertyId
  const { focus, shown } = said.before
  const ranked = firstByRank(said)
  if (ranked !== undefined) return ranked
  if (isOfOwnPrice(said)) return undefined
  const isSpokenOf = focus !== undefined && focus.age < recent && shown.includes(focus.propertyId)
  if (isSpokenOf) return focus.propertyId
  return shown.length === 1 || pointsBack(said.text) ? shown[0] : undefined
}

/** 'The cheapest of them' */
function firstByRank({ text, before: { shown, order } }: Signs['said']): string | undefined {
  const rank = rankIn(text)
  const [first, second] = rank === undefined ? [] : rankedBy(rank, order)
  return first === undefined || second === undefined ? undefined : shown[first - 1]
}

/** 'Let us say 650,000', and more about that sum: the price that was said, and not that of a home before. */
function isOfOwnPrice({ text, before: { money, focus } }: Signs['said']): boolean {
  const isOfPrice = money?.kind === 'costs' || money?.kind === 'loan' || money?.kind === 'plan'
  const isOwn = isOfPrice && money.propertyId === undefined && money.price !== undefined
  return isOwn && (focus === undefined || focus.age > 0) && !pointsBack(text)
}

/** A price that was worked with before: 'and at 90k rent?' */
export function priceBefore({ said }: Signs): number | undefined {
  const { money, sum } = said.before
  const isPlan = money?.kind === 'plan' || money?.kind === 'loan' || money?.kind === 'costs'
  return isPlan && money.propertyId === undefined ? money.price : sum?.price
}
