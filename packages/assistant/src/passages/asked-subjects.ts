import type { Aspect } from './asked-aspects.ts'
import type { Side } from './asker-side.ts'
import { foldedPattern } from './folded-pattern.ts'

/** A certificate that the landlord does not give, or took away. */
const withheldOrCancelled = foldedPattern([
  String.raw`\b(?:landlord|owner|he|she|they)\b.{0,40}\b(?:refus\w*|wont|avoid\w*|cancel\w*|(?:not|doesnt|dont|didnt|isnt) (?:giv|do|mak|approv|register|cooperat|sign)\w*)`,
  String.raw`(?:vermieter|eigentuemer|makler|(?<!\p{L})(?:er|sie)(?!\p{L})).{0,40}(?:weiger|verweiger|mauert|drueckt|geloescht|loeschen|gibt .{0,20}(?:kein|nicht)|macht .{0,20}(?:kein|nicht))`,
  String.raw`(?:хозяин|владел|собственник|арендодател|(?<!\p{L})он(?!\p{L})).{0,40}(?:отказ|не (?:хочет|дела|регистр|да[её]т|подтверж)|тянет|аннулир|отмен|удал)|аннулир\S* мой`,
  'ejari.{0,30}(?:not cancel|nicht geloescht|не закрыт|कैंसल नहीं|没注销)|mein ejari geloescht',
  '(?:المالك|الموجر|صاحب (?:البيت|الملك|الشقه)).{0,40}(?:رافض|يرفض|رفض|كنسل|لغ[اى]|(?:ما|مش|مو) ?(?:بده|يبي|راضي|عايز|يسوي|متعاون))|كنسل',
  String.raw`(?:मालिक|landlord|owner|malik|usne|उसने).{0,40}(?:नहीं|मना|रद्द|कैंसल|\bnahi|\bmana|\bcancel)`,
  '(?:房东|业主|他).{0,12}(?:不给|不肯|不办|不去|拒绝|拖着|取消|注销)',
])

/** A tenancy that is left before its end has texts of its own for each side. */
const leftEarly = foldedPattern([
  String.raw`\b(?:leav\w*|mov\w*|go\w*|left|broke|break\w*) .{0,25}\b(?:early|before the (?:end|contract)|months? (?:early|before))|\bearly (?:exit|termination)\b`,
  String.raw`(?:vorzeitig|frueher|vor (?:vertragsende|ablauf)).{0,30}(?:auszieh|zieht|aus|raus|geh|kuendig)|(?:zieh|geh|kuendig)\S*.{0,30}(?:vorzeitig|frueher|vor (?:vertragsende|ablauf))|bricht den vertrag`,
  String.raw`(?:съе[хз]|выех|выезж|уе[хз]|расторг)\S*.{0,30}(?:раньше|досрочн|до конца)|(?:раньше|досрочн)\S*.{0,30}(?:съе[хз]|выех|выезд|выезж|уе[хз]|расторг)`,
  '(?:طلع|طالع|خرج|يخرج|تركت|ترك|كسر|انهي|مشي).{0,25}(?:قبل|بدري|مبكر)',
  String.raw`(?:पहले|समय से पहले|बीच में|\b(?:pehle|beech me|jaldi)\b).{0,25}(?:जा|छोड़|निकल|तोड़|\b(?:ja|jana|chhod|chod|nikal|tod|gaya)\w*)`,
  '提前(?:退租|搬|走|解约|离开|终止)|没到期.{0,4}(?:退|搬|走)',
])

/** So has what a buyer pays down. */
const leftEarlyOrBought = new RegExp(
  [
    leftEarly.source,
    foldedPattern([String.raw`form ?f\b|form[au]\S* ?f\b|форм\S* ?f\b|النموذج ?f|فورم ?f|फ़ॉर्म ?f`])
      .source,
  ].join('|'),
  'u',
)

