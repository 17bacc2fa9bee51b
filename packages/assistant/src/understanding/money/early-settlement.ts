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
  const ofLoan = settlesLast(signs)
  if (ofLoan !== undefined) return ofLoan
  const [owed, ...others] = inOrder(signs)
  // 'And if I pay the loan off early?' of what the bank still gets of one's own home.
  const told = said.before.own?.owed ?? owedBefore(said.before.money)
  if (owed === undefined && told !== undefined && saysEarly(text) && !signs.describes)
    return { kind: 'settlement', owed: told }
  if (owed === undefined || others.length > 0 || owed.aed < leastPrice) return undefined
  const isNext = before !== undefined && said.text.length <= fewLetters && !signs.describes
  if (!isNext && !saysEarly(text)) return undefined
  return { kind: 'settlement', owed: owed.aed }
}

const owedBefore = (money: MoneyDraft | undefined): number | undefined =>
  money?.kind === 'proceeds' ? money.owed : undefined

/** 'And if I settle it after 5 years, what is the fee?' of the loan that was spoken of. */
function settlesLast({ text, said, years, describes }: Signs): MoneyDraft | undefined {
  const { money } = said.before
  if (money?.kind !== 'loan' || years === undefined || describes) return undefined
  if (said.amounts.length > 0 || !saysEarly(text)) return undefined
  return { ...money, kind: 'settlement', after: years }
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
