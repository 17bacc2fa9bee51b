import { paidNowWords } from '@manzil/query-language/lexicon/tenancy-told-words'
import { isMuchWords, rentNowWords } from '@manzil/query-language/lexicon/yield-asked-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { judgesPrice } from '../judges-price.ts'
import { finderOf } from './find-words.ts'
import { weighsRentNow } from './rent-or-buy.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')
const pays = finderOf(`${joined(paidNowWords)}|${joined(rentNowWords)}`)
const isMuch = finderOf(joined(isMuchWords))

/** 'I pay 110k for a 1 bed in the Marina, is that too much?': a rent that is paid now limits no search. */
export function readRentNow(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const { flags, ordinals, before, pieces } = said
  if (ordinals.length > 0 || before.own !== undefined) return undefined
  // 'Show me something cheaper' looks for it; a bare word of asking does not.
  const ranks = said.mentions.some(({ criterion: { slot } }) => slot === 'sort_by')
  if (flags.cues.has('search') && (ranks || !signs.asks)) return undefined
  if (signs.isIncome || !pays(text) || weighsRentNow(signs)) return undefined
  if (!judgesPrice(pieces) && !flags.cues.has('fair') && !isMuch(text)) return undefined
  const isSale = said.mentions.some(
    ({ criterion }) => criterion.slot === 'purpose' && criterion.purpose === 'sale',
  )
  const [amount, ...others] = inOrder(signs)
  if (isSale || amount === undefined || others.length > 0) return undefined
  const rent = ofYear(amount)
  if (rent < leastRent || rent > mostRent || amount.limit !== undefined) return undefined
  return { kind: 'rentNow', rent }
}
