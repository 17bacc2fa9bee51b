import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Points at what was spoken of last. A star stands for any ending; everything else is whole words. */
export const pointingWords: Words = {
  en: 'it|its|this|that|here|this one|that one|this home|that home|the place',
  ar: 'ماله|مالته|مالها|مالتها|مالهم|حقها|حقته|حقتها|تبعها|تبعه|تبعتها|تبعته|بتاعها|بتاعه|بتاعتها|بتاعته|هاذي|هاذا|ذي|هالفيلا|هالبيت|هالعقار|فيها|عليها|عنها|منها|لها|فيه|عليه|عنه|هاي|هذي|هذه|هذا|هالشقة|تبعد|يبعد',
  ru: 'ее|она|здесь|тут|ней|нее|него|нем|он|этой|эта|эту|этот|за нее|до нее',
  hi: 'यहाँ|यहां|इसमें|इसका|इसकी|इसके|इस|उसमें|उसका|उसकी|उस|isme|iska|iski|usme|uska|uski|ye baki|yeh baki|ye wala|yeh wala|ये बाकी|यह बाकी|ये वाला|यह वाला|jo sabse … wo|jo sabse … woh|जो सबसे … वो|जो सबसे … वह',
  zh: '它|这里|這裡|这个|這個|这套|那套|这间|那间|這間|那間|這套',
  de: 'sie|dafür|davon|dabei|darin|dazu|drin|hier|da|dort|diese|dieses|dieser|diesem|die wohnung|der wohnung|das haus|dem haus|die villa|der villa|ist die|ist das|ist der|hat die|hat das|hat der|kostet die|kostet das|liegt die|liegt das|bei der|bei dem|bietet die|gehört die|vermietet die|verkauft die|die denn',
}

/** What is asked of the one that was just singled out: 'the cheapest one, what is its price per foot?' */
export const ofThatOneWords: Words = {
  en: 'its|of it|of that one|of this one|that one|s price per|s rate per',
  ar: 'قدمها|قدمه|فيها|حقها|سعر قدمها|متره|مترها|لها|له',
  ru: 'ее|у нее|его|у него|в ней|в нем',
  hi: 'उसका|उसकी|उसके|इसका|इसकी|uska|uski|uske|iska|iski',
  zh: '它|那套的|这套的|那套|这套',
  de: 'davon|dafür|deren|dessen|ihr|ihrer|bei der',
}

/** Asks which of the cards on the screen. */
export const ofThoseShown: Words = {
  en: 'which one|which of|which gives|which has|which is|which ones|of these|of those|of them|among them',
  ar: 'ايها|ايهم|اي واحد|اي وحدة|مين فيهم|اي وحده|منهم|منها|فيهم',
  ru: 'какая из|какой из|какое из|кто из них|у какой|в какой из|из них|из этих|которая из|какая самая|какой самый|какое самое|какая дешевле всех|какая больше всех',
  hi: 'कौन सा|कौन सी|कौनसा|कौनसी|इनमें|इनमें से|konsa|kaunsa|kaunsi|inme|inme se',
  zh: '哪套|哪一套|哪个|哪間|哪间|其中|这几套|哪一间',
  de: 'welche davon|welches davon|welche ist|welches ist|welche hat|welches hat|welche bietet|welches bietet|welche gibt|welche liegt|welche kostet|welche erlaub*|welche von|welches von|in welcher|bei welcher|von denen|von diesen|von ihnen|darunter',
}

/** Leaves nothing but the cards on the screen to choose among, however many others fit the search. */
export const shownAlone: Words = {
  en: 'of these|of those|of them|among them|among these|among those|of the two|of the three|of the four|of the five|of the ones shown|of the shown|of those shown|of the ones you showed|you showed|on the screen|shown above|shown here|of the above|out of these|out of those|between them|between the two|these two|those two',
  ar: 'منهم|منهن|من هذه|من هذي|من هذول|من دول|من الاثنين|من الثلاثة|من الاربعة|من الخمسة|فيهم|فيهن|بينهم|بينها|من المعروض*|اللي عرضتها|اللي طلعتها|على الشاشة',
  ru: 'из них|из этих|из двух|из трех|из четырех|из пяти|из показанных|среди них|среди этих|что ты показал*|что вы показали|на экране',
  hi: 'इनमें|इनमें से|इन में से|इन दोनों|दोनों में|दिखाए गए|दिखाई गई|स्क्रीन पर|inme|in me se|inme se|in dono|dono me|dikhaye hue',
  zh: '其中|这几套|那几套|这几个|这两套|那两套|这些|那些|上面|显示的|里面',
  de: 'davon|von denen|von diesen|von ihnen|darunter|unter ihnen|unter diesen|unter denen|der beiden|von den beiden|der drei|der vier|der fünf|von den gezeigten|der gezeigten|auf dem bildschirm|da oben|von den oberen',
}

