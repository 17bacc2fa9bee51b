import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Pairs of signs across the border of two words are held by no passage. */
const ofChinese = 0.6

/** What a fit or a score in a language comes to, where 1 is that of the others. */
export const scoreScale = (language: LanguageCode): number => (language === 'zh' ? ofChinese : 1)
