import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Asks which of several is to be preferred. A star stands for any ending, three dots for a few words between. */
export const betterWords: Words = {
  en: 'which is better|which is best|which is the best|which is the better|which one is better|which one is best|which one is the best|which one is the better|which ones better|which of them is better|which of these is better|which of those is better|which of the two|which one would you|which would you|which one should i|which one should we|which should i take|which should we take|which do you recommend|which one do you recommend|which one suits|which suits',
  ar: 'ايهم افضل|ايها افضل|ايهما افضل|ايهم احسن|ايها احسن|ايهما احسن|اي واحد احسن|اي واحدة احسن|اي وحدة احسن|اي وحده احسن|اي واحد افضل|اي واحدة افضل|اي وحدة افضل|اي شقة احسن|اي شقة افضل|اي فيلا احسن|اي فيلا افضل|مين احسن|مين افضل|انهي احسن|انهي افضل|انهو احسن|تنصح* باي واحد*|تنصح* باي وحدة|اي وحدة تنصح*|اي واحد تنصح*|اي واحدة تنصح*|اي واحدة تناسب*|اي وحدة تناسب*',
  ru: 'какая лучше|какой лучше|какое лучше|которая лучше|какая из них лучше|какой из них лучше|какая из квартир лучше|какую посоветуете|какой посоветуете|какую бы вы|какой бы вы|какую лучше взять|какую взять|какой вариант лучше|какая вам больше нравится|какая нам больше подойдет|какая больше подойдет|какая подойдет лучше|какая лучше подойдет',
  hi: 'कौन सा बेहतर|कौन सी बेहतर|कौनसा बेहतर|कौनसी बेहतर|कौन सा ज़्यादा बेहतर|कौन सा अच्छा|कौन सी अच्छी|कौन सा ज़्यादा अच्छा|कौन सा सही रहेगा|कौन सा ठीक रहेगा|कौन सा लूँ|कौन सा लेना|कौन सी लूँ|कौन सा लें|इनमें से बेहतर|kaun sa better|kaunsa better|konsa better|konsi better|kaunsi better|kaun sa accha|kaunsa accha|konsa accha|konsa acha|kaunsa acha|konsa best|kaunsa best|konsa lena|kaunsa lena|konsa loon|konsa lu|konsa sahi|kaunsa sahi|kaun sa behtar|kaunsa behtar|konsa behtar',
  zh: '哪套更好|哪套好|哪套比较好|哪一套更好|哪一套好|哪一套比较好|哪个更好|哪个好|哪个比较好|哪间更好|哪间好|哪间比较好|哪套更合适|哪套合适|哪套适合|哪个更合适|哪个合适|哪个适合|哪套更适合|哪个更适合|哪套划算|哪套更划算|哪个划算|哪个更划算|推荐哪套|推荐哪一套|选哪套|选哪一套|选哪个好|哪个抵|边个好|边间好|边个抵',
  de: 'welche ist besser|welches ist besser|welcher ist besser|welche wäre besser|welches wäre besser|welche davon ist besser|welches davon ist besser|welche ist die bessere|welches ist das bessere|welche ist die beste|welches ist das beste|welche würden sie nehmen|welches würden sie nehmen|welche würdest du nehmen|welche würden sie empfehlen|welche empfehlen sie|welches empfehlen sie|welche empfiehlst du|welche soll ich nehmen|welche sollen wir nehmen|welche passt besser|welche passt … besser|welches passt … besser|welche ist … besser',
}

/** Asks for a reason. */
export const reasonWords: Words = {
  en: 'why|how come|whats the reason|what makes|what am i paying|what do i pay|what do i get for',
  ar: 'ليش|ليه|لماذا|لمادا|شو السبب|ايش السبب|ما السبب|علاش|مقابل ايش|مقابل شو|على شو',
  ru: 'почему|отчего|за счет чего|из-за чего|с чего это|за что',
  hi: 'क्यों|क्यूँ|किस वजह|किस बात का|kyun|kyu|kyon|kis wajah|kis baat ka|kis cheez ka',
  zh: '为什么|为啥|怎么这么|凭什么|点解|什么原因|贵在哪|多花的钱',
  de: 'warum|wieso|weshalb|woran liegt|wie kommt|wofür',
}

/** How the prices of several lie to one another. */
export const priceGapWords: Words = {
  en: 'cheaper|so cheap|cheap|more expensive|so expensive|expensive|pricier|dearer|cost more|costs more|cost less|costs less|price difference|differ in price|pay more|paying more|the extra|extra for',
  ar: 'ارخص|رخيص*|ادفع زيادة|ادفع اكثر|اغلى|غالي|غالية|فرق السعر|فرق بالسعر|فرق في السعر',
  ru: 'дешевле|дешевая|так дешево|дороже|дорогая|так дорого|разница в цене|стоит больше|стоит меньше|переплачив*|доплачив*|плачу больше|платить больше',
  hi: 'ज़्यादा पैसे|ज़्यादा देना|zyada paise|zyada dena|सस्ता|सस्ती|महंगा|महंगी|महँगा|महँगी|कीमत में फर्क|sasta|sasti|mehnga|mehngi|mahanga|mahangi|price difference',
  zh: '贵在哪|多花的钱|多付|便宜|更贵|贵那么多|贵这么多|这么贵|那么贵|差价|价格差|平啲|贵啲',
  de: 'zahle ich … mehr|mehr zahle|mehr bezahl*|aufpreis|günstiger|so günstig|billiger|so billig|teurer|so teuer|kostet mehr|kostet weniger|preisunterschied|so unterschiedlich viel|unterschiedlich viel',
}
