import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

/** How large the home is that a matter is asked for, over folded text, in the six languages. */
const measures = [
  // '1 bed', '700 sq ft', 'двушки 90 метров', '70 qm'
  String.raw`\b(?:(?:for|in) (?:a|an|my|the) )?\d+[ -]?(?:beds?|br|bhk|bedrooms?|rooms?|zimmer|schlafzimmer)\b(?: (?:flat|apartment|apt|villa|wohnung))?`,
  String.raw`(?:\bfor (?:a )?(?:studio|flat|apartment|villa)(?: of)? )?(?<!\d)\d[\d,. ]{0,12}(?:sq\.? ?(?:ft|feet|m)|sqft|ft|feet|sqm|m2|qm|quadratmeter)(?!\p{L})(?: (?:flat|apartment|villa|wohnung))?`,
  String.raw`(?:для |на )?(?:однушк|двушк|трешк|студи|квартир)\S* (?:в |на )?\d+ ?(?:метр\S*|кв\S*(?: ?м(?!\p{L}))?|м2?(?!\p{L}))|(?:для |на |в )?\d+ ?(?:метр\S*|кв\.? ?м\S*|м2)`,
  String.raw`(?:ل)?(?:شقه|استوديو|فيلا)? ?\d+ ?(?:قدم|متر)(?: مربع\S*)?`,
  String.raw`\d+ ?(?:वर्ग फुट|स्क्वायर फीट|बेडरूम|बीएचके)(?: (?:का|के|की|वाले))?|\d ?[居室]室?|\d+ ?(?:平方?米?|尺)|一居室?|两居室?`,
].map((source) => new RegExp(foldedPattern([source]).source, 'gu'))

/** 'If they hand over at last, what is …': the question behind it says more of what is asked. */
const condition = foldedPattern([
  String.raw`^(?:(?:and|so|ok|und|also|а|و) )?(?:if|when|once|wenn|falls|sobald|если|когда|اذا|لو|अगर|agar|如果)(?: |(?=\p{Script=Han}))[^,，?]{3,50}[,，] ?`,
])

/** A question without the size of the home, and what it hangs on; undefined where it names none, or nothing is left. */
export function withoutMeasures(question: string): string | undefined {
  const folded = foldText(question)
  const left = measures.reduce((text, each) => text.replace(each, ' '), folded)
  const plain = left.replace(/\s+/gu, ' ').trim()
  if (plain === folded.trim() || plain === '') return undefined
  return plain.replace(condition, '')
}
