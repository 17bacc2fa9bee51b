import { fold } from '@manzil/query-language/language/fold'
import type { NamedAmount } from './amounts.ts'
import { placesOf, says, type WordPlace } from './find-words.ts'
import { elsewhere, type MoneySaid, type Signs } from './signs.ts'

/**
 * A search that mentions a loan or fees stays a search: what it describes stands first, has a limit
 * of price, or nothing is asked.
 */
export function isMeant(signs: Signs, words: readonly ('costs' | 'loan' | 'repay')[]): boolean {
  const { said, text, whole, describes, asks, propertyId } = signs
  if (propertyId !== undefined && whole === undefined) return true
  // 'Kredit über 3 Millionen': the sum is that of the loan.
  const isOfLoan = whole !== undefined && placesOf(text, 'repay').some((it) => meets(it, whole))
  const isUpTo = whole?.limit === 'max' || (describes && whole?.limit === 'min')
  const isLimited = !isOfLoan && (isUpTo || says(text, 'budget'))
  if (!describes) return asks || !isLimited
  if (isLimited) return false
  if (says(text, 'repayLast')) return true
  if (words.some((word) => leads(word, said, text))) return true
  const asksSum = says(text, 'repay') || says(text, 'costs')
  return asks && asksSum && !said.flags.cues.has('search')
}

const meets = (word: WordPlace, { place }: NamedAmount): boolean =>
  word.start <= place.start && word.end + 1 >= place.start

/** Whether a word stands before everything that the message says about a property. */
function leads(word: 'costs' | 'loan' | 'repay', said: MoneySaid, text: string): boolean {
  const [place] = placesOf(text, word)
  if (place === undefined) return false
  const { origins } = fold(said.text)
  const start = origins[place.start] ?? 0
  return said.mentions.every(({ criterion, first }) => {
    const token = said.tokens[said.pieces[first]?.first ?? 0]
    return !elsewhere.includes(criterion.slot) || (token?.start ?? 0) > start
  })
}