/** Who leaves a tenancy before its end pays back no loan. */
const ofContract = foldedPattern([
  String.raw`\b(?:lease|tenan\w+|landlord|rent(?:al|ed)?)\b|miet\w*|vermieter|auszieh|(?:aus|den) (?:dem |m )?vertrag|ausm vertrag`,
  'аренд|хозя|съе[хз]|выех|договор\\S* найма|ايجار|المالك|المستاجر|किराए|किराया|मकान ?मालिक|\\bkiraya|退租|租约|房东|房租',
])

/** In whose name it has to be, or for whose visa, other texts tell. */
const inWhoseName = foldedPattern([
  String.raw`\b(?:whose|my|his|her|the company.?s?|wifes?|husbands?) name\b|\bname of\b|\bsponsor\w*`,
  'wessen name|auf (?:meinen|ihren|seinen|den) name|name(?:n)? (?:meiner|meines|der firma)',
  'на чье|чьего имени|на имя|на меня|на жену|на мужа',
  'باسم مين|باسم من|باسمي|باسم|على اسم',
  String.raw`किसके नाम|के नाम|मेरे नाम|\b(?:kiske|mere|uske|biwi ke|papa ke) naam`,
  '谁的名字|写谁|名下|我的名字',
])

/** Rules, papers and fees that people ask several things of. */
export type Subject =
  | 'commission'
  | 'ejari'
  | 'transferFee'
  | 'trustee'
  | 'noc'
  | 'deposit'
  | 'dispute'
  | 'rentRise'
  | 'cheques'
  | 'laterPlan'
  | 'goldenVisa'
  | 'earlySettlement'
  | 'costs'

interface SubjectWords {
  /** How a question names it, over folded text, in the six languages. */
  asked: RegExp
  /** How the texts of the site do. */
  told: RegExp
  /** Said with it where a text of its own answers: a holding deposit, a cheque that bounced. */
  elsewhere?: RegExp
  /** Said anywhere in the message where a text of its own answers: the deposit of who leaves early. */
  elsewhereInAll?: RegExp
  /** Sides that it concerns, where it is no matter of all. */
  of?: readonly Side[]
  /** What is asked of it, however that is said. */
  always?: Aspect
  /** Another matter of the same name: texts about it are none about this one, unless it is asked for. */
  namesakes?: RegExp
  /** Texts headed by it name it beside their own matter. */
  aside?: RegExp
  /** Texts headed so tell how much it is, and not when it comes back. */
  asideOfReturn?: RegExp
  /** What a sentence about it holds that tells this of it, where that is more than for others. */
  tells?: Readonly<Partial<Record<Aspect, RegExp>>>
}

const sale = ['buyer', 'seller'] as const
const rent = ['tenant', 'landlord'] as const

