/**
 * What people say about short sums over a figure of theirs and a home that was shown, in the six
 * languages. A star stands for any ending, three dots for a few words between; everything else is
 * whole words.
 */
export const statedSumWords = {
  /** The day on which all is paid, and no home by its number. */
  dayOne:
    'في الاول|في الأول|بالاول|اول شي|في البداية|في الاول كده|in erster linie|first of all|at first|сначала|day one|first day|first month|ersten monat|erster monat|первый месяц|اول شهر|पहले महीने|पहला महीना|pehle mahine|第一个月|头一个月|day 1|1st day|ersten tag|erster tag|первый день|первого дня|اول يوم|पहले दिन|पहला दिन|pehle din|第一天|首日',
  /** A part of a price is taken off. */
  less: 'less|minus|off|below|under|discount*|lower|cheaper|reduction|knock*|come down|comes down|came down|drop*|weniger|günstiger|nachlass|rabatt|runter|unter|abschlag|billiger|скидк*|скин*|сброс*|уступ*|дешевле|меньше|ниже|минус|خصم|اقل|تخفيض*|نزل*|ينزل*|بينزل*|ارخص|कम|छूट|घट*|सस्ता|discount|kam|ghat*|chhoot|便宜|折扣|降|打折|优惠|少|砍|低',
  /** Whether the other side would come down with a price. */
  discount:
    'discount*|cheaper|negotiat*|knock*|come down|rabatt|nachlass|günstiger|billiger|скидк*|дешевле|торг*|скин*|сброс*|уступ*|خصم|تخفيض*|ارخص|ينزل*|نزل*|छूट|डिस्काउंट|सस्ता|कम हो*|कम कर*|kam hoga|kam kar*|kam ho*|sasta|优惠|便宜|折扣|打折|少一点|少点',
  /** What is paid beside a rent. */
  besideRent:
    'on top|besides|beside the rent|apart from|in addition|what else|extra|extras|dazu|zusätzlich|außer|neben der|obendrauf|кроме|помимо|сверху|дополнительно|что еще|غير الايجار|غير الإيجار|فوق الايجار|زيادة على|اضافة|بالاضافة|के अलावा|के साथ और|ऊपर से|के ऊपर|ke upar|ke alawa|alawa|upar se|除了|另外|还要交|额外|之外',
  /** A part of it is put on top. */
  more: 'more|above|over asking|higher|increase|raise*|up by|goes up|mehr|höher|erhöh*|teurer|über|дороже|больше|выше|повыс*|поднимет|زياد*|اكثر|اعلي|ازيد|يزيد|ज्यादा|अधिक|बढ*|zyada|badh*|贵|涨|加|高',
  /** What is left of a rent after what the property costs. */
  net: 'net|netto|nettorendite|чистая|чистыми|чистый|нетто|شبکه|صافي|الصافي|नेट|शुद्ध|净|净回报|净收益',
  /** A property is let by its owner. */
  lets: 'تجيب ايجار|تجيب إيجار|بتجيب ايجار|يجيب ايجار|rent for|rents for|renting for|ايجارها|ايجاره|能租|rent it|rent it out|rent this|rent that|rent out|rented out|rent the|let it|let it out|let out|let at|let for|let the|letting it|lease it|lease it out|rental income|vermiet*|mieteinnahm*|сдам|сдать|сдаю|сдава*|сдал*|в аренду отдать|اجره*|اجرها|اجرت*|اؤجر*|أأجر*|ااجر*|بااجر*|باجره*|بأجر*|ناجر*|للتاجير|تاجير*|किराए पर दूं|किराए पर दू|किराए पर दें|किराए पर दे|किराए पे दूं|किराये पर दूं|रेंट पर दूं|kiraye par du|kiraye pe du|kiraye par de|kiraye pe de|kiraye par doon|kiraye par dun|rent pe du|rent par du|rent pe doon|rent pe de|出租|租出去|放租|租出|收租',
  /** Asks what a let property brings. */
  brings:
    'كم تجيب|كم … تجيب|how much … let|what … rented|तो कितना|तो कितने|to kitna|to kitne|能租多少|what … rent it|what … rent out|what … let it|what … rent for|what rent|which rent|how much rent|how much … rent|for how much|how much … get|how much … earn|how much … make|how much … bring|what … get|what … earn|what … bring|rent … get|rent … expect|what … charge|how much … charge|für wie viel|für wieviel|was … verlangen|wie viel … verlangen|wieviel … verlangen|was bekomm*|was … bekomm*|wie viel … bekomm*|wieviel … bekomm*|was bringt|was … einbring*|wie viel … bringt|welche miete|wie viel miete|wieviel miete|wie hoch … miete|was … miete … verlangen|за сколько|сколько … получ*|сколько … сда*|сколько … выруч*|сколько … принес*|сколько … аренд*|какую аренду|почем|по сколько|بكم|كم … اجار*|كم … ايجار*|كم … يجيب|كم بيجيب|كم يجيب|كم بتجيب|كم … بتجيب|كم … يدخل*|كم … احصل|كم بيدخل*|قديش … بتجيب|قديش بتجيب|قديش … اجار*|قديش … ايجار*|كام … ايجار*|كام … اجار*|कितना किराया|किराया कितना|कितने में … किराए|कितने का किराया|कितना मिल*|कितना … मिल*|कितनी … मिल*|kitna kiraya|kitna rent|kiraya kitna|rent kitna|kitna … milega|kitne … milega|kitna milega|kitne me|kitna … kama*|能租多少|租多少|能收多少|收多少|租金多少|多少租金|多少钱租|能拿多少|有多少|可以租|租到多少',
  /** What a month is of a rent: 'so how much is that per month?' */
  month:
    'per month|a month|each month|monthly|im monat|pro monat|monatlich|в месяц|ежемесячно|за месяц|в мес|بالشهر|في الشهر|شهريا|للشهر|महीने का|महीने के|महीने में|हर महीने|महीना|मंथली|mahine ka|mahine ke|mahine me|mahine mein|per month|monthly|每月|每个月|一个月|月租|一月',
  /** Asks what a rent of a month is by the year. */
  asksYear:
    'what is … year|whats … year|how much … year|per year|each year|every year|a year|yearly|annually|was … im jahr|wie viel … im jahr|wieviel … im jahr|pro jahr|im jahr|aufs jahr|jährlich|сколько … в год|сколько … за год|в год|за год|كم … بالسنة|كم … في السنة|كم … سنويا|سنويا|بالسنة|साल का कितना|साल में कितना|कितना … साल|सालाना|saal ka kitna|saal me kitna|kitna … saal|一年多少|一年是多少|每年多少|一年要多少|年租多少|一年一共|一年总共',
  /** The rent is spoken of, and nobody's loan. */
  rents:
    'rent*|lease|miet*|аренд*|ايجار*|الايجار*|اجار*|किराया|किराए|किराये|kiraya|kiraye|रेंट|租金|年租|房租|租',
  /** What homes like it are let for, by the index or by the market. */
  index:
    'index|rera|rera calculator|calculator|market|market rent|market rate|average|going rate|mietindex|mietspiegel|index*|rechner|mietrechner|markt|marktmiete|marktüblich*|vergleichsmiete|durchschnitt*|индекс*|калькулятор*|по рынку|рыночн*|рынок|рынке|рера|средн*|مؤشر*|المؤشر*|الموشر*|موشر*|السوق|حاسبة|ريرا|متوسط|सूचकांक|इंडेक्स|रेरा|बाजार|मार्केट|औसत|कैलकुलेटर|index|market|指数|指标|市场|市价|计算器|均价|行情',
  /** A rent goes up. */
  rises:
    'raise*|increase*|go up|goes up|hike|allowed|maximum|at most|legal*|erhöh*|mieterhöhung|anheb*|steiger*|erlaubt|maximal|höchstens|поднять|подним*|повыс*|максимум|зако*|يزيد*|يزود*|زياد*|يرفع*|رفع|يحق|القانون*|बढा*|बढ़ा*|ज्यादा से ज्यादा|अधिकतम|badha*|badhega|zyada se zyada|涨|加租|最多|上限|合法',
  /** A developer is paid by parts. */
  plan: 'payment plan|plan|instalment plan|installment plan|instalments|installments|handover|hand over|hand-over|completion|zahlungsplan|ratenplan|ratenzahlung|übergabe|fertigstellung|schlüsselübergabe|рассрочк*|план*|график|сдач*|передач*|ключ*|خطة*|خطه*|تقسيط|اقساط|التسليم|تسليم|الاستلام|استلام|पेमेंट प्लान|भुगतान योजना|प्लान|हैंडओवर|कब्जा|कब्जे|पजेशन|handover|possession|payment plan|plan|付款计划|付款方案|分期|交房|交屋|交付|交楼|首付比例',
  /** Asks what is paid of such a plan before the keys are handed over. */
  beforeHandover:
    'before handover|before hand over|before the handover|before completion|until handover|till handover|until completion|by handover|at handover|on handover|during construction|bis zur übergabe|vor übergabe|vor der übergabe|bei übergabe|bis übergabe|bis zur fertigstellung|до сдачи|до передачи|до ключей|до получения ключей|при сдаче|при передаче|после сдачи|قبل التسليم|عند التسليم|حتى التسليم|لحد التسليم|قبل الاستلام|عند الاستلام|لين التسليم|हैंडओवर तक|हैंडओवर से पहले|हैंडओवर पर|कब्जे तक|कब्जे से पहले|पजेशन तक|handover tak|handover se pehle|handover par|handover pe|possession tak|交房前|交屋前|交付前|交楼前|交房时|交屋时|到交房|到交屋',
  /** By the square metre. */
  perMetre:
    'per square metre|per square meter|per sqm|per sq m|per m2|per metre|per meter|a square metre|a sqm|in square metres|in sqm|per quadratmeter|pro quadratmeter|pro qm|pro m2|je quadratmeter|der quadratmeter|den quadratmeter|am quadratmeter|quadratmeterpreis|за метр|за квадратный метр|за квадрат|за кв м|за кв метр|за м2|за кв. м|метр квадратный стоит|للمتر|بالمتر|المتر المربع|سعر المتر|المتر بكم|لكل متر|प्रति वर्ग मीटर|वर्ग मीटर का|वर्ग मीटर के|मीटर का|मीटर के|per meter|meter ka|sqm ka|per sqm|每平米|每平方米|每平|一平米|一平方米|一平|每平方|平米单价|一坪米',
} as const

