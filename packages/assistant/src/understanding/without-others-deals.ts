import { boughtWords, peerWords } from '@manzil/query-language/lexicon/aim-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { NamedAmount } from './money/amounts.ts'
import { finderOf } from './money/find-words.ts'
import { clausesOf } from './story-clauses.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const namesPeer = finderOf(joined(peerWords))
const tellsBought = finderOf(joined(boughtWords))

/** 'My neighbour paid 1.4 million': what somebody else gave for a home limits no search. */
export function withoutOthersDeals(
  message: string,
  mentions: readonly Mention[],
  amounts: readonly NamedAmount[],
): Mention[] {
  const others = clausesOf(message).filter(({ text }) => namesPeer(text) && tellsBought(text))
  const paid = amounts.filter(({ place }) =>
    others.some(({ folded }) => place.start >= folded.start && place.start < folded.end),
  )
  return mentions.map((mention) =>
    paid.some((amount) => amount.mention.first === mention.first)
      ? { ...mention, stance: 'aside' }
      : mention,
  )
}
