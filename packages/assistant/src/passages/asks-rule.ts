import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'
import { subjectOf } from './points-asked.ts'

/** Rights, permissions and duties as they are asked for, over folded text, in the six languages. */
const rights = foldedPattern([
  String.raw`\b(?:is|are|am|be|isnt|arent) (?:(?:it|this|that|we|i|they|he|she|you) )?(?:\w+ )?(?:allowed|legal|illegal|lawful|permitted|entitled|obliged)\b|\bagainst the law\b`,
  String.raw`\b(?:have|has|had) (?:\w+ ){0,2}rights?\b|\b(?:my|our|tenants?|buyers?) rights\b`,
  String.raw`\b(?:can|could|may|must) (?:the|my|our|a|his|her|their) (?:\w+ )?(?:landlord|landlady|owner|tenants?|seller|buyer|developer) (?!(?:\w+ )?(?:accept|lower|reduce|go|come|include|offer|show|send|call|furnish|add)\b)`,
  String.raw`\b(?:get|kick|throw|put|force) (?:the |my |our |a )?(?:tenants?|him|her|them|us|me) out\b|\bevict|\bsub-?l(?:et|ease)`,
  String.raw`\b(?:can|may|could|allowed)\b.{0,30}\bown (?:property|freehold|land|real estate|an? \w+|there|here|in)\b`,
  String.raw`(?<!\p{L})(?:darf|duerfen) (?:ich|man|wir|er|sie|der|die|mein|unser|ein|jeder)|(?<!\p{L})(?:ist|sind|waere) (?:\S+ ){0,4}(?:erlaubt|zulaessig|rechtens|verboten|legal|rechtmaessig)|(?:das|ein) recht (?:dazu|auf|zu)|recht darauf`,
  String.raw`(?<!\p{L})(?:kann|muss|koennen|muessen) (?:der|die|mein\w*|unser\w*|ein\w*) (?:\w+ )?(?:vermieter|mieter|eigentuemer|verkaeufer|kaeufer|bautraeger)|eigenbedarf|untervermiet|mieter\w* (?:raus|loswerden)`,
  String.raw`(?:имею|имеет|имеем|имеют|есть ли|есть) (?:\S+ ){0,3}право(?!\p{L})|(?<!\p{L})вправе|законно|(?:разрешено|разрешается|запрещено|можно) ли (?:\S+ )?(?:сдавать|делить|жить|подсел|пересда|владеть)|(?:обязан|обязана|обязаны) ли|ли (?:\S+ )?обязан`,
  String.raw`(?:может|могут|должен|должна) ли (?:\S+ )?(?:хозя|владел|собственник|арендодател|арендатор|покупател|продав|застройщик)|(?:хозяин|хозяйка|собственник|арендодатель|владелец|застройщик) (?:может|должен|имеет)|высел|субаренд`,
  String.raw`(?<!\p{L})(?:من حق|ب?يحق|بيحق)\S*|قانوني|مسموح|مخالف للقانون|(?:المالك|الموجر|صاحب (?:ال)?\S+|المستاجر) (?:\S+ )?(?:يقدر|يجوز|ملزم|مجبر|مجبور)|(?:يقدر|يستطيع|يجوز|يحق) (?:لل|ال)(?:مالك|موجر|مستاجر)`,
  String.raw`(?:ينفع|يصير|يجوز|اقدر|بقدر|نقدر|فيني|ممكن|يمكن\S*) (?:\S+ ){0,2}(?:ا|ن|ي|ت)تملك|يطلع(?:ني|نا) من|(?:ا|ن|ب|ي)طلع (?:ال)?مستاجر|اخلاء (?:ال)?مستاجر|يطردن`,
  String.raw`(?:अधिकार|हक|इजाज़त|अनुमति) (?:है|नहीं|होत)|कानूनी (?:है|तौर)|(?:मकान ?मालिक|मालिक|किराएदार|किरायेदार).{0,40}सकत|\b(?:landlord|makan malik|kirayedar|tenant)\b.{0,40}\bsakt|\b(?:legal|allowed|haq|kanuni) (?:hai|h)\b|(?:किराएदार|किरायेदार|tenant|kirayedar).{0,15}(?:निकाल|खाली|nikal|khali)|बेदखल`,
  String.raw`\btenants?\b.{0,40}\b(?:refus\w+|wont|will not|doesnt|not|never) (?:to )?(?:leave|leaving|move|moving|vacate|go)\b|mieter\w*.{0,40}(?:nicht|weiger\S*).{0,15}(?:auszieh|raus|ausziehen)`,
  String.raw`(?:арендатор|жил[её]ц|жильц|квартирант)\S* .{0,25}не (?:съезжа|выезжа|хоч\S+ (?:съезж|выезж)|освобожда)|المستاجر .{0,25}(?:رافض|يرفض|(?:مش|مو) راضي|ما (?:يبي|بده|عايز)) (?:\S+ )?(?:يطلع|يخرج|الخروج|الاخلاء)`,
  String.raw`(?:किराएदार|किरायेदार|\btenant|\bkirayedar).{0,40}(?:नहीं|\bnahi).{0,15}(?:खाली|निकल|छोड़|जा रह|khali|nikal|chhod)|(?:खाली|khali) (?:नहीं|nahi) (?:कर|kar)|(?:租客|房客)[^。？]{0,12}(?:不肯?|拒绝|拒不|不愿意?)(?:搬|走)`,
  String.raw`(?:विदेशी|भारतीय|प्रवासी|\b(?:indian|expat|nri|foreigner)s?\b).{0,30}(?:ख़रीद|खरीद|\bkharid|\ble).{0,8}(?:सकत|\bsakt)|(?:يقدر|بيقدر|مسموح) (?:\S+ )?(?:ال)?(?:اجنبي|اجانب|وافد\S*)|(?:может|могут|можно) ли (?:\S+ )?иностран`,
  '合法|违法|犯法|有权|有没有权|允许(?:吗|么)|(?:房东|业主|租客|房客|开发商)[^，。？]{0,8}(?:可以|能不能|可不可以|能否|必须)|赶(?:走|出)|搬走吗|收回自住|合租.{0,4}(?:行|可以|允许)|(?:可以|能)合租|外国人[^。？]{0,12}(?:能|可以|产权)',
])

