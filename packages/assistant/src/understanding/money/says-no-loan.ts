import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { finderOf } from './find-words.ts'

/** Nothing is borrowed. */
export const saysNoLoanAt = finderOf(ownSumWords.noLoan)
