import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, says } from './find-words.ts'
import { runningIn } from './own-yields.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const saysYield = finderOf(ownSumWords.yields)
const asksPrice = finderOf(furtherSumRow('asksPrice'))
/** No home brings more a year, percent. */
const highestYield = 20
const fewLetters = 70

/** 'It is let for 76k and I want 8 %: what price?', and after a yield: 'and for 8 % net?' */
export function readTargetPrice(signs: Signs): MoneyDraft | undefined {
  const { text, shares, said, years } = signs
  const [share, ...others] = shares
  if (share === undefined || others.length > 0 || share.value > highestYield) return undefined
  if (years !== undefined || says(text, 'loan') || !asksPrice(text)) return undefined
  const { money } = said.before
  const amounts = inOrder(signs)
  const running = runningIn(signs, mostRent)
  const [rent, ...more] = amounts.filter((amount) => amount !== running).map(ofYear)
  if (rent === undefined) {
    const [pair, ...pairs] = money?.kind === 'yield' ? (money.pairs ?? []) : []
    if (money === undefined || pair === undefined || pairs.length > 0) return undefined
    if (said.text.length > fewLetters) return undefined
    const { pairs: _, ...costs } = money
    return { ...costs, rent: pair.rent, target: share.value }
  }
  if (more.length > 0 || rent < leastRent || rent > mostRent) return undefined
  if (!saysYield(text) && !signs.asks) return undefined
  return {
    kind: 'yield',
    rent,
    target: share.value,
    ...(running !== undefined && { running: ofYear(running) }),
  }
}