/** Chooses among everything that fits: 'of all', 'overall'. */
export const ofAllWords: Words = {
  en: 'of all|of them all|out of all|among all|from all|all of them|overall|of the whole search|in the whole search',
  ar: 'من بين الكل|من الكل|من كل|بين كل|من جميع|بين جميع|على الاطلاق',
  ru: 'из всех|среди всех|изо всех|вообще из',
  hi: 'सभी में|सब में|सारे में|सभी … में से|sab me|sabme|sabhi me|sare me',
  zh: '所有|全部|总共',
  de: 'von allen|unter allen|aus allen|aller|insgesamt|überhaupt',
}

/** A superlative of any kind: beside 'per square foot' it chooses, without one a figure is asked for. */
export const choosingWords: Words = {
  en: 'best|lowest|cheapest|least|most',
  ar: 'افضل|احسن|اقل|ارخص|الارخص|الاقل',
  ru: 'лучш*|самая|самый|самое|самую|самой|наименьш*|ниже всего|ниже всех|дешевле всего|дешевле всех|выгодн*',
  hi: 'सबसे|sabse',
  zh: '最',
  de: 'beste*|besten|niedrigste*|günstigste*|billigste*|wenigsten|meisten',
}

/** More than what is shown rather than the most of all: 'anything bigger?' */
export const steppingWords: Words = {
  en: 'bigger|larger|more space|smaller|newer',
  ar: 'اوسع|اصغر',
  ru: 'просторнее|больше места|больше|меньше',
  hi: 'ज़्यादा जगह|zyada jagah',
  zh: '更大|更小|更新',
  de: 'größer|kleiner|neuer|mehr platz',
}

/** Asks whether what an advert asks is for a month or for a year. */
export const periodWords: Words = {
  en: 'per month or|a month or|monthly or|month or year|month or per year|per year or|a year or|yearly or|annual or',
  ar: 'بالشهر ولا بالسنة|بالشهر ولا في السنة|بالشهر او بالسنة|في الشهر ولا في السنة|في الشهر او في السنة|شهري ولا سنوي|شهريا ولا سنويا|شهري او سنوي|شهريا ام سنويا|بالسنة ولا بالشهر|سنوي ولا شهري',
  ru: 'за месяц или|в месяц или|месяц или год|за год или|в год или|помесячно или',
  hi: 'महीने का … या साल|महीने की … या साल|महीना या साल|मासिक या सालाना|साल का … या महीने|mahine ka … ya saal|mahine ki … ya saal|monthly hai ya|monthly ya|saal ka … ya mahine|yearly hai ya|yearly ya',
  zh: '一个月还是|每月还是|每个月还是|月租还是|按月还是|一年还是一个月|每年还是|年租还是',
  de: 'im monat oder|pro monat oder|monatlich oder|monatsmiete oder|im jahr oder|pro jahr oder|jährlich oder',
}

/** So many of those that were shown: 'the two cheapest'. */
export const fewWords: Readonly<Record<2 | 3, string>> = {
  2: 'two|2|beiden|zwei|две|два|двух|обе|شقتين|ثنتين|اثنين|اتنين|दो|दोनों|do sabse|do sasti|do saste|dono|两|两套|两个|两间|兩套|2套',
  3: 'three|3|drei|три|трех|ثلاث|ثلاثة|तीन|teen|三套|三个|三间|3套',
}

