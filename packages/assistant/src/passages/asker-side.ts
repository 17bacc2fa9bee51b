import { foldText } from '@manzil/query-language/language/fold'

/** Who asks, in a deal about a home. */
export type Side = 'buyer' | 'seller' | 'tenant' | 'landlord'

/** What only that side would say, over folded text. A seller also has tenants: it is asked first. */
const said: Readonly<Record<Side, readonly RegExp[]>> = {
  seller: patterns([
    String.raw`\b(?:i|we)(?:'?m| am|'?re| are)? (?:want to |wanna |am |are )?(?:sell|selling|sold)\b|\b(?:sell|selling|sold) (?:my|our|the) |\bmy (?:place|flat|home|villa) (?:goes|sells)\b|\bmy buyer\b|\bbuyer(?:'?s)? (?:side|for my|wants|keeps|asks)|\bwants (?:to buy )?our (?:flat|home|place|villa)\b|\bput(?:ting)? it on the market\b|\bas (?:a )?seller\b|\bwhen selling\b|\bon a sale\b`,
    String.raw`\bverkauf(?:e|en|t|st)?\b|\bals verkaeufer|\bbe(?:i|im) (?:einem |dem )?verkauf|\bmein(?:e|en|em)? kaeufer|\binteressent(?:en)? fuer mein`,
    'прода(?:ю|ем|ть|жу|дим|вать|л|ла|ли)(?!\\p{L})|(?:для|при|за) продаж|покупател|(?:у|для|как|мне) продавц|избавиться от (?:нее|квартиры)|моя квартира уйдет|квартира уходит',
    '(?:وقت|عند|في|على) البيع|[انهح]بيع|عموله البيع|بيعت(?:ي|ها)|بيع (?:شقتي|بيتي|فلتي|الفيلا)|بعت|ببيع|بدي ابيع|افك من|بفك من|مشتري|جالي زبون|اعرض(?:ه|ها)|البائع',
    String.raw`\bbech(?:na|ne|ni|un|unga|ta|te|i|a|kar|dun|diya)?\b`,
    'बेच(?:ना|ूं|ूँ|ने|ते|कर|ी|ा|न)?|बिक्री|खरी?ि?दार',
    '我(?:想|要|打算)?卖|卖(?:房|掉|家)|出售|買家|买家|脱手',
  ]),
  landlord: patterns([
    String.raw`\bmy (?:ex )?(?:tenants?|renters?)\b|\b(?:tenant|renter) (?:says|said|wants|left|leaves|leaving|stopped|hasn|has not|wont|refuses|keeps|stays|moves|moving|painted|sublets?|doesn|is (?:not|behind|leaving|late))|\btenants? of my\b|\bmy renter\b|\b(?:guy|people|family|couple) in my (?:flat|place|villa|apartment)\b|\b(?:let|letting|lease) (?:out )?(?:my|our) |\brent(?:ing)? (?:out )?my (?:flat|place|villa|apartment|studio) out\b|\brent(?:ing)? out\b|\brent i collect\b|\bas (?:a )?landlord\b|\binvestment flat\b`,
    String.raw`\bmein(?:e|en|em|er)? (?:ex-?)?mieter|\bvermiet|\bals vermieter|\bmiete verlangen\b|\b(?:der )?mieter (?:zahlt|will|sagt|zieht|weigert|bleibt|verlangt|hat (?:nicht|die|das|den))`,
    'сда(?:ю|ем|ть|вать|л)(?!\\p{L})|(?:мо|сво)(?:й|его|ему|и|их|им) (?:арендатор|жил|квартирант)|(?<!\\p{L})жил(?:ец|ьц\\p{L}+)(?!\\p{L})|квартирант|арендатор(?:а|у|ом)?(?!\\p{L})|пускать туристов',
    'المستاجر|مستاجري|مستاجر (?:عندي|عندنا)|الساكن|اجر شقتي|ااجر|اوجر|تاجير|يسكن عندي|شقتي الموجره',
    String.raw`\bkira(?:y|ye|e)dar\b`,
    'मेरा किराएदार|मेरे किराएदार|किराएदार (?:ने|नहीं|को|से|के)|किरायेदार (?:ने|नहीं|को|से|के)|किराए पर (?:दे|चढ़ा|लगा)|किराये पर (?:दे|चढ़ा|लगा)',
    '租客|租户|租戶|房客|出租|放租|收租',
  ]),
  tenant: patterns([
    String.raw`\b(?:my|our|the) (?:landlord|landlady|owner)\b|\b(?:landlord|landlady) (?:wants|says|let|is|won|keeps|refuses)|\bowner (?:wants|says|is)|\b(?:i(?:'?m| am)?|we(?:'?re| are)?) rent(?:ing)?\b(?! (?:\w+ ){0,3}out\b)|\bmy (?:lease|rent|tenancy)\b|\bon the lease\b|\bhanding back\b|\bmov(?:e|ing) out\b|\bas (?:a )?tenant\b|\bi pay \d`,
    String.raw`\bmein(?:e|en|em|er)? (?:vermieter|hausherr|eigentuemer|miete(?!r)|mietvertrag)|\b(?:der|die) (?:vermieter|vermieterin|eigentuemer)\b|\b(?:ich|wir) miete|\bals mieter|\bbeim (?:an)?mieten\b|\bausziehen\b|\bzur miete`,
    'хозя(?:ин|йк|ев)|арендодател|сни(?:маю|маем|мать|му)|снять (?:кварт|жиль|студи|дом|вилл|однушк|двушк)|съем|съезжа|сдать квартиру хозяин',
    '(?:صاحب|راعي) (?:البيت|الشقه|السكن|العماره|الفيلا)|صاحبها|اللاندلورد|سيبت الشقه|طلعت من الشقه|سلمت الشقه|المالك|الموجر|استاجر|مستاجر (?:انا|شقه)|عقدي|ايجاري|غير الاجار|باقيلي .{0,12}ايجار|اسلم الشقه',
    String.raw`\b(?:makan ?)?malik\b`,
    'मकान ?मालिक|मालिक (?:ने|कह|बोल|नहीं|का|की|को|बिना)|लैंडलॉर्ड|किराए पर (?:ले|रह)|किराये पर (?:ले|रह)',
    '房东|房東|业主(?:说|要|想)|我租|租(?:房|了)|退租|搬走|业主说',
  ]),
  buyer: patterns([
    String.raw`\bi(?:'?m| am)? buy(?:ing)?\b|\bwe(?:'?re| are)? buy(?:ing)?\b|\b(?:getting|bought|buy|buying|purchase) (?:a|an|my|our|the) |\bto buy\b|\bas (?:a )?buyer\b|\bthe seller\b|\bfirst home\b|\bmortgage\b`,
    String.raw`\bkauf(?:e|en|st|t)?\b|\bals kaeufer|\bgekauft\b|\bder verkaeufer`,
    'куп(?:ить|лю|им|ил|ила|или)|покупк|покупаем|покупаю|продавец|продавц',
    '[انيهح]?شتري|اشترى|شريت|اشتريت|شراء|بشتري|نشتري|البايع|باخذ شقه|كمالك جديد',
    String.raw`\bkharid`,
    'खरी?ि?द(?:ना|ने|ते|ी|ा|ें)|विक्रेता|बेचने वाला',
    '买(?:房|了|一|套|下|期)|買(?:房|了|一)|购房|卖家|業主賣',
  ]),
}

