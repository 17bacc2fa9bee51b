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
]

/** Whether a question is one that the texts leave open, so that none of them is quoted as its answer. */
export function isLeftOpen(question: string): boolean {
  const text = foldText(question)
  return leftOpen.some((needed) => needed.every((pattern) => pattern.test(text)))
}
