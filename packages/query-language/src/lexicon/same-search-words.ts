import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** The search before, of which something else is changed: 'the same but for rent'. A star stands for any ending. */
export const sameSearchWords: Readonly<Record<LanguageCode, string>> = {
  en: 'the same|same thing|same again|same search|same but|same ones',
  ar: 'نفس الشي|نفس الشيء|نفسها|نفسه|نفس المواصفات|نفس الشروط|نفس البحث|نفس الطلب|ذات المواصفات',
  ru: 'то же самое|тоже самое|то же|такое же|такие же|такую же|те же условия|те же параметры',
  hi: 'यही|वही|ऐसा ही|वैसा ही|ऐसे ही|वैसे ही|same|yahi|wahi|aisa hi|waisa hi|aise hi|waise hi',
  zh: '一样的|同样|相同|一样条件|一样|一樣|同樣',
  de: 'dasselbe|das gleiche|das selbe|gleiche suche|genauso|ebenso',
}
