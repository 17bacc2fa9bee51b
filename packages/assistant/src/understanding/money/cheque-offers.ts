import { foldText } from '@manzil/query-language/language/fold'
import { chequeNumbers, chequeWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, monthsPerYear, mostRent, ofYear } from './yearly.ts'

const spelled = new Map(
  Object.entries(chequeNumbers).map(([word, count]) => [foldText(word), count]),
)
const counts = new RegExp(
  `(?<![\\d.,])(\\d{1,2}|(?<!\\p{L})(?:${[...spelled.keys()].join('|')}))\\s*张?(?:${foldText(chequeWords)})`,
  'gu',
)

/** '110k in 4 cheques or 104k in 1', '85k: what is each of 12 cheques and of 4?' */
export function readChequeOffers(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes } = signs
  if (describes) return undefined
  const cheques = [...text.matchAll(counts)]
    .map(({ index, 1: number = '' }) => ({
      start: index,
      count: spelled.get(number) ?? Number(number),
    }))
    .filter(({ count }) => count >= 1 && count <= monthsPerYear)
  const rents = inOrder(signs)
    .map((amount) => ({ rent: ofYear(amount), start: amount.place.start }))
    .filter(({ rent }) => rent >= leastRent && rent <= mostRent)
  const [only] = rents
  if (cheques.length !== 2 || only === undefined || rents.length > 2) return undefined
  if (rents.length !== said.amounts.length) return undefined
  const offers = cheques.map(({ count }, at) => ({
    rent: (rents[at] ?? only).rent,
    cheques: count,
  }))
  return { kind: 'offers', offers }
}
