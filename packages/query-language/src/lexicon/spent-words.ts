import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** What something cost, or somebody asks for work: a bill and no budget. A star stands for any ending, three dots for a few words. */
export const billWords: Words = {
  en: 'cost me|cost us|it cost|that cost|was quoted|quoted me|quoted us|i paid|we paid|they charged|charged me|charged us|bill was|bill is|bill of|came to|invoice|it was|technician wants|plumber wants|wants … for the repair|repair cost',
  ar: 'طلع|طلعت|كلفني|كلفنا|كلفت|كلف|دفعت|صرفت|فاتورة|الفاتورة|حسبوا علي',
  ru: 'вышел|вышла|вышло|обошелся|обошлась|обошлось|обошелся в|стоил|стоило|стоила|заплатил*|потратил*|насчитал*|счет на|чек на',
  hi: 'लगा|लगे|खर्च हुआ|खर्चा आया|बिल आया|बिल बना|laga|lage|lag gaye|kharcha hua|kharcha aaya|bill aaya|bill bana',
  zh: '花了|付了|修了|收了|账单|帳單|要价|报价',
  de: 'waren|war|gekostet|kostete|kosteten|gezahlt|bezahlt|rechnung|verlangt|in rechnung|techniker will|handwerker will',
}

/** What one's own home was bought for. */
export const boughtWords: Words = {
  en: 'i bought|we bought|bought it|bought mine|bought ours|bought at|bought for|purchased it|purchased at',
  ar: 'شريتها|شريته|اشتريتها|اشتريته|شاريها|شاريه|اخذتها ب|خذيتها ب|شرينا|اشتريناها',
  ru: 'купил за|купила за|купили за|брал за|брала за|брали за|покупал|покупала|покупали|купил ее|купила ее|купил её|купила её|приобрел*|куплена за',
  hi: 'खरीदा था|खरीदी थी|ख़रीदा था|लिया था|ली थी|kharida tha|khareeda tha|kharidi thi|liya tha|li thi',
  zh: '年买的|年買的|万买的|萬買的|入手|买入价|当时买|當時買|买进来|买下来的',
  de: 'gekauft für|gekauft um|habe … gekauft|haben … gekauft|kaufpreis war|damals gekauft|gekauft hatte|für … gekauft',
}