/** Words for a price that is low. */
export const cheapWords: Words = {
  en: 'cheap|cheaper|so low|that low',
  ar: 'ارخص|رخيص*',
  ru: 'дешевле|дешев*',
  hi: 'सस्ता|सस्ती|सस्ते|sasta|sasti|saste',
  zh: '便宜|平啲|咁平',
  de: 'günstig*|billig*',
}

/** Superlatives by which shown properties are told apart. */
export const rankWords: Readonly<
  Record<'cheapest' | 'dearest' | 'largest' | 'smallest' | 'newest' | 'bestRate', Words>
> = {
  cheapest: {
    en: 'cheapest|lowest price|least expensive|lowest rent',
    ar: 'الارخص|ارخص واحد|ارخص وحدة|ارخص شقة|ارخص شقتين|ارخص اثنين|ارخص ثنتين|ارخص اتنين|ارخصها|ارخصهم',
    ru: 'самая дешев*|самую дешев*|самой дешев*|самые дешев*|самых дешев*|самый дешев*|дешевле всего|дешевле всех',
    hi: 'सबसे सस्ता|सबसे सस्ती|सबसे सस्ते|sabse sasta|sabse sasti|sabse saste',
    zh: '最便宜|最低价',
    de: 'günstigste*|billigste*|preiswerteste*',
  },
  dearest: {
    en: 'most expensive|dearest|priciest|costliest|highest price|highest rent',
    ar: 'الاغلى|اغلى واحد|اغلى وحدة|اغلاها|اغلاهم',
    ru: 'самая дорог*|самую дорог*|самой дорог*|самые дорог*|самых дорог*|самый дорог*|дороже всего|дороже всех',
    hi: 'सबसे महँगा|सबसे महंगा|सबसे महँगी|सबसे महंगी|सबसे महँगे|सबसे महंगे|sabse mehnga|sabse mehanga|sabse mahanga|sabse mehngi|sabse mahangi',
    zh: '最贵|最貴|最高价',
    de: 'teuerste*|am teuersten|kostspieligste*',
  },
  largest: {
    en: 'largest|biggest|most space|most spacious|more space|bigger|larger|most sqft',
    ar: 'الاوسع|اوسع|الاكبر|اكبرها|اكبرهم|اكبر مساحة|اكبر وحدة',
    ru: 'больше по площади|больше площадь|какая больше|какой больше|самая больш*|самую больш*|самой больш*|самый больш*|больше всех|просторнее|самая простор*|больше места',
    hi: 'कौन सा बड़ा|कौन सी बड़ी|kaunsa bada|konsa bada|सबसे बड़ा|सबसे बड़ी|सबसे बड़े|sabse bada|sabse badi|ज़्यादा जगह|zyada jagah',
    zh: '最大|面积最大|更大|最宽敞|哪套大|哪个大',
    de: 'welche ist größer|welches ist größer|größte*|geräumigste*|am größten|mehr platz|am meisten platz',
  },
  smallest: {
    en: 'smallest|least space|most compact',
    ar: 'الاصغر|اصغر واحد|اصغر وحدة|اصغر شقة|اصغرها|اصغرهم|اقل مساحة',
    ru: 'самая маленьк*|самую маленьк*|самой маленьк*|самый маленьк*|меньше всех',
    hi: 'सबसे छोटा|सबसे छोटी|सबसे छोटे|sabse chota|sabse chhota|sabse choti|sabse chhoti',
    zh: '最小|面积最小',
    de: 'kleinste*|am kleinsten',
  },
  newest: {
    en: 'newest|most recent|most recently listed|latest listing|latest one|listed last',
    ar: 'الاحدث|احدث واحد|احدث وحدة|احدث اعلان|احدث شقة|احدثها|احدثهم',
    ru: 'самая нов*|самую нов*|самой нов*|самое нов*|самый нов*|самое свеж*|самая свеж*|самый свеж*|новее всех|свежее всех',
    hi: 'सबसे नया|सबसे नई|सबसे नए|सबसे नयी|sabse naya|sabse nayi|sabse nai|sabse naye',
    zh: '最新',
    de: 'neueste*|neuste*|am neuesten|am neusten|jüngste anzeige|jüngstes angebot',
  },
  bestRate: {
    en: 'space for the money|space for my money|value for money|price per sqft|price per square foot|per square foot|per sqft|rate per sqft',
    ar: 'سعر القدم|سعر للقدم|مساحة مقابل السعر|قيمة مقابل السعر',
    ru: 'дешевле всего за|дешевле за фут|дешевый за фут|выгоднее за фут|низкая цена за фут|цена за фут|за кв фут|за квадратный фут|цена за метр|за квадрат|места за эти деньги|больше за свои деньги',
    hi: 'पैसे में ज़्यादा जगह|प्रति वर्ग फ़ुट|प्रति वर्ग फुट|per sqft|paise vasool',
    zh: '每平方英尺|单价最低|單價最低|性价比|性價比|每尺',
    de: 'platz fürs geld|platz für das geld|fläche fürs geld|preis pro quadratfuß|je quadratfuß|pro quadratfuß|quadratmeterpreis|preis-leistung*',
  },
}