/** What becomes of a home when its owner dies, or how it is given to a relative: it asks for no other home. */
const withinFamily = foldedPattern([
  String.raw`\b(?:if|when|after|once|should) (?:i|we|he|she|my \w+|the owner)(?: or (?:my \w+|she|he))? (?:die|dies|died|pass(?:es|ed)? away)\b|\binherit\w*|\bheirs?\b|\bpassed away\b`,
  String.raw`\b(?:gift|gifting) (?:my|our|the|a) (?:\w+ )?(?:flat|apartment|villa|home|house|property|place|unit)\b|\btransfer\w* (?:my|our|the|his|her) (?:\w+ )?(?:flat|apartment|villa|home|house|property|share|ownership)\b`,
  String.raw`\bwenn (?:ich|wir|er|sie|der eigentuemer) (?:\w+ )?(?:sterb|stirbt|tot)|verstorben|gestorben|(?<!\p{L})erb(?:e|en|in|schaft|fall|recht)(?!\p{L})|todesfall|schenkung|verschenk|(?:wohnung|haus|villa|immobilie) .{0,30}(?:schenken|ueberschreib)`,
  String.raw`(?<!\p{L})умр(?:у|[её]т|[её]м)(?!\p{L})|(?<!\p{L})(?:умер|умерла|скончал\S*)(?!\p{L})|наследств|наследник|унаследова|завещани|после смерти|(?:подар|переоформ|переписа)\S* .{0,25}(?:кварт|жиль|дом|вилл|недвиж|дол)`,
  '(?<!\\p{L})(?:اموت|متت|توفى|توفي|توفت|متوفي)(?!\\p{L})|الورثه|ورثه|ميراث|التركه|(?:ال)?هبه(?!\\p{L})|(?<!\\p{L})(?:ا|ن)هب (?:شقت|بيت|فلت)|(?:نقل|ننقل|انقل|تنقل) (?:ال)?ملكي',
  String.raw`मृत्यु|देहांत|गुज़र (?:ग|जा)|मर (?:ग|जा)|वारिस|विरासत|वसीयत|(?:घर|फ़्लैट|प्रॉपर्टी|विला).{0,25}(?:उपहार|गिफ़्ट)|\b(?:mar|guzar) (?:ja|ga)\w*|\bwaris\b|\bvasiyat|\bvirasat|\b(?:flat|ghar|property|villa).{0,25}\bgift\b|\bnaam (?:add|jod|kar|transfer)\w*|नाम (?:जोड़|ट्रांसफ़र)`,
  '去世|过世|死后|死了|继承|遗产|遗嘱|赠与|(?:房子|公寓|别墅|房产).{0,8}(?:送给|过户给|赠)|加(?:上|进)?.{0,6}(?:名字|名)(?:到|进|在)?产权',
])

/** Whether rules are the same in two places. */
const rulesCompared = foldedPattern([
  String.raw`\brules?\b.{0,25}\b(?:different|differ|same)\b|\b(?:different|same|other) (?:\w+ )?rules?\b`,
  String.raw`(?:andere|gleichen|dieselben) regeln|regeln .{0,20}(?:anders|gleich)|(?:правила|закон\p{L}*) .{0,20}(?:отлича|друг|одинаков)|(?:قواعد|قوانين) .{0,20}(?:تختلف|مختلفه|نفس)|नियम .{0,20}(?:अलग|वही|एक जैस)|(?:规定|规则).{0,8}(?:不同|不一样|一样|相同)`,
])

