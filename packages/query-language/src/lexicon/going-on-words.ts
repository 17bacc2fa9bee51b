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

/** A question of nothing but these is asked of what was read last: 'and what does that cost?'. A star stands for any ending. */
export const bareAskingWords: Words = {
  en: 'and|so|then|but|ok|okay|how|much|many|long|does|do|did|is|are|it|its|that|this|they|cost|costs|price|fee|who|whose|pay|pays|for|has|have|must|should|when|where|take|takes|can|what|which|need|needs|i|we|you|the|a|an|to|be|will|would|why|from|get|register|apply|usually',
  ar: 'قديش|اديش|كم|كام|بكم|بكام|شكثر|اشكثر|شقد|قد ايه|يكلف*|بيكلف*|تكلف*|بتكلف*|هيكلف*|كلف*|سعر*|تمن*|ثمن*|رسوم|رسومه|رسومها|مين|منو|من|يدفع*|بيدفع*|تدفع*|بدفع*|ادفع*|لازم|متى|امتى|ايمتى|وين|فين|اين|كيف|شلون|ازاي|يوم|وقت|ياخذ|بياخذ|بياخد|ياخد|يستغرق|تستغرق|شو|وش|ايش|شنو|ايه|ما|هي|هو|احتاج*|محتاج*|هذا|هاد|ده|دي|انا|مالك|مستاجر|ولا|ليش|ليه|اسوي*|اعمل*|اسجل*|يسجل*|اطلع*|طيب|طب|بعدين',
  ru: 'а|и|но|тогда|сколько|это|этот|стоит|стоят|будет|кто|платит|должен|должна|когда|где|как|долго|делать|сделать|оформить|нужно|надо|почему|мне|нам|за|него|нее|его|ее|с|меня|обычно',
  hi: 'और|तो|इसका|इसकी|इसके|इसमें|कितना|कितने|कितनी|खर्च|ख़र्च|पैसा|पैसे|लगता|लगते|लगेगा|लगेंगे|है|हैं|कौन|देता|देगा|भरता|कब|कहाँ|कैसे|क्या|क्यों|करना|होगा|होता|समय|चाहिए|मुझे|aur|to|iska|isme|kitna|kitne|kharcha|kharch|paisa|lagta|lagega|hai|kaun|dega|kab|kaha|kaise|kya|karna|hoga|samay|chahiye',
  zh: '那么|那|要|需要|多少|钱|錢|费用|費用|谁|誰|付|出|什么时候|什麼時候|多久|在哪里|在哪|哪里|怎么|怎麼|办理|办|辦|什么|什麼|呢|吗|嗎|的|它|这个|這個|这|去|为什么|得|可以|我|这笔|由',
  de: 'und|was|wie|viel|wieviel|kostet|kosten|das|es|die|der|den|denn|dann|aber|wer|zahlt|bezahlt|muss|wann|wo|lange|dauert|mache|macht|man|ich|wir|welche|brauche|brauch|braucht|dafür|dazu|davon|geht|warum|bis|ab|kann|bekomme|so|normalerweise',
}
