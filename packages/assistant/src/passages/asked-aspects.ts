import type { Side } from './asker-side.ts'
import { foldedPattern } from './folded-pattern.ts'

/** What is asked of a rule, a paper or a fee. */
export type Aspect =
  | 'bothSides'
  | 'payer'
  | 'negotiable'
  | 'refused'
  | 'refund'
  | 'notice'
  | 'duration'
  | 'end'
  | 'catch'
  | 'place'
  | 'amount'
  | 'definition'
  | 'need'
  | 'ways'

interface AspectWords {
  /** How it is asked, over folded text, in the six languages. */
  asked: RegExp
  /** What a sentence holds that answers it; any sentence does where it is absent. */
  told?: RegExp
  /** The answer goes on behind its first sentence, or is the whole part that it stands in. */
  goesOn?: 'behind' | 'whole'
  /** Whose question it is: texts for the other side of a tenancy or a sale do not answer it. */
  of?: Side
}

/** The first that is heard in a part of a question is what that part asks: 'who pays how much'. */
export const aspects: Readonly<Record<Aspect, AspectWords>> = {
  bothSides: {
    asked: foldedPattern([
      String.raw`\bboth (?:sides|parties|of us)\b|beid\w* (?:seiten|parteien)|с обеих|обе(?:их|ими) сторон|(?:من|على) (?:ال)?طرفين|من الجهتين|दोनों (?:तरफ़?|पक्ष|साइड|ओर)|\bdono(?:n)? (?:sides?|taraf|party|parties)|双方|雙方|两边|兩邊|两头`,
    ]),
    told: foldedPattern(['both sides|beide seiten|обе(?:их|ими)? сторон|الطرفين|दोनों|双方|两边']),
  },
  payer: {
    asked: foldedPattern([
      String.raw`\bwho (?:(?:has|have|is|needs?) to |must |should |will |usually |normally )*(?:pay|cover|bear)|\bwho'?s paying|\bpaid by whom`,
      String.raw`\bwer (?:muss |soll |hat )?(?:.{0,25} )?(?:(?:be)?zahl|traeg|uebernimm)`,
      String.raw`кто (?:\S+ ){0,3}(?:за)?(?:плат|оплач)|за чей сч`,
      String.raw`(?<!\p{L})(?:مين|من|منو)(?: \S+){0,2} (?:ال)?[يبت]?ي?دفع|مين يتحمل|من يتحمل|(?<!\p{L})على (?:مين|من)(?!\p{L}| ?\d)`,
      String.raw`कौन (?:\S+ )?(?:देता|देगा|भर|चुका)|\bkaun (?:\S+ )?(?:de|bhar|pay)|\bkisko (?:dena|bharna|pay)|किसे (?:देना|भरना)`,
      '谁(?:来)?[付出交给承]|由谁',
    ]),
    told: foldedPattern([
      String.raw`\b(?:pay|pays|paid|bears?|borne|owes?)\b.*\b(?:tenant|landlord|buyer|seller|owner|side|whoever)|\b(?:tenant|landlord|buyer|seller|side|who)\b.*\b(?:pay|pays|paid|bears?|borne|owes?)\b|mostly it is the tenant`,
      String.raw`(?<!\p{L})(?:be)?(?:zahl|traegt|schulde).*(?:mieter|kaeufer|seite|wer verliert)|(?:mieter|kaeufer|seite|(?<!\p{L})wer(?!\p{L})).*(?<!\p{L})(?:be)?(?:zahl|traegt|schulde)`,
      '(?:плат|оплач|нес[её]т).*(?:арендатор|арендодател|покупател|продав|сторон|тот|кто|проигравш)|(?:арендатор|покупател|продав|сторон|кто).*(?:плат|оплач|нес[её]т)',
      'دفع.*(?:المستاجر|الموجر|المالك|المشتري|البايع|البائع|طرف|من )|(?:المستاجر|الموجر|المشتري|البائع|الطرفان|طرف|من ).*(?:دفع|يتحمل)',
      String.raw`(?:किराएदार|ख़रीदार|विक्रेता|मकान मालिक|पक्ष|कौन|हारने).*(?<![\p{L}\p{M}])(?:दे(?!ख|श)|बाँट|उठा|चुका)`,
      '(?:租客|房东|买方|卖方|双方|各|谁)(?:全|各)?(?:付|承担)|由.{1,8}(?:付|承担)',
    ]),
  },
  negotiable: {
    asked: foldedPattern([
      String.raw`negotia|bargain|haggl|\b(?:reduce|lower)(?:d)?\b|\bdiscount`,
      'verhandel|handeln|rabatt|nachlass|guenstiger',
      'торг|снизить|скидк|договорить|дешевле',
      'تفاوض|اتفاوض|ينزل|تنزيل|تخفيض|خصم',
      String.raw`मोल|कम (?:हो|कर)|बातचीत|\bkam (?:ho|kar)`,
      '可以谈|能谈|谈一谈|商量|讲价|砍价|打折|便宜',
    ]),
    told: foldedPattern([
      String.raw`\bagree|\bcustom\b|vereinbar|договор[иё]|договарива|الاتفاق|بالاتفاق|सहमति|谈|商定|约定`,
    ]),
  },
  refused: {
    asked: foldedPattern([
      String.raw`\brefus|\bwont (?:return|give|pay|refund)|\bnot (?:return|giv|pay|refund)|\b(?:does|did|do)(?:nt| not) (?:return|give|pay|refund)|\bwithh[eo]ld|\b(?:keeps?|keeping|kept) (?:my|our|the)\b`,
      String.raw`weigert|(?:gibt|zahlt|rueckt|bekomme).{0,40}\bnicht\b|einbehalt|behaelt|will .{0,30}nicht (?:zurueck|heraus|raus)`,
      'не (?:возвраща|отда[её]|верн|хочет (?:вернуть|отда|возвр))|отказыва|удержива',
      'رافض|يرفض|رفض|(?:ما|مش|مو) (?:بده|يبي|رجع|يرجع|بيرجع|راضي|عايز|رد)',
      String.raw`(?:वापस|लौटा) नहीं|नहीं (?:दे|लौटा)|\b(?:wapas|vapas|lauta) nahi|\bnahi (?:de|lauta)`,
      '不(?:肯|愿意?)?(?:退|还|给)|拒绝|扣(?:着|了|下|押金)',
    ]),
    told: foldedPattern(['rental disputes|арендн\\S* спор|فض المنازعات|विवाद केंद्र|租赁纠纷中心']),
    goesOn: 'whole',
    of: 'tenant',
  },
  refund: {
    asked: foldedPattern([
      String.raw`refund|\b(?:get|getting|come|comes|given?) (?:\S+ ){0,3}back\b|\breturn(?:ed|able)?\b`,
      'zurueck|erstatt',
      'возврат|возвращ|верн[её]т|вернут',
      'يرجع|ترجع|نرجع|يسترد|استرد|مسترد|استرجاع',
      String.raw`वापस|लौट|\bwapas|\bvapas`,
      '退吗|能退|可退|退还|退回',
    ]),
    told: foldedPattern([
      String.raw`return|\bback\b|zurueck|возвра|верн[её]|يرد|ويرد|वापस|लौट|可退|退还`,
    ]),
    goesOn: 'whole',
    of: 'tenant',
  },
  notice: {
    asked: foldedPattern([
      String.raw`\bhow (?:early|much notice|long before|far in advance)\b|\bnotice\b`,
      'wie (?:frueh|lange vorher|lange im voraus)|ankuendig',
      'за сколько|предупред|заранее|уведом',
      'قبل (?:كم|قديش|شقد)|اشعار|انذار|اخطار|يبلغني',
      String.raw`(?:दिन|महीने|समय) पहले|नोटिस|\b(?:din|mahine|time) pe?hle`,
      '提前多|提前几|提前通知',
    ]),
    told: foldedPattern([
      String.raw`\d.*(?:announce|notice|ankuend|предупред|пред[уе]|الاشعار|पहले)|(?:announce|notice|ankuend|предупред|الاشعار|पहले|提前|到期前).*\d`,
    ]),
  },
  duration: {
    asked: foldedPattern([
      String.raw`\bhow (?:long|many (?:days|weeks))\b|wie (?:lange|viele (?:tage|wochen))|сколько (?:времени|дней|недель|занимает|длится|ждать)|как долго`,
      String.raw`كم (?:يوم|مده|[يت]اخ[ذد]|ب[يت]اخ[ذد]|وقت)|(?:قديش|شقد) (?:بياخذ|ياخذ|وقت|مده)|कितने (?:दिन|समय|टाइम|हफ़्ते)|कितना (?:समय|टाइम|वक़्त)|\bkitn[ae] (?:din|time|samay)|多久|多长时间|几天`,
    ]),
    told: foldedPattern([
      'day|week|hour|tag|woche|stunde|дн[яе]|недел|час|يوم|اسبوع|اسابيع|ساع|दिन|हफ़्त|घंट|天|周|小时',
    ]),
  },
  end: {
    asked: foldedPattern([
      'cancel|deregist|loesch|abmeld|austrag|отмен|аннулир|снять с|الغ(?:ي|ى|اء|يه|يها)|[ياتن]لغي|रद्द|注销|取消',
    ]),
    told: foldedPattern(['cancel|loesch|отмен|الغ(?:اء|ي|ى)|[يت]لغ[ىي]|रद्द|注销']),
  },
  catch: {
    asked: foldedPattern([
      String.raw`\bcatch\b|\brisk|\bdownside|\btrap\b|haken|risik|nachteil|подвох|риск|минус|مخاطر|عيوب|خطر|जोखिम|नुक़सान|पेंच|风险|坑|缺点|陷阱`,
    ]),
    goesOn: 'behind',
  },
  place: {
    asked: foldedPattern([
      String.raw`\bwhere\b|(?<!\p{L})wo(?:hin)?(?!\p{L})|\bbei wem\b|(?<!\p{L})(?:где|куда)(?!\p{L})|(?<!\p{L})(?:وين|فين|اين)(?!\p{L})|कहाँ|किधर|\bkaha[an]?\b|\bkidhar\b|哪里|哪儿|去哪|在哪|找谁|向谁`,
    ]),
    told: foldedPattern([
      String.raw`\bapp\b|cent(?:re|er)|zentrum|\boffice|registrierungsstelle|приложени|центр|офис|مركز|تطبيق|مكتب|केंद्र|ऐप|दफ़्तर|中心|应用`,
    ]),
  },
  amount: {
    asked: foldedPattern([
      String.raw`\bhow (?:much|high|many)\b|\bcosts?\b|\bprice\b|\bwhat (?:percent|rate)`,
      String.raw`\bwie ?(?:viele?|hoch|teuer)\b|\bkostet\b|\bkosten\b`,
      'сколько|ск[оа]лько|какой процент|какая (?:сумма|комиссия)|стоит|стоимост',
      String.raw`(?<!\p{L})(?:و)?(?:كم|كام|قديش|اديش|شكثر|شقد|بكم|بكام)(?!\p{L})|تكلف|يكلف`,
      String.raw`\bkitn[aei]\b|कितन[ाीे]|\bkharch`,
      '多少|几个点|几%|多高',
    ]),
    told: foldedPattern([String.raw`\d.*(?:[%٪]|aed|درهم)|(?:[%٪]|aed|درهم).*\d`]),
  },
  definition: {
    asked: foldedPattern([
      String.raw`\bwhat(?:s| is| are| does)\b|\bwho (?:is|are)\b|was (?:ist|sind|heisst|bedeutet)|wer (?:ist|sind)|что (?:такое|значит|за)|кто так|зачем`,
      String.raw`(?<!\p{L})(?:ما|شو|ايش|وش|شنو|ايه) (?:هو|هي|هم|يعني|معن)|يعني (?:ايه|شو|ايش)|क्या (?:है|होता)|कौन (?:है|होते)|\bkya (?:hai|hota)|什么是|是什么|什么意思|是谁`,
    ]),
    goesOn: 'behind',
  },
  need: {
    asked: foldedPattern([
      String.raw`\b(?:do|will) (?:i|we) (?:really |also )?need|\brequired\b|\bmandatory\b|\bobligat|\bcompulsory\b|\bmust i\b|brauch|muss ich|noetig|pflicht|нужн|обязательн|надо ли`,
      String.raw`لازم|ضروري|الزامي|ज़रूरी|लाज़मी|चाहिए|\bzaruri|\bchahiye|必须|一定要|需要|要不要`,
    ]),
    told: foldedPattern([
      String.raw`\bneed(?:ed|s)?\b|brauch|нужн|(?<!\p{L})(?:و)?تلزم|चाहिए|都要用|须`,
    ]),
  },
  ways: {
    asked: foldedPattern([
      String.raw`\b(?:can|could|may) (?:i|we|you)\b|\bpossible\b|(?:kann|koennen|darf|duerfen) (?:ich|man|wir)|moeglich|можно|могу|можем`,
      String.raw`ممكن|ينفع|اقدر|بقدر|يصير|فيني|सकत|\bsakt|可以|能不能|能否|能用`,
    ]),
    told: foldedPattern(['twelve|zwoelf|двенадцати|اثني عشر|बारह|十二']),
    goesOn: 'behind',
  },
}
