import { foldText } from '@manzil/query-language/language/fold'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { finderOf, says } from './find-words.ts'
import { sharesIn, yearsIn } from './shares.ts'
import { isOwnSum } from './signs.ts'

const saysRent = finderOf(statedSumWords.rents)
const ofSums = finderOf(
  (['left', 'total', 'need', 'start', 'payback', 'better'] as const).map(sumPartRow).join('|'),
)
const saysDiffers = finderOf(sumPartRow('differs'))
const saysOwnCash = finderOf(sumPartRow('ownCash'))
const fewLetters = 40

/**
 * 'And the instalment a month?' beside the terms of a loan asks for nothing but that sum, and so does what
 * names its terms: 'how much will the bank lend me over 25 years at 4 %?' behind an income.
 */
export function asksForSum(part: string, { kind, withCash, beside }: MoneyDraft): boolean {
  const text = foldText(part)
  if (withCash && saysOwnCash(text)) return true
  if (beside !== undefined && saysDiffers(text)) return true
  if (isOwnSum(kind) && !/\d/u.test(text) && asksAmount(part) && ofSums(text)) return true
  if ((kind === 'afford' || kind === 'loan') && namesTerms(text)) return true
  if (kind === 'afford' && says(text, 'afford')) return true
  if (part.length > fewLetters || /\d/u.test(text)) return false
  if (kind === 'loan')
    return says(text, 'repay') || says(text, 'repayLast') || says(text, 'instalment')
  return isOwnSum(kind) && saysRent(text)
}

/** The years and the interest of a loan. */
const namesTerms = (text: string): boolean =>
  yearsIn(text) !== undefined && sharesIn(text).length > 0
