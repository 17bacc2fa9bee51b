/**
 * What owners say of a home of their own and of what it would bring, in the six languages. A star stands for any
 * ending, three dots for a few words between; everything else is whole words.
 */
export const ownPropertyWords = {
  /** The home is the visitor's own. */
  owns:
    'i own|we own|im the owner|i am the owner|owner of|owner here|my tenant*|our tenant*|my own flat|my own apartment|i rent it out|i rent out|i let it|i let out|im letting|i am letting|i have … rented out|i have … let out|i have … tenanted|ive got … rented out|selling my|sell my|selling our|sell our|sell a flat i|letting my|rent out my|rent my … out|let my|i bought|we bought|i purchased|our flat|our apartment|our villa|our townhouse|our house|my flat|my apartment|my villa|my townhouse|my house|my studio|my unit|my property|my 1 bed*|my 2 bed*|my 3 bed*|my 4 bed*|my 1br|my 2br|my 3br|my one bed*|my two bed*|my three bed*|' +
    'ich besitze|wir besitzen|mir gehört|uns gehört|meine wohnung|unsere wohnung|meine eigentumswohnung|mein haus|unser haus|mein reihenhaus|unser reihenhaus|meine villa|unsere villa|mein studio|mein apartment|unser apartment|meine immobilie|meine 1 zi*|meine 1-zi*|meine 2 zi*|meine 2-zi*|meine 3 zi*|meine 3-zi*|meine 4 zi*|meine 4-zi*|unsere 1 zi*|unsere 1-zi*|unsere 2 zi*|unsere 2-zi*|unsere 3 zi*|unsere 3-zi*|unsere 4 zi*|unsere 4-zi*|meiner 1 zi*|meiner 1-zi*|meiner 2 zi*|meiner 2-zi*|meiner 3 zi*|meiner 3-zi*|meiner 4 zi*|meiner 4-zi*|unserer 1 zi*|unserer 1-zi*|unserer 2 zi*|unserer 2-zi*|unserer 3 zi*|unserer 3-zi*|unserer 4 zi*|unserer 4-zi*|bin eigentümer*|sind eigentümer*|vermiete|vermieten wir|wir vermieten|ich verkaufe|wir verkaufen|will … verkaufen|möchte … verkaufen|möchten … verkaufen|wollen … verkaufen|mein mieter*|meine mieter*|unser mieter*|unsere mieter*|meinem mieter*|' +
    'наша двушк*|наша однушк*|наша трешк*|наша студи*|нашу двушку|наша вилла|наш таунхаус|моя трешка|моя квартира|мою квартиру|моей квартир*|мою студию|моя студия|моя однушка|мою однушку|мою двушку|моя двушка|моя вилла|мою виллу|мой дом|мой таунхаус|наша квартира|нашу квартиру|наш дом|нашу виллу|своя квартира|свою квартиру|у меня … студи*|у меня … квартир*|у меня … однушк*|у меня … двушк*|у меня … трешк*|у меня … вилл*|у меня … таунхаус*|у нас … квартир*|у нас … вилл*|у нас … таунхаус*|у нас … студи*|владею|я собственник*|мы собственник*|сдаю|сдаем|хочу продать|хотим продать|продаю|продаем|думаю продать|думаем продать|хочу сдать|хотим сдать|хотим сдавать|планирую сдавать|планируем сдавать|планирую продать|планируем продать|хочу сдавать|мой арендатор|мои арендаторы|мой жилец|мой квартирант|' +
    'عندي شقة*|عندي شقه|عندي فيلا|عندي استوديو|عندي ستوديو|عندي بيت|عندي تاون*|عندي وحده|عندي عقار|عندنا شقة|عندنا شقه|عندنا فيلا|عندنا بيت|املك|أملك|نملك|امتلك|لدي شقة|لدي فيلا|شقتي|فيلتي|فلتي|بيتي|عقاري ملك|شقتنا|فيلتنا|بيتنا|الاستوديو حقي|شقة ملكي|شقه ملكي|ملكي|مأجرها|مأجره|مأجرينها|ماجرها|مؤجرها|موجرها|مستاجر عندي|المستاجر عندي|ابي ابيع*|ابغي ابيع*|ابغى ابيع*|أبغي أبيع*|أريد أن أبيع|اريد ابيع*|عايز ابيع*|عاوز ابيع*|بدي ابيع*|افكر ابيع*|بفكر ابيع*|ناوي ابيع*|' +
    'मेरा फ्लैट|मेरा फ़्लैट|मेरे फ्लैट|मेरे फ़्लैट|मेरा घर|मेरा विला|मेरे विला|मेरा अपार्टमेंट|मेरे अपार्टमेंट|मेरी प्रॉपर्टी|मेरा स्टूडियो|मेरे स्टूडियो|मेरा … फ्लैट|मेरा … flat|मेरा … विला|मेरा … स्टूडियो|मेरा … अपार्टमेंट|मेरे पास … फ्लैट|मेरे पास … विला|मेरे पास … स्टूडियो|मेरे पास … अपार्टमेंट|हमारा फ्लैट|हमारा घर|हमारा विला|हमारे फ्लैट|अपना फ्लैट|अपना घर|अपना विला|अपने फ्लैट|का मालिक हूं|मालिक हूँ|किराए पर दिया हुआ|किराए पर दे रखा|किराये पर दे रखा|किराए पर चढ़ा|मेरा किराएदार|मेरे किराएदार|मेरा किरायेदार|मेरे किरायेदार|बेचना चाहता|बेचना चाहती|बेचना चाहते|बेचने का सोच|बेचना है|' +
    'mera … flat|mera … villa|mera … studio|mera … apartment|mera ghar|mera … ghar|mera … 1bhk|mera … 2bhk|mera … 3bhk|mere flat|mere villa|mere studio|mere apartment|mere paas … flat|mere paas … villa|mere paas … studio|mere paas … apartment|mere pass … flat|mere paas … bhk|mere paas … 1bhk|mere paas … 2bhk|meri property|hamara flat|hamara … flat|hamara ghar|apna flat|apna ghar|apna villa|apne flat|apna 1bhk|apna 2bhk|malik hu|malik hoon|kiraye pe diya hua|kiraye par diya hua|kiraye pe de rakha|rent pe diya hua|rent pe de rakha|rent par de rakha|mera tenant|mere tenant|bechna chahta|bechna chahti|bechna chahte|bechne ka soch|bechna hai|bechna h|' +
    '手上有|手里有|手头有|名下有|我有套|我有一套|我有个|我们有套|我们有一套|家里有套|有套房|有套公寓|有套别墅|有套两|有套一|有套三|有一套|我的房子|我的公寓|我的别墅|我那套|我家的房|我家那套|我们家那套|我们那套|自己的房子|自己那套|我是业主|我是房东|我的租客|租给别人|出租给别人|我想卖|想卖掉|我要卖|打算卖|准备卖|考虑卖|想把房子卖|把我的',
  /** It was bought: whoever tells of it owns it. */
  boughtIt:
    'i bought|we bought|bought it|bought in|bought for|bought a|bought at|purchased|gekauft|erworben|купил*|купили|приобрел*|брал*|взял за|взяла за|اشتريت*|شريت*|شاريها|شاريه|شاري|خذيتها|اخذتها|खरीदा|खरीदी|खरीदा था|लिया था|ली थी|kharida|khareeda|kharidi|khareedi|liya tha|li thi|买入|入手|年买|万买|买的期房|買入|年買|萬買',
  /** Whoever names what may be paid looks for a home. */
  budget:
    'budget*|up to|max|at most|бюджет*|до скольки|ميزانيت*|الميزانيه|बजट|बजेट|预算|預算|höchstens|maximal',
  /** Somebody pays rent for it, or it is let. */
  isPaid:
    'pays|paying|rented|let for|let at|rent it|rent out|renting it|tenant*|zahlt|vermiete*|mieter*|miete|платит|сдаю|сдаем|сдана|арендатор*|يدفع|بيدفع|مأجر*|ماجر*|مؤجر*|موجر*|مستاجر*|ايجارها|ايجاره|देता|दे रहा|किराए पर|किराये पर|किराया|किराएदार|deta|de raha|kiraye|kiraya|rent pe|tenant|租|租客|月租|年租',
  /** Asks what it would sell for, or what others would pay. */
  worth:
    'preis heute|heutiger preis|wäre der preis|heute noch wert|price today|today s price|price be today|price now|цена сегодня|цена сейчас|сейчас стоит|сегодня стоит|السعر اليوم|سعرها اليوم|سعرها الحين|سعرها دلوقتي|आज का दाम|आज की कीमत|aaj ka daam|aaj ka rate|aaj ki kimat|现在值|现在能卖|现在的价|worth|valuation|valued at|appraisal|how much … sell|how much … sold|how much … selling|what … sell … for|sell … for what|sell … for how much|sale price|selling price|sales price|sell price|for sale price|what would … pay for|how much would … pay for|realistic … price|realistic price|realistic asking|market value|list it at|list it for|put it on the market for|' +
    'was … wert|wieviel … wert|wie viel … wert|wert ist|wert wäre|wert hat|bewerten|verkehrswert|marktwert|verkaufspreis|angebotspreis|preisvorstellung|realistisch* … preis|realistisch* preis|für wie viel … verkauf*|für wieviel … verkauf*|wie viel … verkauf*|wieviel … verkauf*|zu welchem preis|welchen preis|welcher preis|welche preis*|was … verkauf … bringen|was … käufer … zahl*|' +
    'сколько … прод*|почем … прод*|за сколько … выстав*|за сколько … прода*|сколько … стоит|сколько … стоить|во сколько … оцен*|оцените|оценить|оценка|рыночная стоимость|рыночн* цен*|реальн* цен*|реальная цена|по какой цене|какую цену|какая цена|сколько … выруч*|сколько … покупател*|' +
    'كم تسوى|كم يسوى|كم تسوي|كم يسوي|تسوى كم|تسوي كم|بكم تسوى|كم قيمتها|كم قيمته|كم قيمة|قيمتها كم|قيمتها السوقية|القيمة السوقية|كم سعرها|كم سعره|كم ابيع*|كم أبيع*|بكم ابيع*|بكم أبيع*|بكم … ابيع*|كم … ابيعها|كم … ابيعه|كم … اذا بعت*|كم تنباع|بكم تنباع|كم بتنباع|بكم تتباع|بكام ابيع*|ابيعها بكام|ابيعها بكم|تتباع بكام|تتباع بكم|سعر البيع|تقييم*|تثمين|كم يدفع*|كم … اجيب فيها|' +
    'कितने में बिक*|कितने का बिक*|कितने में बेच*|कितने का बेच*|बेच* … कितना|बेच* … कितने|बिक* … कितने|बेच* … क्या दाम|बेच* … क्या कीमत|कीमत क्या|क्या कीमत|कितनी कीमत|कीमत कितनी|क्या दाम|दाम क्या|दाम कितना|मूल्य क्या|क्या मूल्य|मूल्यांकन|वैल्यू|सेल प्राइस|' +
    'kitne me bik*|kitne mein bik*|kitne ka bik*|kitne me bech*|kitne mein bech*|bech* … kitna|bech* … kitne|bik* … kitne|bech* … kya daam|kya daam|daam kya|kitna daam|kya keemat|kya kimat|kitni keemat|kitni kimat|keemat kya|kimat kya|value kya|kya value|kitni value|value kitni|' +
    '能卖多少|卖多少|能卖到多少|值多少|值几|值什么价|值个什么价|估价|估值|估个价|卖什么价|卖个什么价|卖得到|能卖什么价|售价多少|卖价|能卖几|可以卖多少|多少钱卖|多少卖|什么价位卖|什么价卖|现在能卖|挂牌价|挂什么价|挂多少',
  /** Asks for its value, and no rent of it. */
  value:
    'worth|value|valued|valuation|wert|marktwert|bewert*|стоит|стоить|стоимость|оцен*|تسوى|تسوي|يسوى|يسوي|قيمته|قيمتها|قيمه|القيمه|تثمين|वैल्यू|मूल्य*|值|估价|估值',
  /** Asks what homes like it go for, whichever deal was spoken of. */
  level:
    'under market|below market|over market|above market|unter markt|über markt|unterm markt|über dem markt|ниже рынка|выше рынка|اقل من السوق|اعلى من السوق|मार्केट से कम|market se kam|market se zyada|低于市场|高于市场|market price|market rate|market level|going rate|going price|current rate|current price|current market|on the market now|go for now|goes for now|going for now|going for these days|fetch|should i ask|can i ask|could i ask|should i charge|can i charge|could i charge|could i get|can i get|would i get|how much … get for it|what … get for it|what … expect|how much … expect|what … ask for|how much … ask for|what price|which price|what are similar|what do similar|' +
    'marktpreis|marktüblich*|aktuelle preise|aktueller preis|markt gerade|der markt her|was … verlangen|wie viel … verlangen|wieviel … verlangen|was … bekomm*|wie viel … bekomm*|wieviel … bekomm*|was … krieg*|wie viel … krieg*|was … erziel*|wie viel … erziel*|was bringt|was brächte|was würde … bringen|wie viel … bringen|was … ansetzen|wie viel … ansetzen|' +
    'сколько … просить|сколько … просят|сколько … брать|сколько … получ*|сколько … дадут|сколько … заплат*|сколько … принес*|по рынку|рыночная|сколько … ставить|почем|за сколько|какой рынок|' +
    'سعر السوق|اسعار السوق|السوق الحين|السوق حاليا|كم تجيب|كم يجيب|كم بتجيب|كم بيجيب|كم تجيبلي|كم اطلب|بكم اطلب|كم أطلب|كم احط|كم يعطون*|كم يعطوني|كم اقدر|بكم|كم … السوق|بكام|تجيب كام|يجيب كام|تجيب كم|يجيب كم|' +
    'क्या रेट|रेट क्या|रेट चल*|क्या भाव|भाव क्या|कितना मिल*|कितने मिल*|कितना मांग*|कितना माँग*|कितने में|कितना ले|मार्केट रेट|बाज़ार भाव|मार्केट में कितना|कितना आएगा|' +
    'kya rate|rate kya|rate chal*|kya bhav|bhav kya|kitna mil*|kitne mil*|kitna mang*|kitne me|kitne mein|market rate|market price|market me kitna|kitna aayega|kitna le sakta|' +
    '市场价|市价|行情|大概多少|现在多少|什么价|报多少|开多少|要多少|能拿多少|能收多少|什么水平|多少合适',
  /** It is let, or to be let. */
  lets: 'relet*|re-let*|neuvermiet*|wiedervermiet*|пересда*|rent*|let|lets|lease*|letting|tenant*|a year for it|per year for it|miet*|vermiet*|jahresmiete|kaltmiete|сда*|аренд*|в аренде|ايجار*|الايجار*|إيجار*|اجار*|تأجير*|تاجير*|اجره*|اجرها|اأجر*|أأجر*|اؤجر*|أؤجر*|ااجر*|نأجر*|تتاجر|تتأجر|ينأجر|تنأجر|تنأجر*|किराय*|किराए|किराया|किराये|रेंट*|kiray*|rent pe|rent par|租|出租|放租|收租',
  /** It is asked as what it would be if it were let. */
  ifLet:
    'if i rent it|if i let it|if we rent it|if we let it|if i rent out|if i let out|if rented|if it were rented|if it was rented|if let out|when rented|' +
    'wenn ich … vermiet*|wenn wir … vermiet*|falls ich … vermiet*|bei vermietung|vermietet wert|' +
    'если сда*|если буду сдавать|если ее сда*|если его сда*|при сдаче|' +
    'اذا اجرت*|إذا أجرت*|اذا أجرت*|لو اجرت*|لو أجرت*|اذا بأجر*|لو بأجر*|' +
    'अगर किराए|अगर किराये|किराए पर दूं|किराए पर दूँ|किराए पर दें|agar rent|agar kiraye|rent pe du|rent pe doon|kiraye pe du|kiraye par du|' +
    '如果出租|出租的话|要是出租|如果租出去|租出去的话',
  /** Homes like one's own, to be looked at. */
  comparable:
    'comparable*|similar|like mine|like ours|vergleichbar*|ähnlich*|похож*|аналогич*|مشابه*|زيها|مثلها|समान|जैसे घर|जैसा|aise hi|similar wale|mere jaise|类似|同类|差不多',
  /** It is sold, or to be sold. */
  sells:
    'sell|selling|sold|sale|sells|verkauf*|veräußer*|прода*|продать|продаж*|ابيع*|أبيع*|بيعها|بيعه|البيع|بيع|نبيع*|بعت*|تنباع|تتباع|बेच*|बिक*|बिक्री|bech*|bik*|卖|出售|脱手|出手|转手',
  /** What is asked beside that, and no price of the home: fees, papers, rules, a rise, how it goes on. */
  otherThanPrice:
    'pay the developer|owe the developer|do i pay|have to pay|through an agent|with an agent|agent charge*|agents charge*|fee|fees|commission*|tax|taxes|noc|notice*|evict*|paper*|document*|court|case|dispute|deposit|settle*|raise|increase|rise|hike|cost to sell|costs to sell|cost me to sell|cost of the sale|how long|how soon|how fast|ejari|agent take*|agents take*|legally|legal|allowed|who pays|costs of selling|cost of selling|selling costs|power of attorney|' +
    'über makler|über einen makler|mit makler|gebühr*|provision*|maklerprovision|steuer*|kündig*|frist*|unterlagen|dokument*|gericht*|kaution*|kostet|kosten|ablös*|erhöh*|anheb*|wie lange|wie schnell|darf ich|muss ich|vollmacht*|nebenkosten|verkaufskosten|wer zahlt|wer trägt|' +
    'выплатить|заплатить|выплачен*|через агент*|агент берет|сколько они берут|комисси*|налог*|сбор*|справк*|документ*|суд*|залог*|депозит*|погаш*|повы*|подня*|как долго|сколько времени|по времени|доверенност*|обязан*|выселит*|расход*|обойд*|обход*|кто платит|' +
    'ادفع|اسجل|تسجيل|عموله|عمولة|العموله|ضريب*|الضريب*|رسوم*|الرسوم*|اوراق|الاوراق|مستندات|محكم*|المحكم*|دعوى|الدعوى|قضيه|تامين|التامين|تأمين|ارفع الايجار|رفع الايجار|ازيد|أزيد|ازود|زيادة|يكلف*|تكلف*|تكاليف*|كم مدة|كم يوم|كم شهر|كم ياخذ وقت|وكالة|وكاله|اخلاء|أطلع|اطلعه|' +
    'देना पड़*|चुकाना|कमीशन|टैक्स|फीस|फ़ीस|काग़ज़*|कागज*|कोर्ट|केस|नोटिस|डिपॉज़िट|डिपॉजिट|बढ़ा*|बढा*|कितना समय|कितने दिन|खर्च*|ख़र्च*|' +
    'commission*|tax|fees|kagaz*|kagaj*|court|notice|deposit|badha*|badhega|kitna time|kitne din|kharch*|kharcha|nikal*|' +
    '要付|要交|付给|通过中介|佣金|中介费|税|手续费|费用|过户费|文件|资料|法院|官司|押金|涨|加租|要花|花多少|成本|出哪些钱|多久|多长时间|几天|委托|通知|赶走|收回',
  /** What was said about it may have changed: 'is that still right?' */
  stillRight:
    'still|realistic|current|up to date|too high|too low|too much|too little|fair|right price|good price|reasonable|ok price|achievable|noch aktuell|aktuell|realistisch|zu hoch|zu niedrig|zu wenig|zu viel|angemessen|stimmt das|kommt das hin|haut das hin|fair|reell|актуальн*|реальн*|реалистич*|завыш*|заниж*|много|мало|нормальн*|адекватн*|معقول*|واقعي*|غالي|رخيص|مناسب*|لسه|لا زال|للحين|ما زال|صحيح|सही|ठीक|ज़्यादा|ज्यादा|कम|sahi|theek|thik|zyada|kam hai|合理|还对|高了|低了|现实|靠谱|还准|偏高|偏低|准吗',
  /** What is left after costs is asked for. */
  net: 'net|netto|nach kosten|after costs|after charges|after service charge*|чистыми|чистая|чистый|чистого|صافي|الصافي|بعد المصاريف|بعد الخدمات|नेट|खर्च के बाद|net|扣掉|扣除|净|到手',
} as const