/** Whether it is safe to buy what is not built, and what one may do where it is late. */
const unbuilt = foldedPattern([
  String.raw`(?:off-? ?plan|unbuilt|developer)\b.{0,50}\b(?:safe|risky|scam|goes bust|bankrupt|delay\w*|late|never finish\w*)\b|\b(?:safe|risky|risk)\b.{0,40}\boff-? ?plan`,
  String.raw`(?:off-?plan|neubau|bautraeger).{0,50}(?:sicher|riskant|serioes|pleite|insolven|verspaet|verzoeger|nicht fertig)|(?:sicher|riskant)\S* .{0,30}off-?plan`,
  String.raw`(?:новостро|на стадии|котлован|off-?plan|застройщик).{0,50}(?:безопас|надежн|риск|обман|банкрот|задерж|опозда|не достро|просроч)|(?:безопасно|надежно|рискованно)\S* .{0,30}(?:новостро|off-?plan|котлован)`,
  '(?:ال|عال|بال)?(?:خارطه|خريطه|مطور).{0,40}(?:امن|امان|مضمون|خطر|نصب|افلس|يفلس|تاخر|يتاخر|اتاخر)|(?:امان|امن|خطر) .{0,30}(?:خارطه|خريطه)',
  String.raw`(?:off-? ?plan|ऑफ-? ?प्लान|बिल्डर|डेवलपर|builder|developer).{0,50}(?:\bsafe|सेफ|सुरक्षित|जोखिम|\brisk|भाग जा|\bbhag|देर|\blate|\bder |डूब|delay)`,
  '(?:期房|楼花|开发商)[^。？]{0,24}(?:安全|靠谱|风险|烂尾|跑路|破产|延期|逾期|晚交|拖)',
])

/** Rules of which nobody who looks for a home speaks. */
const spokenOfAlone: ReadonlySet<string> = new Set(['ejari', 'rentRise', 'dispute'])
/** Registers of other emirates. */
const registers = foldedPattern([String.raw`\btaw?th?[ei]+[qk]\b|таус?тик|توثيق (?:ال)?عقد|तौथीक`])
/** 'Who registers Tawtheeq?': its own text has its name. */
export const namesRegister = (message: string): boolean => registers.test(foldText(message))

/** What one property allows is no rule; what a landlord may forbid or ask for is one. */
const ofLandlord = foldedPattern([
  String.raw`\blandlord|\blandlady|vermieter|хозя[ий]|арендодател|المالك|الموجر|صاحب (?:البيت|الشقه)|मकान ?मालिक|मालिक|\bmalik\b|房东|房東|业主`,
])
/** Animals and grills. */
const ofOneProperty = foldedPattern([
  String.raw`\b(?:pets?|dogs?|cats?|bbq)\b|haustier|hund|katze|животн|собак|кошк|حيوان|كلب|قطه|पालतू|कुत्त|बिल्ली|宠物|狗|猫`,
])

/** Whether a message asks for a right or a permission in so many words, or what becomes of a home in the family. */
export function asksPermission(message: string): boolean {
  const text = foldText(message)
  return rights.test(text) || withinFamily.test(text)
}

/** 'May the landlord put us out?': a message that asks for a right, a permission or a rule, whatever it names beside. */
export function asksRule(message: string): boolean {
  const text = foldText(message)
  if (withinFamily.test(text) || rulesCompared.test(text)) return true
  if (ofOneProperty.test(text) && !ofLandlord.test(text)) return false
  const subject = subjectOf(message)
  const isSubject = subject !== undefined && spokenOfAlone.has(subject)
  return rights.test(text) || registers.test(text) || isSubject
}

/** A tenancy that is to be registered or attested, over folded text. */
const registration = foldedPattern([
  String.raw`\b(?:contract|tenancy|lease)\b.{0,40}\b(?:regist\w+|attest\w*|municipality|notari\w+)|\b(?:regist\w+|attest\w*) (?:the |my |our |a )?(?:contract|tenancy|lease)`,
  String.raw`(?:mietvertrag|vertrag).{0,40}(?:registrier|beglaubig|eingetragen|eintragen|angemeldet|stadtverwaltung)|(?:registrier|beglaubig)\S* .{0,20}(?:mietvertrag|vertrag)`,
  String.raw`(?:договор|аренд).{0,40}(?:регистр|заверя|заверит|муниципал)|(?:регистр|заверя|заверит)\S* .{0,20}договор`,
  '(?:عقد|العقد|عقدي).{0,40}(?:يتوثق|توثيق|يوثق|نوثق|اوثق|تصديق|يتصدق|يصدق|تسجيل|يتسجل|بلدي)|(?:توثيق|تصديق|تسجيل) (?:ال)?عقد',
  '(?:अनुबंध|करार|कॉन्ट्रैक्ट|contract|agreement).{0,40}(?:रजिस्ट|पंजी|सत्यापित|नगरपालिका|regist|attest|municipality)',
  '(?:合同|租约|租約).{0,16}(?:登记|登記|备案|備案|认证|認證|市政)|(?:登记|备案|认证)(?:合同|租约)',
])
/** Whether a message asks about the registration of a tenancy, which each emirate has under another name. */
export const asksRegistration = (message: string): boolean => registration.test(foldText(message))

/** 'Is it safe to buy off-plan?', 'what if the developer is late?' */
export const asksOfUnbuilt = (message: string): boolean => unbuilt.test(foldText(message))
