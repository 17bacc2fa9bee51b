import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Somebody tells of a loss or of need. A star stands for any ending, three dots for a few words between. */
export const distressWords: Words = {
  en: 'lost my job|lost his job|lost her job|got fired|got laid off|been made redundant|passed away|my husband died|my wife died|has died|just died|getting divorced|i am desperate|im desperate|nowhere to go|evicted|being kicked out|dont know what to do|cant afford … anymore|cannot pay the rent|cant pay the rent',
  ar: 'فقدت عملي|فقدت وظيفتي|خسرت شغلي|خسرت وظيفتي|فنشوني|طردوني|انطردت|توفى زوجي|توفي زوجي|زوجي توفى|زوجي مات|توفت زوجتي|ما اعرف شو اسوي|مش عارفة اعمل ايه|مش عارف اعمل ايه|ما اقدر ادفع الايجار|طلاق',
  ru: 'потерял работу|потеряла работу|уволили|сократили меня|муж умер|умер муж|жена умерла|умерла жена|не стало мужа|не стало жены|развод|выселяют|некуда идти|не знаю что делать|не могу платить|нечем платить',
  hi: 'नौकरी चली गई|नौकरी छूट गई|नौकरी चली गयी|पति नहीं रहे|पत्नी नहीं रही|पति गुज़र|पति का देहांत|गुज़र गए|तलाक|तलाक़|समझ नहीं आता क्या करूँ|समझ नहीं आ रहा|कहाँ जाऊँ|naukri chali gayi|naukri chali gai|naukri chhut|pati nahi rahe|samajh nahi aa raha|samajh nahi aata',
  zh: '失业|被裁|丢了工作|被辞退|丈夫去世|老公去世|妻子去世|老婆去世|去世了|离婚|走投无路|不知道怎么办|付不起房租|交不起房租|被赶出',
  de: 'job verloren|arbeit verloren|stelle verloren|gekündigt worden|wurde gekündigt|mann ist gestorben|frau ist gestorben|mein mann starb|meine frau starb|gestorben|scheidung|weiß nicht weiter|weiß nicht mehr weiter|weiß nicht was ich tun|kann die miete nicht|miete nicht mehr zahlen',
}

/** Means the opposite of what it says. */
export const sarcasmWords: Words = {
  en: 'what a bargain|what a steal|sell a kidney|sell my kidney|selling a kidney|yeah right|dream on|in your dreams|good joke|very funny|ha ha ha',
  ar: 'ابيع كليتي|كليتي|نكتة حلوة|ضحكتني|يا سلام على السعر',
  ru: 'почку|ага конечно|ага, конечно|очень смешно|смешно|ага щас|мечтать не вредно',
  hi: 'किडनी|मज़ाक कर रहे|मजाक कर रहे|kidney bech|mazaak kar|mazak kar',
  zh: '卖肾|开玩笑吧|呵呵|笑死|抢钱',
  de: 'nehm ich gleich zwei|nehme ich gleich zwei|sehr witzig|guter witz|niere verkaufen|schöner scherz',
}
