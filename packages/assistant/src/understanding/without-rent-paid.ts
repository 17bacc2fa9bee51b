import { foldText } from '@manzil/query-language/language/fold'
import { rentPaidWords } from '@manzil/query-language/lexicon/story-clause-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import { finderOf } from './money/find-words.ts'

const paysRent = finderOf(Object.values(rentPaidWords).join('|'))

/** 'We cannot pay rent and instalments at once' looks for nothing to rent where something to buy is looked for. */
export function withoutRentPaid(
  message: string,
  mentions: readonly Mention[],
  before: SearchSlots,
): Mention[] {
  if (before.purpose !== 'sale' || !paysRent(foldText(message))) return [...mentions]
  return mentions.filter(
    ({ criterion }) => !(criterion.slot === 'purpose' && criterion.purpose === 'rent'),
  )
}
