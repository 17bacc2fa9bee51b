import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastPrice } from './yearly.ts'

const asksCheaper = finderOf(furtherSumRow('cheaper'))
const saysBySqft = finderOf(furtherSumRow('bySqft'))

/** '1.2m for 950 sqft or 1.05m for 780: which is cheaper by the foot?' */
export function readComparedBySize(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks } = signs
  const prices = inOrder(signs).map(({ aed }) => aed)
  const sizes = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'size' ? [Math.round(criterion.quantity.low)] : [],
  )
  if (prices.length < 1 || prices.length !== sizes.length) return undefined
  if (prices.some((price) => price < leastPrice)) return undefined
  if (said.mentions.some(({ criterion: { slot } }) => slot === 'location')) return undefined
  if (prices.length === 1 ? !saysBySqft(text) || !asks : !asksCheaper(text) && !saysBySqft(text))
    return undefined
  return {
    kind: 'bySize',
    sized: prices.map((price, at) => ({ price, size: sizes[at] ?? 0 })),
  }
}
