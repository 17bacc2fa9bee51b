import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

/** What the texts of the site say nothing of, although they have all of its words: each by what it needs together. */
const leftOpen: readonly (readonly RegExp[])[] = [
  // A loan for somebody who does not live in the country.
  [
    foldedPattern([
      String.raw`\bloans?\b|mortgage|\bfinanc|kredit|hypothek|finanzier|ипотек|кредит|قرض|تمويل|رهن|लोन|贷款|按揭`,
    ]),
    foldedPattern([
      String.raw`\bnon[- ]?residents?\b|\bnri\b|\bfrom (?:india|pakistan|abroad|overseas|the uk|europe|russia|china|germany|egypt)\b|\b(?:live|living|based) (?:abroad|overseas|outside)`,
      'nicht ?(?:ansaessig|resident)|ausland|aus deutschland|ohne wohnsitz|im ausland',
      'нерезидент|не резидент|из-за границы|за границей|без (?:резидент|внж)|из россии',
      'غير مقيم|مو مقيم|مش مقيم|من (?:الهند|الخارج|مصر|برا|بلدي)|خارج (?:الامارات|الدوله)|بدون اقامه',
      String.raw`एनआरआई|विदेश|भारत से|इंडिया से|\b(?:india|bharat|videsh|bahar) se\b`,
      '非居民|海外|国外|在国内|没有居留|无居留',
    ]),
  ],
  // A tenancy for who is only visiting.
  [
    foldedPattern([
      String.raw`\b(?:visit(?:or)?|tourist)'?s? visa|(?:touristen|besuch(?:er|s)?)-?visum|туристическ\S* виз|гостев\S* виз|(?:تاشيره|فيزا) (?:ال)?(?:زياره|سياح)|(?:विज़िट|टूरिस्ट) वीज़ा|旅游签|访问签|探亲签`,
    ]),
    foldedPattern([
      String.raw`\brent|\blease|\btenan|\bejari|miet|ejari|аренд|снять|сним|договор|ايجار|استاجر|عقد|किराए|किराये|kiraye|租`,
    ]),
  ],
  // Taxes on rent, and those of another country.
  [
    foldedPattern([String.raw`\btax(?:es|ed|able)?\b|steuer(?!berat)|налог|ضريب|टैक्स|交税|缴税|税`]),
    foldedPattern([
      String.raw`\brent(?:al)?s? (?:income|i get|i receive)|\btax(?:es)? on (?:the |my )?rent|\brent(?:al income)? .{0,20}\btax|mieteinnahme|mieteinkuenft|(?:доход\S*|налог\S*) (?:от|с|на) аренд|арендн\S* доход|со сдачи|(?:دخل|ضريبه) (?:ال)?(?:ايجار|تاجير)|किराए (?:की|से) (?:आय|कमाई)|kiraye ki (?:aay|income|kamai)|rental income|租金收入|房租收入`,
    ]),
  ],
]

/** Whether a question is one that the texts leave open, so that none of them is quoted as its answer. */
export function isLeftOpen(question: string): boolean {
  const text = foldText(question)
  return leftOpen.some((needed) => needed.every((pattern) => pattern.test(text)))
}
