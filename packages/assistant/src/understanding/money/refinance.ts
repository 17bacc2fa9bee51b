import { refinanceWords, risingRateWords } from '@manzil/query-language/lexicon/refinance-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import { numbersAsRates, sharesIn, yearsIn } from './shares.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice } from './yearly.ts'

const saysRefinance = finderOf(refinanceWords)
/** An interest rate a year is neither lower nor higher, percent: less is a fee of the bank. */
const lowestRate = 1.5
const highestRate = 12
const rises = finderOf(risingRateWords)

/** 'The bank offers to refinance from 5.1 to 3.9, 520k over 18 years: is it worth it?': the lower interest is the new one. */
export function readRefinance(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  if (!saysRefinance(text) || rises(text)) return undefined
  const named = sharesIn(text).flatMap(({ value, of }) =>
    of !== 'down' && of !== 'lent' && value >= lowestRate && value <= highestRate ? [value] : [],
  )
  const rates = named.length > 1 ? named : numbersAsRates(text, highestRate)
  const [one, other, ...more] = rates
  const told = said.before.own?.owed ?? said.before.money?.owed ?? said.before.money?.borrowed
  const owed = inOrder(signs).find(({ aed, perYear }) => aed >= leastPrice && !perYear)?.aed ?? told
  const years = yearsIn(text)
  if (one === undefined || other === undefined || more.length > 0) return undefined
  if (owed === undefined || years === undefined || one === other) return undefined
  return {
    kind: 'refinance',
    borrowed: owed,
    years,
    rate: Math.min(one, other),
    beside: { rate: Math.max(one, other), years },
  }
}
