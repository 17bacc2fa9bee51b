import { foldText } from '@manzil/query-language/language/fold'
import { aspects } from './asked-aspects.ts'
import { emirateSaid, emiratesNamed, namesEmirate } from './asker-emirate.ts'
import { foldedPattern } from './folded-pattern.ts'

/** A beginning that names one of the sides says whose matter it is. */
const sides = foldedPattern([
  String.raw`\b(?:tenants?|landlords?|buyers?|sellers?|owners?)\b|mieter|vermieter|kaeufer|eigentuemer|арендатор|арендодат|покупател|продав|собственник`,
  'المستاجر|الموجر|المالك|المشتري|البائع|किराएदार|मकान मालिक|ख़रीदार|विक्रेता|मालिक|租客|房东|买方|卖方|业主',
])

/** A residence that hangs on a home. */
const visa = foldedPattern([
  String.raw`\bvisas?\b|\bresidency\b|visum|(?<!\p{L})виз[аеуыо]|اقام[هت]|فيزا|वीज़ा|签证`,
])

const goes = String.raw`cancel|lose|lost|keep|gone|revok|erlisch|verlier|entzogen|behalt|аннулир|потеря|теря|сохран|[يتن]لغ|تنسحب|रद्द|ख़त्म|\bcancel|取消|失效|还有效`
const visaLost = new RegExp(
  `(?:${visa.source}).{0,60}(?:${goes})|(?:${goes}).{0,60}(?:${visa.source})`,
  'u',
)

/** What is asked of any text, and what a sentence holds that answers it, over folded text. */
const asking: readonly { asked: RegExp; told?: RegExp; begins?: RegExp }[] = [
  {
    asked: foldedPattern([
      String.raw`\b(?:police|jail|prison|criminal|crime|arrest\w*|travel ban)\b|polizei|gefaengnis|strafbar|straftat|verhaft`,
      'полици|тюрьм|посад(?:ят|ить)|уголовн|арест|سجن|حبس|ينحبس|شرطه|جنائي|جريمه',
      String.raw`जेल|पुलिस|अपराध|गिरफ़्तार|\b(?:jail|police|arrest)\b|坐牢|报警|警察|刑事|犯罪|抓`,
    ]),
    told: foldedPattern([
      String.raw`\b(?:crime|criminal)\b|straftat|strafbar|преступлен|уголовн|جريمه|जुर्म|अपराध|犯罪|刑事`,
    ]),
  },
  // 'I sold it: is my golden visa gone?' in a text of all that is left to do.
  { asked: visaLost, told: visa },
  { ...aspects.payer, begins: sides },
  aspects.duration,
  aspects.amount,
]

/** A sentence that begins so leans on the one before it. */
const leans = foldedPattern([
  String.raw`^(?:if|when|it|its|they|their|this|that|these|those|without|both|then|otherwise|so|but|there|he|she|until then|beyond|afterwards|before that|above it|for that|what|until april)(?!\p{L})`,
  String.raw`^(?:wenn|teilt|er|es|sie|das|dies\w*|dann|danach|davor|sonst|beid\w*|dafuer|dazu|davon|ohne|bis dahin|deshalb|darueber|darunter|was)(?!\p{L})`,
  String.raw`^(?:если|когда|он|она|оно|они|это|эт\S+|тогда|иначе|потом|затем|без|там|е[её]|его|их|оба|обе|поэтому|то|выше)(?!\p{L})`,
  String.raw`^(?:اذا|لو|واذا|وهو|وهي|والا|ثم|وبعدها|بعدها|وفوق|وفوقه|ولذلك|لذلك|ولا|وبدون|ومن|وان|واذا|ففي|فان|هذا|هذه|وهذا|وهذه)(?!\p{L})`,
  String.raw`^(?:अगर|वह|वे|यह|ये|इस\S*|उस\S*|तब|वरना|दोनों|बिना|फिर|बाद)(?![\p{L}\p{M}])`,
  '^(?:如果|若|它|他|她|这|那|否则|之后|然后|没有|两者|此后|以上)',
])

/** Two sentences that answer as much: the first. */
const answers = (sentence: string, asked: readonly RegExp[]): number => {
  const text = foldText(sentence)
  return asked.filter((told) => told.test(text)).length
}

/**
 * The place of the sentence that says what is asked, where the first one does not say it: who pays, how
 * much, how long, whether it is a crime; undefined where the text answers as it begins.
 */
export function leadingSentence(
  sentences: readonly string[],
  question: string,
): number | undefined {
  const folded = foldText(question)
  const beginning = foldText(sentences[0] ?? '')
  const asked = asking.flatMap(({ asked: how, told, begins }) =>
    told !== undefined && how.test(folded) && begins?.test(beginning) !== true ? [told] : [],
  )
  if (asked.length === 0) return undefined
  const emirate = emirateSaid(question)
  const isOfAnother = (sentence: string): boolean =>
    emirate !== undefined &&
    !namesEmirate(sentence, emirate) &&
    emiratesNamed.some((each) => namesEmirate(sentence, each))
  const found = sentences
    .map((sentence, at) => ({ at, sentence, answers: answers(sentence, asked) }))
    .filter(
      ({ at, sentence }) =>
        at === 0 || !(leans.test(foldText(sentence).trim()) || isOfAnother(sentence)),
    )
  const most = found.reduce((best, each) => (each.answers > best.answers ? each : best))
  return most.at === 0 || most.answers === 0 ? undefined : most.at
}
