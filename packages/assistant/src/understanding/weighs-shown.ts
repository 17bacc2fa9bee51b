import { foldText } from '@manzil/query-language/language/fold'
import { betterWords, priceGapWords, reasonWords } from '@manzil/query-language/lexicon/weigh-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const better = finderOf(joined(betterWords))
const reason = finderOf(joined(reasonWords))
const priceGap = finderOf(joined(priceGapWords))

/** `better`: which of them is to be preferred; `reason`: why one of them costs less or more. */
export type Weighing = 'better' | 'reason'

/** How a message weighs homes against one another. */
export function weighingIn(message: string): Weighing | undefined {
  const text = foldText(message)
  if (better(text)) return 'better'
  return reason(text) && priceGap(text) ? 'reason' : undefined
}
