import { foldText } from '@manzil/query-language/language/fold'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import { finderOf } from './find-words.ts'

const saysDiscount = finderOf(statedSumWords.discount)
const saysCheque = finderOf(
  'one cheque|1 cheque|single cheque|one check|single check|one payment|one go|einem scheck|einen scheck|1 scheck|einmal|одним чеком|один чек|1 чек|одним платежом|сразу за год|за год сразу|بشيك واحد|شيك واحد|مرة وحدة|مره وحده|دفعة واحدة|एक चेक|एक ही चेक|एक साथ|ek cheque|ek check|ek saath|一张支票|一次付清|一次性|一次付|全年一次',
)

/** Whether the rent comes down for one cheque: a matter of agreement, whichever home is shown. */
export function asksChequeDiscount(said: string): boolean {
  const text = foldText(said)
  return saysDiscount(text) && saysCheque(text)
}
