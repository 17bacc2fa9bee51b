import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Begins what is asked of the answer before: 'and if', 'what if'. A star stands for any ending. */
export const conditionWords: Words = {
  en: 'if|what if|even if|unless|when|what about|how about',
  ar: 'لو|اذا|حتى لو|طيب لو|ماذا لو|ماذا عن',
  ru: 'если|даже если|что если|а если|когда',
  hi: 'अगर|यदि|मान लो|agar|yadi|maan lo',
  zh: '如果|要是|万一|假如|那么如果',
  de: 'wenn|falls|auch wenn|selbst wenn|was wenn|und wenn',
}

/** Means what the answer before was about. */
export const thatWords: Words = {
  en: 'it|that|this|them|they|then|same|there|too',
  ar: 'هذا|هذه|هاي|هذي|ذلك|نفس الشي|فيه|عليه|منه|فيها|عليها|منها|بعد',
  ru: 'это|этого|этому|этом|ее|его|их|она|он|там|тоже|так же|тогда',
  hi: 'ये|यह|इस|इसका|इसकी|इसके|इसमें|इससे|उस|उसका|उसकी|उसके|उसमें|उससे|वो|वही|यही|ऐसा|तब|भी|तो क्या|हो तो|ho to|to kya|ye|yeh|is|isme|ismein|iska|iski|iske|isse|us|uska|uski|uske|usme|wo|wahi|yahi|aisa|tab|bhi',
  zh: '这个|這個|那个|那個|它|也|一样|一樣|这样|同样',
  de: 'das|es|dies*|die|der|den|davon|dafür|dabei|dazu|damit|auch|dann|dort',
}