/** Asks which of two that were told about together costs less. */
export const whichCheaperWords: Words = {
  en: 'which is cheaper|which one is cheaper|whichs cheaper|which ones cheaper|which one cheaper|what is cheaper',
  ar: 'اي وحدة ارخص|اي واحد ارخص|اي واحدة ارخص|ايهم ارخص|ايهما ارخص|مين ارخص|منو ارخص|وين الارخص|مين الارخص|منو الارخص|شو الارخص|من الارخص',
  ru: 'какая дешевле|какой дешевле|какое дешевле|которая дешевле|кто дешевле|какая из них дешевле',
  hi: 'कौन सा सस्ता|कौन सी सस्ती|कौनसा सस्ता|कौनसी सस्ती|kaunsa sasta|konsa sasta|kaun sa sasta|kaunsi sasti|konsi sasti',
  zh: '哪套便宜|哪套更便宜|哪套比较便宜|哪个便宜|哪个更便宜|哪一套便宜|哪一套更便宜|哪间便宜|边个平|边间平|邊個平|邊間平',
  de: 'welche ist günstiger|welches ist günstiger|welcher ist günstiger|was ist günstiger|welche ist billiger|welches ist billiger|welche kostet weniger',
}

/** One of two that were told about together, by what tells them apart. */
export const ofTwoWords: Readonly<Record<'cheapest' | 'dearest' | 'largest', Words>> = {
  cheapest: {
    en: 'cheaper one|the cheaper|cheaper of the two|cheaper of them|less expensive one|the less expensive',
    ar: 'الارخص|اللي ارخص|الي ارخص|يلي ارخص|ارخص وحدة|ارخص واحد|ارخص واحدة',
    ru: 'что дешевле|та дешевле|которая дешевле|который дешевле|более дешев*|дешевле из|дешевая|дешевую|дешевой',
    hi: 'सस्ता वाला|सस्ती वाली|सस्ते वाले|सस्ते वाली|जो सस्ता|जो सस्ती|sasta wala|sasti wali|saste wale|saste wali|jo sasta|jo sasti',
    zh: '便宜的那|便宜那|便宜的一套|便宜的这套|平嗰|平啲嗰|较便宜|較便宜',
    de: 'die günstigere|das günstigere|der günstigere|günstigeren|die billigere|das billigere|billigeren|preiswertere*',
  },
  dearest: {
    en: 'more expensive one|dearer one|pricier one|the pricier|the dearer|the more expensive',
    ar: 'الاغلى|اللي اغلى|الي اغلى|يلي اغلى',
    ru: 'что дороже|которая дороже|который дороже|более дорог*|дороже из',
    hi: 'महँगा वाला|महंगा वाला|महँगी वाली|महंगी वाली|महंगे वाले|mehnga wala|mehngi wali|mehnge wale',
    zh: '贵的那|贵那|貴嗰|较贵|較貴',
    de: 'die teurere|das teurere|der teurere|teureren',
  },
  largest: {
    en: 'bigger one|larger one|the bigger|the larger|more spacious one',
    ar: 'الاكبر|الاوسع|اللي اكبر|الي اكبر|اللي اوسع',
    ru: 'что больше|которая больше|который больше|больше из|более простор*',
    hi: 'बड़ा वाला|बड़ी वाली|बड़े वाले|बड़े वाली|bada wala|badi wali|bade wale|bade wali',
    zh: '大的那|大那套|大嗰|较大的|大一点的那',
    de: 'die größere|das größere|der größere|größeren',
  },
}

