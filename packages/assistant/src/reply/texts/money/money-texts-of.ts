import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicMoney } from './arabic.ts'
import { chineseMoney } from './chinese.ts'
import { englishMoney } from './english.ts'
import { germanMoney } from './german.ts'
import { hindiMoney } from './hindi.ts'
import type { MoneyTexts } from './money-texts.ts'
import { russianMoney } from './russian.ts'

const byLanguage: Readonly<Record<LanguageCode, MoneyTexts>> = {
  en: englishMoney,
  ar: arabicMoney,
  ru: russianMoney,
  hi: hindiMoney,
  zh: chineseMoney,
  de: germanMoney,
}

export function moneyTextsOf(language: LanguageCode): MoneyTexts {
  return byLanguage[language]
}
