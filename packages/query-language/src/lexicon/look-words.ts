import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Tells somebody to look for homes in a place, as 'have a look in Mirdif too'. A star stands for any ending. */
export const lookWords: Readonly<Record<LanguageCode, string>> = {
  en: 'look in|look at|have a look|take a look|check|search|try',
  ar: 'شوف|شوفي|شوفوا|شوفلي|دور|دوري|دورلي|ابحث|ابحثي|وريني',
  ru: 'посмотри*|глян*|поищи*|проверь*',
  hi: 'देख लो|देख लीजिए|देखो|देखिए|ढूँढ*|ढूंढ*|dekh lo|dekh lena|dekh lijiye|dekho|dekhiye|dhund*',
  zh: '看看|看一下|找找|找一下|查一下|搜一下',
  de: 'schau*|guck*|such*|sieh nach',
}
