/**
 * Words that tell what a number of money or of years is, where it looks like a price or like the term of a
 * loan, in the six languages. A star stands for any ending, three dots for a few words between; everything
 * else is whole words.
 */
export const numberRoleWords = {
  /** Somebody lives or works somewhere for so many years, or is so old. */
  lived:
    'live|lives|lived|living|been here|been in|working|worked|work|works|resident|residing|employed|my job|same job|same company|years old|yrs old|year old|years ago|yrs ago|moved here|came here|lebe|leben|lebt|wohne|wohnen|wohnt|arbeite|arbeiten|arbeitet|angestellt|beschäftigt|jahre alt|im selben job|in der firma' +
    '|живу|живем|живет|живут|прожил*|работаю|работаем|работает|работают|стаж*|резидент*|назад|возраст*|لي هنا|صارلي|صارلنا|صار لي|صار لنا|ساكن|ساكنة|ساكنين|عايش|عايشة|عايشين|مقيم|مقيمة|مقيمين|اشتغل|بشتغل|شغال|شغالة|اعمل|موظف|موظفة|عمري|عمره|عمرها|خبرتي' +
    '|रह रहा|रह रही|रह रहे|रहते|रहता|रहती|नौकरी|काम कर रह*|उम्र|rah raha|rah rahi|rah rahe|reh raha|reh rahi|reh rahe|rehte|rahte|rehta|rehti|naukri|job kar*|kaam kar rah*|umar|umr|住了|居住|住在|工作|来了|待了|呆了|在职|上班|入职|年龄|岁',
  /** The years are those of a loan. */
  term: 'loan*|mortgage*|over|term|tenure|repay*|kredit*|hypothek*|darlehen*|finanzierung|laufzeit|auf|über|ипотек*|кредит*|срок*|на|قرض*|تمويل*|رهن|على|لمدة|مدة|लोन|अवधि|loan|emi|贷|按揭|期限|年期|还款',
  /** A loan that is there already, of a home that is owned. */
  owed:
    'owe|owing|bank still gets|bank … still gets|still goes to the bank|outstanding … loan|outstanding … mortgage|loan outstanding|mortgage outstanding|outstanding balance|still owe|still owed|i owe|we owe|owe the bank|owed to the bank|mortgage left|loan left|left on the mortgage|left on the loan|left on my mortgage|left on my loan|left on our mortgage|remaining mortgage|remaining loan|mortgage remaining|loan remaining|existing mortgage|existing loan|existing home loan|mortgage balance|loan balance|mortgage … cleared|mortgage … paid off|mortgage … settled|loan … cleared|loan … paid off|loan … settled|clearing the mortgage|clearing the loan|clearing my mortgage|clearing my loan|paying off the mortgage|paying off the loan|paying off my mortgage|settling the mortgage|mortgage … still on it' +
    '|restschuld*|restkredit*|restdarlehen*|noch offen*|noch … offen|bank … offen|offener kredit|offene hypothek|offenes darlehen|noch abzuzahlen|schulde … bank|schulden … bank|ablösung|abgelöst|bestehende* kredit*|bestehende* hypothek*|bestehende* darlehen*|läuft noch|noch … drauf' +
    '|остаток долга|остаток по ипотеке|остаток ипотеки|остаток кредита|остаток по кредиту|остался долг|осталось долга|осталось выплат*|осталось по ипотеке|осталось банку|долг банку|долга банку|должен банку|банку … должен|банку … должна|банку … должны|должна банку|должны банку|ипотека … висит|висит … ипотека|висит … кредит|кредит … висит|непогашенн*|невыплаченн*|закрытия ипотеки|закрытия кредита|закрыть ипотеку|погашения ипотеки|погашения кредита|погасить ипотеку' +
    '|باقي علي|باقي عليها|باقي عليه|باقي علينا|باقي للبنك|باقي … للبنك|متبقي … للبنك|متبقي علي|متبقي من القرض|متبقي من الرهن|القرض المتبقي|تمويل متبقي|تمويل باقي|قرض متبقي|قرض باقي|رهن متبقي|رهن باقي|الرهن المتبقي|عليها قرض|عليها رهن|عليه رهن|سداد الرهن|سداد القرض|تسديد الرهن|تسديد القرض' +
    '|बकाया|लोन बाकी|लोन … बाकी है|कर्ज बाकी|कर्ज … बाकी है|लोन … चुकाने के बाद|लोन चुकाकर|loan baki|loan baaki|loan … baki hai|loan … baaki hai|loan bakaya|bakaya loan|loan … chukane ke baad|loan chuka kar|loan clear karke' +
    '|没还完|没有还完|未还清|还没还|欠银行|贷款余额|剩余贷款|贷款还剩|贷款剩|还剩[^,;?!]{0,8}?贷款|还清',
  /** The same, unless a loan is looked for. */
  stillOwed:
    'still … loan|still … mortgage|mortgage … still|loan … still|noch … kredit|noch … hypothek|noch … darlehen|kredit … noch|hypothek … noch|еще … ипотек*|ипотек* … еще|еще … кредит|кредит … еще|осталась … ипотека|ипотека … осталась|لسا … قرض|لسه … قرض|قرض … لسا|قرض … لسه|لا يزال … قرض|अभी … लोन|लोन … अभी|abhi … loan|loan … abhi|还有[^,;?!]{0,10}?贷款|贷款还有|房贷还有',
  wantsLoan:
    'need|needs|want|wants|get|getting|take|taking|borrow|buy|buying|brauche*|brauchen|will|wollen|nehmen|aufnehmen|bekomm*|kauf*|нужен|нужна|нужно|хочу|хотим|взять|беру|дадут|купить|покупк*|محتاج|احتاج|نحتاج|اخذ|ناخذ|ابي|ابغي|اشتري|نشتري|चाहिए|लेना|मिलेगा|खरीद*|chahiye|lena|milega|kharid*|khareed*|想贷|要贷|需要贷|能贷|可以贷|想买|要买',
  /** So much comes in each month; of what is let it is a rent. */
  comesIn:
    'i get|i only get|we get|i am paid|im paid|they pay me|paying me|bekomme|bekomm|bekommen|krieg|kriege|kriegen|verdien*|мне платят|нам платят|получаю|получаем|بيعطوني|يعطوني|بيدفعولي|يدفعون لي|اقبض|بقبض|मिलते हैं|मिलता है|मिलते है|milte hai|milte hain|milta hai|到手|我拿|每月拿|每个月拿|一个月拿',
  /** Asks up to which price one can buy, after what one earns was told. */
  asksMost:
    'how high can|what price should|what price range|our budget then|на что … рассчитыва*|какой бюджет|اقصى سعر|اقصي سعر|ايه اقصى|اخرنا|آخري|نقدر على*|budget kitna|什么价位|was ist drin|bis wohin|max … can we get|max … can i get|max … can we buy|max … can i buy|max price|maximum price|most expensive|highest price|up to what price|how high can|how expensive a|how big a|wie teuer|bis zu welchem preis|wie hoch darf|wie hoch können|maximal kaufen|на какую максимум|максимум на какую|максимум за сколько|до какой суммы|до какой цены|на какую сумму|на какую квартиру|لحد كم|لين كم|اقصى سعر|اقصي سعر|اعلى سعر|كم اقصى|كم نقدر نشتري|كم اقدر اشتري|max kitne|maximum kitne|kitne tak|kitne ka ghar|kitne ka flat|कितने तक|कितने का घर|कितने का फ्लैट|ज्यादा से ज्यादा कितने|最多能买|最多买|最贵能买|能买多少钱|买多少钱的',
  /** What is paid for a home now: no index says so. */
  pays: 'pay|pays|paying|paid|zahlt|zahlen|zahle|bezahlt|bezahle|платит|платят|плачу|платим|يدفع|ادفع|ندفع|تدفع|دافع|देता|देते|देती|दे रहा|दे रहे|deta|dete|deti|de raha|de rahe|付|交',
  /** The official index of rents, and no market in general. */
  index:
    'index|rera|calculator|smart rental|mietindex|mietspiegel|index*|rechner|mietrechner|индекс*|калькулятор*|рера|مؤشر*|المؤشر*|الموشر*|موشر*|حاسبة|ريرا|सूचकांक|इंडेक्स|रेरा|कैलकुलेटर|指数|指标|计算器',
  /** Who writes is a national of the country. */
  isNational:
    'i am a national|im a national|i am emirati|im emirati|i am an emirati|im an emirati|we are emirati|we are emiratis|as an emirati|as a uae national|i am a uae national|im a uae national|i am a uae citizen|ich bin emirati|ich bin emiratisch*|bin emirati|wir sind emiratis|ich bin staatsbürger der vae|я гражданин оаэ|я гражданка оаэ|я эмиратец|мы граждане оаэ|انا مواطن|انا مواطنة|انا اماراتي|انا اماراتية|احنا مواطنين|نحن مواطنون|نحن مواطنين|احنا اماراتيين|मैं अमीराती|मैं यूएई का नागरिक|मैं यूएई नागरिक|main emirati|mai emirati|main uae ka nagrik|我是阿联酋公民|我是阿联酋人|我是本国公民|我们是阿联酋公民|我是阿联酋国民',
  /** Who pays the rent of a home of one's own. */
  tenant:
    'tenant|tenants|my tenant|mieter|mieterin|жилец|жильцы|арендатор*|квартирант*|المستاجر|مستاجر|किराएदार|किरायेदार|kirayedar|kiraedar|租客',
  /** The interest changes by so much. */
  rateRises:
    'goes up by|go up by|went up by|rises by|rise by|rose by|increases by|increase by|higher by|raufgeht|rauf geht|hochgeht|hoch geht|steigt|steigen|höher wird|вырастет на|поднимется на|повысится на|увеличится на|вырастет ставка на|ترتفع ب|ارتفعت ب|زادت ب|تزيد ب|ارتفاع ب|बढ़ जाए|बढ़ जाती|बढ़ गई|badh jaye|badh jae|badh gaya|badh gayi|上涨|涨了|上升|上调',
} as const
