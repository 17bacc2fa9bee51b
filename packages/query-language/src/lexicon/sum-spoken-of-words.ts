import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Means the sum that was worked out last: 'show me homes for that'. */
export const forThatWords: Readonly<Record<LanguageCode, string>> = {
  en: 'for that|for that much|for that money|at that price|within that|with that budget|in that budget|for this amount',
  ar: 'بهالمبلغ|بهذا المبلغ|بهالسعر|بهذا السعر|بالمبلغ هذا|ضمن هالمبلغ|بهالميزانية',
  ru: 'за эти деньги|на эти деньги|за такую сумму|на эту сумму|за эту сумму|в эту сумму|за столько|в этот бюджет',
  hi: 'इतने में|उतने में|इस बजट में|इस रकम में|इतने का|itne me|itne mein|utne me|utne mein|is budget me',
  zh: '这个价|这个价位|这个预算|这个数|这个价格|這個價|這個預算',
  de: 'dafür|für das geld|zu dem preis|zu diesem preis|in dem rahmen|für diesen betrag|für die summe|mit dem budget',
}