/** What stands behind a figure that is one for each square foot, and what stands before one. */
export const behindPerFoot =
  'psf|p/sqft|/ ?sqft|/ ?sq ft|/ ?sq.ft|/ ?ft2|/ ?ft|/ ?foot|/ ?кв.? ?фут|/ ?фут|per sqft|per sq ft|per sq.ft|per sq. ft|per square foot|per foot|per ft|a sqft|a sq ft|a square foot|a foot|each sqft|pro quadratfuß|pro sqft|pro qft|pro fuß|je quadratfuß|je sqft|am quadratfuß|за кв.? ?фут|за квадратный фут|за фут|с фута|на фут|с кв.? ?фута|للقدم|لكل قدم|على القدم|عالقدم|بالقدم|القدم|प्रति वर्ग फुट|प्रति वर्ग फीट|प्रति स्क्वायर फीट|प्रति फुट|हर फुट|per sq feet|per sqfeet|每平方英尺|每平方尺|每平方呎|每尺|每呎|一尺|一呎|/尺|/呎|/平方尺'
export const beforePerFoot =
  'per sqft|per sq ft|per square foot|per foot|psf|pro quadratfuß|pro sqft|je quadratfuß|за фут|за кв.? ?фут|للقدم|القدم|प्रति वर्ग फुट|प्रति फुट|每平方英尺|每平方尺|每平方呎|每尺|每呎|一尺|一呎'

