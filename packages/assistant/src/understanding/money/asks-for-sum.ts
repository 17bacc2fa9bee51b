import { foldText } from '@manzil/query-language/language/fold'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, says } from './find-words.ts'
import { isOwnSum } from './signs.ts'

const saysRent = finderOf(statedSumWords.rents)
const fewLetters = 40

/** 'And the instalment a month?' beside the terms of a loan asks for nothing but that sum. */
export function asksForSum(part: string, { kind }: MoneyDraft): boolean {
  const text = foldText(part)
  if (part.length > fewLetters || /\d/u.test(text)) return false
  if (kind === 'loan')
    return says(text, 'repay') || says(text, 'repayLast') || says(text, 'instalment')
  return isOwnSum(kind) && saysRent(text)
}
