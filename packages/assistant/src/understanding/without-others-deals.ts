import type { Mention } from '@manzil/query-language/reading/mentions'
import type { NamedAmount } from './money/amounts.ts'
import { clausesOf } from './story-clauses.ts'
import { tellsDealOfOther } from './tells-deal-of-other.ts'

/** 'My neighbour paid 1.4 million': what somebody else gave for a home limits no search. */
export function withoutOthersDeals(
  message: string,
  mentions: readonly Mention[],
  amounts: readonly NamedAmount[],
): Mention[] {
  const others = clausesOf(message).filter(({ text }) => tellsDealOfOther(text))
  const paid = amounts.filter(({ place }) =>
    others.some(({ folded }) => place.start >= folded.start && place.start < folded.end),
  )
  return mentions.map((mention) =>
    paid.some((amount) => amount.mention.first === mention.first)
      ? { ...mention, stance: 'aside' }
      : mention,
  )
}