/** What may stand between such a figure and its unit. */
export const amountUnits =
  'aed|dhs?|dirhams?|дирхам(?:а|ов)?|дхс|aed|درهم|दिरहम|dirham|迪拉姆|迪|块'

/** Stands between a number of cheques and what each of them is, and between what each is and their number. */
export const ofEachBehind =
  'of|at|@|x|×|[*]|each|each of|each at|for|zu|zu je|je|à|a|von je|von|по|каждый по|بقيمة|ب|بـ|كل واحد|كل واحد ب|كل شيك|قيمة كل واحد|का|की|के|वाले|हर एक|har ek|ke|ka|each|各|每张|每个|每笔|每张是'
export const ofEachBefore =
  'x|×|[*]|each in|each,? ?for|each,?|per cheque,?|per check,?|times|mal|je scheck,?|pro scheck,?|jeweils,?|за чек,?|каждый,?|по|के|का|की|हर एक,?|ke|ka|har ek,?|per cheque,?|لكل شيك|كل شيك|في|ضرب|乘以?|每张,?|一张,?'

/** What stands behind a share that is paid each month, and behind a number of months. */
export const eachMonth =
  'a month|per month|each month|every month|monthly|/ ?month|/ ?mo|p.?m.?|im monat|pro monat|monatlich|jeden monat|/ ?monat|в месяц|каждый месяц|ежемесячно|/ ?мес|हर महीने|महीने|प्रति माह|har mahine|mahine|monthly|per month|بالشهر|في الشهر|شهريا|كل شهر|每月|每个月|一个月|/月'
export const monthsBehind =
  'months?|monate?n?|mon|месяц(?:а|ев)?|мес|महीने|महीनों|माह|mahine|mahino|شهر|اشهر|شهور|个月|個月'
