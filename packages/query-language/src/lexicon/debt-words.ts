/** What people say of loans and cards that they have already, in the six languages. */
export const debtWords = {
  /** It is paid back or given up: 'if I clear the card'. */
  cleared:
    'clear|cleared|clearing|cancel|cancelled|canceling|cancelling|close|closed|closing|get rid of|paying off|paid … off|pay … off|settle|settled|drop|without|cut up|no longer|kündig*|gekündigt|loswerd*|ablös*|abgelös*|tilg*|getilgt|abbezahl*|zurückgeb*|zurückzahl*|zurückgezahl*|ohne|weglass*|закры*|закро*|погас*|погаш*|избав*|откаж*|аннулир*|без|верн*|سكر|سكرت|اسكر|قفلت|اقفل|لغيت|الغيت|الغي|سددت|سدد|اسدد|خلصت|خلص|بدون|من غير|بلا|बंद|बन्द|चुका*|खत्म|ख़त्म|हटा*|कैंसल|कैंसिल|क्लियर|बिना|band kar*|band kara*|bandh kar*|chuka*|khatam|khatm|hata*|bina|clear kar*|注销|註銷|取消|停掉|停了|销掉|关掉|关了|还清|還清|还完|结清|清掉|不算|没有',
  /** All of them. */
  all: 'debts|all loans|all my loans|everything|schulden|alle kredite|alle schulden|долги|все кредиты|ديون|ديوني|القروض|सब लोन|सारे लोन|कर्ज|कर्ज़|sab loan|saare loan|sare loan|karz|karza|债务|所有贷款|全部贷款',
  /** One more of them beside those that were told. */
  also: 'also|too|as well|another|plus|auch|außerdem|dazu|zusätzlich|noch ein*|еще|ещё|тоже|также|плюс|كمان|ايضا|برضو|بعد في|وعندي|भी|और एक|एक और|bhi|aur ek|ek aur|还有|還有|另外|也',
  /** It is paid already. */
  runs: 'already|currently|existing|running|ongoing|going on|still|noch|bereits|schon|läuft|laufend*|laufen|уже|сейчас|текущ*|еще|ещё|حاليا|عليا|علي|لسه|لسا|चल रहा|चल रही|चालू|पहले से|chal raha|chal rahi|chalu|pehle se|已经|已經|还有|還有|目前|现在',
  /** The years beside it are those that one more loan still runs. */
  yearsLeft:
    'left|remaining|to go|more years|restlaufzeit|noch|осталось|остался|осталась|ещё|еще|باقي|باقيلي|متبقي|فاضل|बचा|बचे|बाकी|bacha|bache|baki|baaki|剩|还剩|還剩',
  /** So much is left of a loan. */
  rest: 'left|remaining|to go|remains|restlich*|übrig|осталось|остался|осталась|باقي|باقيلي|متبقي|فاضل|बाकी|बचा|बचे|baki|baaki|bacha|bache|剩|没还',
  /** One thing is held beside another. */
  compares:
    'compare|compared|comparing|versus|vs|against|cheaper|more sense|better|vergleich*|gegenüber|gegen|verglichen|günstiger|lohnt*|сравн*|против|выгодн*|дешевле|قارن*|مقارنة|مقارنه|مقابل|ارخص|احسن|اوفر|तुलना|मुकाबले|मुकाबला|compare|mukable|सस्ता|sasta|behtar|फायदे*|fayde*|比较|對比|对比|相比|比起|划算|哪个',
  /** What a business brings in, of who works on their own account. */
  profit:
    'profit|profits|turnover after|net profit|gewinn|gewinne|прибыль|прибыли|मुनाफा|मुनाफ़ा|प्रॉफिट|munafa|利润|盈利|纯利|ربح|ارباح|صافي|دخل الشركة|كسب',
  /** What another loan was taken for. */
  car: 'car|auto|wagen|машин*|авто|سيارة|السيارة|سيارتي|عربية|العربية|गाड़ी|कार|gaadi|gadi|车子|汽车|车贷|車貸',
  /** A card may be named with its article. */
  card: 'card|cards|credit card|kreditkarte|kreditkarten|karte|karten|кредитк*|карт*|البطاقة|البطاقه|بطاقة|بطاقتي|الكارت|الكريدت|الكريديت|الفيزا|क्रेडिट कार्ड|कार्ड|信用卡|卡',
} as const
