import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Somebody tells of a loss or of need. A star stands for any ending, three dots for a few words between. */
export const distressWords: Words = {
  en: 'lost my job|lost his job|lost her job|got fired|got laid off|been made redundant|passed away|my husband died|my wife died|has died|just died|getting divorced|i am desperate|im desperate|nowhere to go|evicted|being kicked out|dont know what to do|cant afford … anymore|cannot pay the rent|cant pay the rent|have to be out|need to be out|must be out|got to be out|gotta be out|being thrown out|homeless|nowhere to live|nowhere to stay|losing our home|losing my home|we have … weeks to leave|we have … days to leave|i have … weeks to leave|i have … days to leave|only have … weeks to|only have … days to|cant afford anything|cannot afford anything|lost our jobs|got made redundant|cut my salary|salary was cut|laid me off|fired me|let me go from work|i am behind with|im behind with|i am behind on|im behind on|we are behind on|we are behind with',
  ar: 'فقدت عملي|فقدت وظيفتي|خسرت شغلي|خسرت وظيفتي|فنشوني|طردوني|انطردت|توفى زوجي|توفي زوجي|زوجي توفى|زوجي مات|توفت زوجتي|ما اعرف شو اسوي|مش عارفة اعمل ايه|مش عارف اعمل ايه|ما اقدر ادفع الايجار|طلاق|لازم نطلع بعد|لازم نطلع من|لازم نطلع خلال|لازم اطلع من البيت|لازم نخلي|لازم اخلي|يطردونا|بيطردونا|راح يطردونا|ما لقينا مكان|ما عندنا مكان|ما نقدر على شي|راتبي نزل|فصلوني|خسرت وظيفتي|انفصلت من شغلي',
  ru: 'потерял работу|потеряла работу|уволили|сократили меня|муж умер|умер муж|жена умерла|умерла жена|не стало мужа|не стало жены|развод|выселяют|некуда идти|не знаю что делать|не могу платить|нечем платить|нужно съехать|надо съехать|должны съехать|должна съехать|должен съехать|придется съехать|нас выгоняют|меня выгоняют|выставляют на улицу|остаться на улице|негде жить|нам негде|мне негде|лишились работы|лишился работы|лишилась работы|урезали зарплату|нам не по карману',
  hi: 'नौकरी चली गई|नौकरी छूट गई|नौकरी चली गयी|पति नहीं रहे|पत्नी नहीं रही|पति गुज़र|पति का देहांत|गुज़र गए|तलाक|तलाक़|समझ नहीं आता क्या करूँ|समझ नहीं आ रहा|कहाँ जाऊँ|naukri chali gayi|naukri chali gai|naukri chhut|pati nahi rahe|samajh nahi aa raha|samajh nahi aata|घर खाली करना है|घर ख़ाली करना है|मकान खाली करना|घर छोड़ना है|घर छोड़ना पड़|हमें निकाल रहे|मुझे निकाल रहे|बेघर|रहने की जगह नहीं|नौकरी नहीं रही|नौकरी से निकाल|तनख्वाह कट|सैलरी कट|ghar khali karna|ghar chhodna|nikal rahe hain hume|naukri nahi rahi|naukri se nikal|beghar',
  zh: '失业|被裁|丢了工作|被辞退|丈夫去世|老公去世|妻子去世|老婆去世|去世了|离婚|走投无路|不知道怎么办|付不起房租|交不起房租|被赶出|要搬走|必须搬走|必須搬走|得搬走|要搬出去|必须搬出|没地方住|無處可去|没处去|流落街头|无家可归|丢了饭碗|没了工作|没工作了|被炒|裁员|減薪|降薪|我欠房租|我们欠房租|我欠了|我们欠了',
  de: 'job verloren|arbeit verloren|stelle verloren|gekündigt worden|wurde gekündigt|mann ist gestorben|frau ist gestorben|mein mann starb|meine frau starb|gestorben|scheidung|weiß nicht weiter|weiß nicht mehr weiter|weiß nicht was ich tun|kann die miete nicht|miete nicht mehr zahlen|wir müssen … raus|müssen wir … raus|ich muss … raus|muss ich … raus|wir müssen … ausziehen|ich muss … ausziehen|obdachlos|keine bleibe|wohnung verlieren|arbeitslos|rausgeworfen|rausgeschmissen|können uns nichts leisten|kann mir nichts leisten|bin … im rückstand|sind … im rückstand',
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
