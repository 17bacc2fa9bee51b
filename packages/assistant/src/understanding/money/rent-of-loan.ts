import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { coversWords } from '@manzil/query-language/lexicon/yield-asked-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const saysCovers = finderOf(Object.values(coversWords).join('|'))
const saysRent = finderOf(`${statedSumWords.rents}|${statedSumWords.lets}`)

/** 'If I let it at 95k, does that cover it?' after a loan: what the rent leaves beside its instalments. */
export function readRentOfLoan(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes } = signs
  const { money } = said.before
  if (money?.kind !== 'loan' || describes || !saysCovers(text) || !saysRent(text)) return undefined
  const [amount, ...others] = inOrder(signs)
  if (amount === undefined || others.length > 0) return undefined
  const rent = ofYear(amount)
  return rent >= leastRent && rent <= mostRent ? { ...money, rent } : undefined
}
