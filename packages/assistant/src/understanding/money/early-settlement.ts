import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, says } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice } from './yearly.ts'

const saysEarly = finderOf(furtherSumRow('early'))
const saysExtra = finderOf(furtherSumRow('extra'))
const fewLetters = 60

/** 'I owe 900k and want to settle early: what does it cost?' */
export function readSettlement(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const before = said.before.money?.kind === 'settlement' ? said.before.money : undefined
  const [owed, ...others] = inOrder(signs)
  if (owed === undefined || others.length > 0 || owed.aed < leastPrice) return undefined
  const isNext = before !== undefined && said.text.length <= fewLetters && !signs.describes
  if (!isNext && !saysEarly(text)) return undefined
  return { kind: 'settlement', owed: owed.aed }
}

/** 'A loan of 1 million at 4 % over 25 years, and I pay 2,000 more a month: how much sooner?' */
export function readSooner(signs: Signs): MoneyDraft | undefined {
  const { text, said, years, shares } = signs
  if (!saysExtra(text) && !saysEarly(text)) return undefined
  const before = said.before.money?.kind === 'loan' ? said.before.money : undefined
  const [one, other, ...others] = inOrder(signs)
    .map(({ aed }) => aed)
    .sort((left, right) => left - right)
  if (one === undefined || others.length > 0) return undefined
  if (other === undefined) {
    const isLoan = before?.borrowed !== undefined || before?.price !== undefined
    return isLoan && saysExtra(text) && one < leastPrice ? { ...before, extra: one } : undefined
  }
  const rate = shares.find(({ value }) => value <= mostRate)?.value
  if (other < leastPrice || one >= leastPrice || rate === undefined || years === undefined)
    return undefined
  if (!says(text, 'loan') && !saysEarly(text)) return undefined
  return { kind: 'loan', borrowed: other, rate, years, extra: one }
}
/** An interest rate a year is not higher, percent. */
const mostRate = 12
