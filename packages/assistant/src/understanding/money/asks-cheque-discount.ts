import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
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

/** The question whose text tells of it, as that text is asked for. */
export const chequeQuestion: Readonly<Record<LanguageCode, string>> = {
  en: 'How is the rent paid: by cheque, by transfer or every month?',
  ar: 'كيف يُدفع الإيجار: بالشيكات أم بالتحويل أم شهريًا؟',
  ru: 'Как платят за аренду: чеками, переводом или помесячно?',
  hi: 'किराया कैसे दिया जाता है: चेक, ट्रांसफ़र या हर महीने?',
  zh: '房租怎么付：支票、转账还是按月付？',
  de: 'Wie wird die Miete bezahlt: mit Scheck, per Überweisung oder monatlich?',
}
