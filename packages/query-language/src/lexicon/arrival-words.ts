import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Somebody comes from abroad: the hour beside these is that of a flight. A star stands for any ending. */
export const arrivalWords: Readonly<Record<LanguageCode, string>> = {
  en: 'we land|i land|they land|landing|our flight|my flight|flight lands|fly in|flying in',
  ar: 'وصولنا|وصولي|طيارتي|طيارتنا|رحلتي|رحلتنا',
  ru: 'прилет*|приземл*|рейс*',
  hi: 'फ्लाइट|फ़्लाइट|लैंड*|flight|land kar*',
  zh: '落地|抵达|航班|飞到|飞抵|抵達|航班',
  de: 'landen|lande|ankunft|flug|unser flieger|mein flieger',
}