/** Somebody else sells the home that one lives in: a tenant tells of the landlord. */
const soldByAnother = patterns([
  String.raw`(?<!\b(?:as|am|m|as the|am the|m the) )\b(?:he|she|they|owner|landlord|landlady)\b(?: (?:says?|said|told us|told me|that|he|she|they|now))* ?(?:(?:is|are|s|re|will|ll|(?:wants?|plans?|decided) to) )?(?:sell(?:ing|s)?|sold)\b`,
  String.raw`(?<!\b(?:als|bin|bin der|bin die) )\b(?:er|vermieter(?:in)?|eigentuemer(?:in)?)\b.{0,25}\bverkauf(?:t|en)\b`,
  String.raw`(?<!я )(?:(?<!\p{L})(?:он|она)(?!\p{L})|хозя\p{L}+|собственни\p{L}+|арендодател\p{L}+) .{0,20}прода(?:ет|ть|л|ла|ю?т)(?!\p{L})`,
  '(?<!انا )(?:المالك|صاحب (?:البيت|الشقه|الملك)|اللاندلورد|الموجر) .{0,25}(?:يبيع|بيبيع|باع|البيع)',
  String.raw`(?:मालिक|वो|वह|उसने|\b(?:malik|landlord|owner|wo|woh|usne)\b) .{0,25}(?:बेच|\bbech)`,
  '(?<!我是)(?:房东|业主|他|她).{0,6}卖',
])

function patterns(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'u'))
}

/** The side that the words of a question are of; undefined where they could be of several. */
export function sideOf(question: string): Side | undefined {
  const text = foldText(question.normalize('NFC'))
  if (soldByAnother.some((pattern) => pattern.test(text))) return 'tenant'
  const heard = (['seller', 'landlord', 'tenant', 'buyer'] as const).filter((side) =>
    said[side].some((pattern) => pattern.test(text)),
  )
  // Who sells a home that is let, or buys from a seller, names both sides: what comes first decides.
  const [first, second] = heard
  if (first === 'landlord' && second === 'tenant') return undefined
  return first
}
