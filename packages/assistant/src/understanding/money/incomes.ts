import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { isOfPartner, monthlyOf, type NamedAmount } from './amounts.ts'
import { finderOf } from './find-words.ts'

const namesPartner = finderOf(sumPartRow('partner'))
const saysTogether = finderOf(sumPartRow('together'))

/**
 * What each who earns brings home in a month, where there is more than one: 'I earn 28k and my wife 11k', or
 * 'and if my wife earns 11k too?' after what the first income carries.
 */
export function incomesIn(
  amounts: readonly NamedAmount[],
  text: string,
  before: MoneyDraft | undefined,
): number[] {
  if (!namesPartner(text)) return []
  const named = amounts.filter(({ role }) => role === 'income')
  if (named.length > 1) return named.map((amount) => monthlyOf(amount, text))
  const [only, ...others] = amounts.filter(({ role }) => role === undefined || role === 'income')
  if (only === undefined || others.length > 0) return []
  // 'My husband and I make 39k together' is all of it.
  if (saysTogether(text) && !isOfPartner(only, text)) return []
  if (before?.kind !== 'afford' || before.amountIs !== 'income') return []
  const first = before.incomes?.[0] ?? before.amount
  return first === undefined ? [] : [first, monthlyOf(only, text)]
}
