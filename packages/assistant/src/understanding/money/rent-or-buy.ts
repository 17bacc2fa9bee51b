import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice, leastRent, leastYears, mostRent, ofYear } from './yearly.ts'

const weighs = finderOf(furtherSumRow('weighs'))
const saysRenting = finderOf(furtherSumRow('renting'))
const saysBuying = finderOf(furtherSumRow('buying'))
/** An interest rate a year is not higher, percent. */
const mostRate = 12
/** Over fewer years one weighs, and no loan is so short. */
const leastTerm = 15
const fewLetters = 60

/** 'Rent at 85k or buy for 1.3m with 20 % down at 4.5 % over 25 years?' */
export function readRentOrBuy(signs: Signs): MoneyDraft | undefined {
  const { text, said, years } = signs
  const before = said.before.money?.kind === 'rentOrBuy' ? said.before.money : undefined
  if (before !== undefined && said.text.length <= fewLetters && said.amounts.length === 0) {
    const changed = termsIn(signs)
    const term = years !== undefined && years >= leastTerm ? { years } : {}
    if (Object.keys({ ...changed, ...term }).length > 0) return { ...before, ...changed, ...term }
    return years === undefined ? undefined : { ...before, over: years }
  }
  if (!weighs(text) || !saysRenting(text) || !saysBuying(text)) return undefined
  const [rent, price, ...others] = inOrder(signs)
    .map(ofYear)
    .sort((one, other) => one - other)
  if (rent === undefined || price === undefined || others.length > 0) return undefined
  if (rent < leastRent || rent > mostRent || price < Math.max(leastPrice, rent * leastYears))
    return undefined
  const term = years === undefined ? {} : years < leastTerm ? { over: years } : { years }
  return { kind: 'rentOrBuy', rent, price, ...termsIn(signs), ...term }
}

function termsIn({ shares }: Signs): Pick<MoneyDraft, 'downShare' | 'rate'> {
  const rate = shares.find(({ of, value }) => of === 'rate' || (of !== 'down' && value <= mostRate))
  const down = shares.find((share) => share !== rate)
  return {
    ...(down !== undefined && { downShare: down.value }),
    ...(rate !== undefined && { rate: rate.value }),
  }
}
