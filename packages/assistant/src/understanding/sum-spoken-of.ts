import { foldText } from '@manzil/query-language/language/fold'
import { forThatWords } from '@manzil/query-language/lexicon/sum-spoken-of-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState } from '../state.ts'
import { finderOf } from './money/find-words.ts'

const meansSum = finderOf(Object.values(forThatWords).join('|'))

/** Messages after which nobody means a sum by 'that' any more. */
const lasting = 4

/** '2 beds for that in JLT' after what can be afforded: up to the price that was worked out. */
export function forSumSpokenOf(
  message: string,
  mentions: readonly Mention[],
  base: DialogueState,
  { sum }: DialogueState,
): DialogueState {
  const names = mentions.some(({ criterion }) => criterion.slot === 'price')
  if (sum === undefined || sum.age >= lasting || names || mentions.length === 0) return base
  if (!meansSum(foldText(message))) return base
  const { price_min: _, ...slots } = base.slots
  return {
    ...base,
    slots: { ...slots, purpose: 'sale', price_max: sum.price },
    purposeFrom: 'words',
  }
}
