import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import type { AmountOfRole } from './amount-role.ts'
import { finderOf } from './find-words.ts'

const saysYearsLeft = finderOf(debtWords.yearsLeft)
/** No home loan is so short. */
export const leastTerm = 5

/** 'Car loan 1,800, two years left': the years are those of that loan, and of none that is asked about. */
export const isTermOfDebt = (
  amounts: readonly AmountOfRole[],
  text: string,
  years: number,
): boolean =>
  amounts.some(({ role }) => role === 'otherLoans') && (years < leastTerm || saysYearsLeft(text))
