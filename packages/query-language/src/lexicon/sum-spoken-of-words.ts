import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Means the sum that was worked out last: 'show me homes for that'. */
export const forThatWords: Readonly<Record<LanguageCode, string>> = {
  en: 'in the range you said|within what you said|in that range|for that|for that much|for that money|at that price|within that|with that budget|in that budget|that budget|upto that|up to that|up to that amount|under that|for this amount|for that amount',
  ar: 'في حدود اللي قلته|حدود اللي قلت*|بالسعر اللي قلته|اللي قلته|في الحدود دي|في حدود كده|هالميزانية|هذي الميزانية|هذه الميزانية|بهالمبلغ|بهذا المبلغ|بهالسعر|بهذا السعر|بالمبلغ هذا|ضمن هالمبلغ|بهالميزانية|بهذه الميزانية|ضمن هالميزانية|ضمن هذه الميزانية|لحد هالمبلغ|حتى هذا المبلغ',
  ru: 'в тех пределах|как вы сказали|за эти деньги|на эти деньги|за такую сумму|на эту сумму|за эту сумму|в эту сумму|за столько|в этот бюджет|в этом бюджете|в пределах этой суммы|до этой суммы|в этих пределах',
  hi: 'इतने में|उतने में|इस बजट में|इस रकम में|इतने का|itne me|itne mein|utne me|utne mein|is budget me|us budget me|us budget mein|itne tak|utne tak|उस बजट में|इतने तक|उतने तक',
  zh: '你说的价位|你说的范围|这个价|这个价位|这个预算|这个数|这个价格|這個價|這個預算|那个预算|那個預算|这笔钱|這筆錢|这个数以内',
  de: 'in dem genannten rahmen|wie sie gesagt haben|dafür|für das geld|zu dem preis|zu diesem preis|in dem rahmen|für diesen betrag|für die summe|mit dem budget|in dem budget|in diesem budget|bis zu dem betrag|bis zu diesem betrag|bis zu der summe',
}