/** Who says so asks for the rule, and not what one advert states. */
export const generalWords: Words = {
  en: 'what does … mean|whats the meaning|what is the meaning|meaning of|usual*|normal*|generally|in general|typical*|by law|legal*|on average|average|customary|landlord*|tenant*|refund*|get … back|give … back|keep my|as a rule|have to|need to|allowed to|quarantine|fly in|flying in',
  ar: 'شو يعني|يعني ايه|يعني شو|وش يعني|ايش يعني|ما معنى|شو معنى|ايش معنى|عادة|بالعادة|في العادة|عموما|بشكل عام|قانون*|قانونا|المالك|المؤجر|المستاجر|صاحب البيت|استرجع|يرجع|يرجعون|ارجع|لازم|معدل',
  ru: 'что такое|что значит|что означает|обычно|как правило|вообще|в среднем|по закону|законно|хозяин|хозяйка|арендодател*|собственник*|арендатор*|верн*|вернут|возвра*|обязан*',
  hi: 'क्या होता है|क्या होती है|मतलब|kya hota|kya hoti|matlab|आमतौर|आम तौर|सामान्य*|औसत|कानून*|क़ानून*|मकान मालिक|मकान-मालिक|मालिक|किराएदार|किरायेदार|वापस|ज़रूरी|makan malik|malik|wapas|vapas|aam taur|kanoon',
  zh: '什么意思|什麼意思|什么是|什麼是|一般|通常|正常|平均|法律|合法|规定|規定|房东|房東|业主|租客|退|必须|必須',
  de: 'was heißt|was bedeutet|was ist ein|was ist eine|bedeutung|üblich*|normalerweise|gewöhnlich|generell|grundsätzlich|im schnitt|durchschnitt*|gesetz*|rechtlich|legal|erlaubt|vermieter*|mieter*|zurück|muss ich|muss man|kann man|müssen|einreise|quarantäne',
}

/** How a message begins that asks about what it points at, whether or not its mark was typed. */
export const askingStarts: Words = {
  en: 'is it|is this|is that|is the|is there|is parking|are there|are the|are they|are pets|does it|does this|does that|does the|do they|has it|what about|how about|how many|how big|how much|how old|how is|hows|what is|whats|which|who|whos|when can|when is|where is|wheres|can i|can we',
  ar: 'هل|فيها|فيه|عندها|كم|وش|شو',
  ru: 'есть ли|а есть|она|а она|это|сколько|какая|какой|там есть|можно ли',
  hi: 'क्या|इसमें|कितना|कितनी|कितने|kya|isme|kitna|kitni|kitne',
  zh: '有没有|有沒有|附近有没有|附近有沒有|那边有没有|那邊有沒有|那里有没有|那裡有沒有|周围有没有|周边有没有|旁边有没有|是不是|是否|带不带|能不能',
  de: 'ist die|ist das|ist der|ist da|ist dort|ist sie|ist es|sind da|sind die|sind dort|hat die|hat das|hat der|hat sie|hat es|gibt es da|gibt es dort|gibts da|gehört da|gehört zu|kann man da|darf man da|darf ich da|was ist mit|wie viel|wie viele|wie groß|wie teuer|wie alt|wie hoch|liegt die|liegt das|in welchem',
}

/** Wants to be told more of one. */
export const detailWords: Words = {
  en: 'tell me more|more about|more info|more information|details|in detail',
  ar: 'تفاصيل|احكيلي عن|خبرني عن|خبريني عن|قولي عن|معلومات اكثر|معلومات عن',
  ru: 'подробн*|расскаж*|поподробн*',
  hi: 'के बारे में|विस्तार|डिटेल|डिटेल्स|ke baare me|ke bare me|detail|details|detail me',
  zh: '详细|詳細|具体|具體|介绍一下|介紹一下|说说|讲讲',
  de: 'genauer|näher|details|mehr zu|mehr über|erzähl*|einzelheiten',
}