export const subjects: Readonly<Record<Subject, SubjectWords>> = {
  commission: {
    asked: foldedPattern([
      String.raw`\bcommissions?\b|\b(?:agen(?:t|cy)|brokers?|brokerage|realtor)(?:s|'s)? (?:fees?|charges?|takes?|gets?|costs?)\b|\bbrokerage\b|\b(?:do|does|will|would) (?:(?:the|an?|my|your|real estate) )*(?:agent|broker|agency|realtor)s? (?:take|charge|get|cost)\b`,
      'provision|courtage|makler(?:gebuehr|kosten|lohn)|(?:nimmt|kostet|verlangt|bekommt) (?:der |ein |ihr |mein )?makler',
      String.raw`комисси|бер[её]т (?:агент|риэ?лтор|брокер)|(?:агент|риэ?лтор|брокер|агентство)\S* (?:бер[её]т|стоит|получает)|процент\S* (?:агент|риэ?лтор|брокер)`,
      'عموله|كوميشن|كومشن|سعي الوسيط|سمسره|(?:ياخذ|بياخذ|بياخد|ياخد) (?:الوسيط|السمسار|الوكيل|المكتب)|(?:الوسيط|السمسار|الوكيل|المكتب) (?:ياخذ|بياخذ|بياخد|ياخد)',
      String.raw`कमीशन|दलाली|ब्रोकरेज|(?:एजेंट|ब्रोकर) (?:की|का) (?:फ़ीस|चार्ज)|(?:एजेंट|ब्रोकर) कितना|\bdalali\b|\b(?:agent|broker) (?:ki|ka) (?:fees?|charges?)|\b(?:agent|broker) kitn`,
      '佣金|中介费|经纪费|中介收|经纪人收',
    ]),
    told: foldedPattern(['commission|provision|комисси|عموله|कमीशन|佣金']),
  },
  ejari: {
    of: rent,
    asked: foldedPattern([
      String.raw`\bejari|\bijari\b|эджари|иджари|(?<!\p{L})(?:ال|و|و?ل)?ايجاري(?!\p{L})|एजारी|इजारी`,
    ]),
    told: foldedPattern([String.raw`ejari|ايجاري(?!\p{L})`]),
    aside: foldedPattern(['relatives|verwandte|родственник|اقارب|रिश्तेदार|亲戚']),
    elsewhere: withheldOrCancelled,
    elsewhereInAll: inWhoseName,
  },
  transferFee: {
    of: sale,
    asked: foldedPattern([
      String.raw`\b(?:transfer|registration|land department|dld) fees?\b|(?:who|wer|кто|من|مين|kaun|कौन|谁).{0,12}\D4 ?(?:%|٪|percent|prozent|процент)`,
      'uebertragungsgebuehr|grundbuchgebuehr|umschreibungsgebuehr',
      String.raw`сбор\S* (?:за (?:переход|регистрац)|dld)|регистрационн\S* сбор`,
      'رسوم? (?:نقل|التسجيل|تسجيل|الاراضي|دائره)',
      'ट्रांसफ़र फ़ीस|रजिस्ट्रेशन फ़ीस',
      '过户费|登记费',
    ]),
    // What is given to a relative costs another fee.
    elsewhereInAll: foldedPattern([
      String.raw`\bgift|schenk|подар|дарени|هبه|(?<!\p{L})[اني]هب(?!\p{L})|उपहार|गिफ़्ट|赠|送给`,
    ]),
    told: foldedPattern([
      String.raw`transfer fee|uebertragungsgebuehr|сбор\S* за переход|رسم نقل|ट्रांसफ़र फ़ीस|过户费`,
    ]),
  },
  trustee: {
    of: sale,
    asked: foldedPattern([
      String.raw`\btrustees?\b|registrierungsstelle|регистратор|трасти|امين التسجيل|امناء التسجيل|ट्रस्टी|过户中心`,
    ]),
    told: foldedPattern([
      'trustee|registrierungsstelle|регистратор|امين (?:ال)?تسجيل|امناء|ट्रस्टी|过户中心',
    ]),
  },
  noc: {
    of: sale,
    asked: foldedPattern([
      String.raw`\bnoc\b|no[ -]objection|unbedenklichkeit|عدم (?:ال)?ممانعه|एनओसी|无异议|無異議`,
    ]),
    told: foldedPattern([
      String.raw`\bnoc\b|no[ -]objection|developer.?s certificate|عدم ممانعه|عدم الممانعه|प्रमाण पत्र|无异议`,
    ]),
    elsewhereInAll: foldedPattern([
      String.raw`\b(?:paint|drill|alter|renovat|fit[ -]?out|move[ -]?in|landlord|tenant|salary|employer)\w*|umbau|vermieter|ремонт|переплан|хозя|صبغ|تعديل|ترميم|المالك|रेनोवे|मकान ?मालिक|装修|房东`,
    ]),
  },
  deposit: {
    of: rent,
    asked: foldedPattern([
      String.raw`\bdeposit|kaution|депозит|залог|(?<!\p{L})(?:[وب])?(?:ال)?تامين|(?<!\p{L})(?<!حساب )(?:و)?الضمان(?!\p{L})|الديبوزت|डिपॉज़िट|डिपोज़िट|सिक्योरिटी|押金|保证金`,
    ]),
    told: foldedPattern(['deposit|kaution|депозит|تامين|डिपॉज़िट|押金']),
    elsewhereInAll: leftEarlyOrBought,
    elsewhere: foldedPattern([
      String.raw`\b(?:holding|reservation|booking|token)\b|\b(?:empower|emicool|sewa)\b|\b(?:chiller|cooling|gas)\b|reservier|anzahlung|fernkaelte|брон|холодоснаб|задат`,
      String.raw`\b(?:re)?paint\w*|\b(?:deep )?cleaning\b|\bpenalt\w*|streich|malern|reinigung|strafe|покрас|уборк|штраф`,
      'صبغ|صباغ|دهان|تنظيف|غرام|पेंट|सफ़ाई|सफाई|पेनल्टी|粉刷|刷墙|清洁|违约金',
      'عربون|حجز|امباور|اميكول|تبريد|تشيلر|سيوا|बुकिंग|टोकन|बयाना|कूलिंग|चिलर|订金|定金|订房|留房|供冷|冷气|燃气',
    ]),
    asideOfReturn: foldedPattern([
      '^(?:how high may|who supplies|wie hoch darf|wer liefert|каким может|кто поставляет|كم يجوز|من يزود)',
      'डिपॉज़िट कितना हो|बिजली-पानी कौन देता|押金最高|由谁供应',
    ]),
    namesakes: foldedPattern([
      String.raw`electricity|dewa|\baddc\b|\btaqa\b|utilit|\bpower\b|strom|электрич|كهرباء|ديوا|बिजली|bijli|水电|水電|电费`,
    ]),
    aside: foldedPattern([
      'painting|penalt|holding deposit|reservierungs|задаток|عربون|टोकन|बयाना|留房|定金|订金|streich|strafe|покраск|штраф|الصباغه|الغرامه|पेंटिंग|पेनल्टी|粉刷|违约金',
    ]),
  },
  dispute: {
    of: rent,
    asked: foldedPattern([
      String.raw`\b(?:court|lawsuit|tribunal|complain(?:t|ts)?|rdc|rental disputes?|sue)\b|\b(?:file|open|filing|opening|bring) a case\b|\b(?:a|the|court) case cost|\blegal (?:action|proceedings)\b|\bproceedings\b`,
      'beschwer|so ein verfahren|das verfahren|mietgericht|(?:ver)?klag(?:e|en)(?!\\p{L})|vor gericht|schlichtung|streitfall',
      String.raw`(?<!\p{L})суд(?:а|е|у|ом)?(?!\p{L})|судиться|пожал(?:об|ов)|жалоб|жалова|(?<!\p{L})иск(?:а|у)?(?!\p{L})|арендн\S* спор`,
      '(?:ال)?قضيه|دعو[ىي]|محكمه|شكو[ىي]|اشتكي|بشتكي|نشتكي|فض المنازعات',
      String.raw`शिकायत|अदालत|कोर्ट|मुक़दम|केस (?:कहाँ|कहां|कर|लगा|का)|किराया विवाद|\b(?:shikayat|court|complain)\b|\bcase (?:kar|file|ka|lag)`,
      '投诉|起诉|打官司|仲裁|纠纷|法院|立案|告房东|告他',
    ]),
    told: foldedPattern([
      String.raw`rental disputes|арендн\S* спор|فض المنازعات|विवाद केंद्र|租赁纠纷中心`,
    ]),
    tells: {
      place: foldedPattern([
        String.raw`\b(?:go|bring|turn|files?)\b.* rental disputes|fall online oder im rental disputes|онлайн или в центр|الكترونيا او في مركز|ऑनलाइन या किराया विवाद केंद्र|网上或到租赁纠纷中心|(?:gehen|wenden|bringen).*rental disputes|rental disputes.*(?:bringen|wenden)|обра[тщ]\S* в центр|(?:الجا|اللجوء|الجوء) .*المنازعات|विवाद केंद्र.*(?:जाएँ|ले जा)|纠纷中心提出|提交租赁纠纷中心`,
      ]),
    },
  },
  rentRise: {
    of: rent,
    asked: foldedPattern([
      String.raw`\b(?:rais(?:e|ing)|increas(?:e|ing)|hik(?:e|ing)|put up)\b.{0,30}\brent|\brent\w*\b.{0,30}\b(?:increase|raise|hike|go up|rise)`,
      String.raw`\bmiet\w*.{0,25}(?:erhoeh|anheb|steiger)|mieterhoehung`,
      String.raw`(?:подн|повы[сш])\S*.{0,25}(?:аренд|плат)|(?:аренд|плат)\S*.{0,25}(?:подн|повы[сш])`,
      String.raw`(?:يزيد|يرفع|زياده|رفع|تزيد|يزود)\S*.{0,20}(?:ايجار|اجار)|(?:ايجار|اجار)\S*.{0,20}(?:يزيد|زياده|يرفع)`,
      String.raw`(?:किराया|किराए).{0,20}बढ़|\b(?:kiraya|rent).{0,20}badh`,
      '涨租|加租|涨房租|房租.{0,6}涨|租金.{0,6}(?:涨|上调)|(?:房东|业主|续约|续租)[^。？]{0,8}(?:要涨|想涨|涨价)',
    ]),
    elsewhere: foldedPattern(['furnish|moebl|меблир|мебел|مفروش|الفرش|फ़र्नि|家具']),
    told: foldedPattern([
      String.raw`(?:raise|raising) the rent|rent may rise|more rent may|miete erhoehen|miete steigen|mehr miete|аренд\S*.{0,12}(?:подн|повы)|(?:подн|повы)\S* аренд|الزياده التي|زياده الايجار|ارفع الايجار|किराया.{0,16}बढ़|涨.{0,4}租|index|индекс|مؤشر|موشر|सूचकांक|指数`,
    ]),
  },
  cheques: {
    of: rent,
    asked: foldedPattern([
      String.raw`\b(?:pay|paid|paying|rent|split|without|no|use|how many|instead of|monthly|\d+) (?:.{0,20} )?che(?:que|ck)s?\b|\bche(?:que|ck)s? (?:instead|only|needed|necessary|accepted)\b`,
      String.raw`(?:zahl\S*|ohne|statt|wie viele|\d+) (?:.{0,20} )?schecks?\b|\bschecks? (?:zahlen|statt|noetig)`,
      String.raw`(?:плат\S*|без|вместо|сколько|сколькими|\d+) (?:\S+ ){0,2}чек(?:а|у|ов|ами|и|ах|ом)?(?!\p{L})|чек(?:ами|ом) плат`,
      String.raw`(?:[اتنيب]دفع|دفع|بدون|بلا|بدل|كم|على|\d+) (?:\S+ ){0,2}(?:ال)?شيك`,
      String.raw`(?:\d+|बिना|कितने|kitne|bina) (?:चेक|che(?:que|ck))|(?:चेक|che(?:que|ck)s?) (?:से|में|के बिना|se|me|ke bina)(?![\p{L}\p{M}])`,
      String.raw`(?:付|分|用|几|\d+ ?).{0,4}张?支票|支票.{0,3}付`,
    ]),
    told: foldedPattern(['cheque|scheck|чек|شيك|चेक|支票']),
    elsewhere: foldedPattern([
      String.raw`\b(?:bounce[ds]?|bouncing|returned|uncovered)\b|geplatzt|platzt|ungedeckt|ohne deckung|непокрыт|без покрыт|(?:чек\S*) (?:не прош|верн)|верн\S* чек|ارتد|ترتد|مرتجع|بدون رصيد|شيك\S* (?:\S+ )?رجع|बाउंस|लौट(?:ा|ने) चेक|跳票|弹票|退票`,
    ]),
  },
  laterPlan: {
    of: sale,
    asked: foldedPattern([
      String.raw`\b(?:post|after)[ -]?hand ?over\b|nach (?:der )?uebergabe|после (?:сдачи|передачи)|постхэндовер|بعد (?:ال)?(?:تسليم|استلام)|हैंडओवर के बाद|handover ke baad|交房后|交付后`,
    ]),
    told: foldedPattern([
      'after the handover|nach der uebergabe|после сдачи|بعد التسليم|हैंडओवर के बाद|交房后',
    ]),
  },
  goldenVisa: {
    of: sale,
    asked: foldedPattern([
      String.raw`\bgolden visa|golden\S* visum|золот\S* виз|(?:الاقامه|الفيزا|اقامه|فيزا) (?:ال)?ذهبيه|गोल्डन वीज़ा|黄金签证`,
      String.raw`\b(?:10|ten)[ -]?(?:years?|yrs?)(?: residen\w+| golden)? visa|(?:10|zehn)[ -]?jahres[ -]?visum|visum (?:fuer|ueber) (?:10|zehn) jahre|виз\S* на (?:10|десять) лет|(?:10|десяти)-?летн\S* виз`,
      String.raw`(?:اقامه|الاقامه|فيزا) (?:ال)?(?:10|عشر) (?:سنوات|سنين)|(?:10|दस) साल (?:का|वाला|के) वीज़ा|\b10 saal (?:ka|wala) visa|(?:10|十) ?年(?:期|的)?(?:签证|居留)`,
    ]),
    told: foldedPattern([
      String.raw`golden visa|golden\S* visum|золот\S* виз|اقامه ذهبيه|الاقامه الذهبيه|गोल्डन वीज़ा|黄金签证|residence visa|aufenthalts(?:visum|erlaubnis)|резидентск\S* виз|يمنح العقار اقامه|रेज़िडेंस वीज़ा|居留签证`,
    ]),
  },
  earlySettlement: {
    of: sale,
    always: 'amount',
    elsewhereInAll: ofContract,
    asked: foldedPattern([
      String.raw`\bearly (?:settlement|repayment)\b|\b(?:pay|paying|settle|settling|repay|repaying)\b.{0,20}\bearly\b|\bprepay`,
      'vorzeitig|vorfaelligkeit|sondertilgung',
      'досрочн',
      'سداد (?:ال)?(?:\\S+ )?(?:ال)?مبكر|(?:ال)?سداد (?:ال)?مبكر|اسدد .{0,15}(?:بدري|قبل)',
      String.raw`लोन.{0,15}(?:जल्दी|पहले) (?:चुका|भर)|\bloan.{0,15}(?:jaldi|pehle) (?:chuka|bhar|khatam)`,
      '提前(?:还|结清)',
    ]),
    told: foldedPattern([
      'early settlement|settl|vorzeitig|ablös|досрочн|السداد المبكر|जल्दी चुका|提前(?:结清|还)',
    ]),
  },
  costs: {
    always: 'amount',
    asked: foldedPattern(['税费|taxesandfees']),
    told: foldedPattern([
      '^(?:fees and costs|gebuehren und kosten|сборы и расходы|(?:ال)?رسوم والتكاليف|फ़ीस और खर्च|费用)$',
    ]),
  },
}

/** Said of all that a deal costs, as one subject: 'taxes and fees'. */
export const taxesAndFees = foldedPattern([
  String.raw`\btax(?:es)?,? (?:and|or|&) (?:other )?(?:fees|charges|costs)\b|\b(?:fees|charges|costs),? (?:and|or|&) (?:other )?tax(?:es)?\b`,
  String.raw`steuern? (?:und|oder) (?:gebuehren|abgaben|kosten)|(?:gebuehren|abgaben|\w*kosten) (?:und|oder) steuern?`,
  String.raw`налог\S* и (?:сбор|расход)\S*|(?:сбор|расход)\S* и налог\S*`,
  'ضرايب و ?(?:ال)?رسوم|ضرائب و ?(?:ال)?رسوم|رسوم و ?(?:ال)?ضرا[يئ]ب',
  'टैक्स और (?:फ़ीस|ख़र्च)|(?:फ़ीस|ख़र्च) और टैक्स|tax aur (?:fees?|kharch\\S*)',
])
