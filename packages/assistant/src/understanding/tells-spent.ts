import { foldText } from '@manzil/query-language/language/fold'
import { billWords, boughtWords } from '@manzil/query-language/lexicon/spent-words'
import { seekingWords } from '@manzil/query-language/lexicon/tenancy-told-words'
import { finderOf } from './money/find-words.ts'
import { clausesOf } from './story-clauses.ts'
import { tellsDealOfOther } from './tells-deal-of-other.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const seeks = finderOf(joined(seekingWords))
const isBill = finderOf(joined(billWords))
const isBought = finderOf(joined(boughtWords))

/** 'The repair came to 2,300': money that is gone and no budget. */
export function tellsBill(message: string): boolean {
  const text = foldText(message)
  return isBill(text) && !seeks(text)
}

/** 'Bought it for 690 in 2020': the price of a home that one has. */
export function tellsPurchase(message: string): boolean {
  const text = foldText(message)
  // What a friend bought is told beside what one wants oneself.
  const own = clausesOf(message).filter((clause) => !tellsDealOfOther(clause.text))
  return own.some((clause) => isBought(clause.text)) && !seeks(text)
}
