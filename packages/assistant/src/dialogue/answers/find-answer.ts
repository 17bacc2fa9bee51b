import type { AnswerContext } from '../../answer-context.ts'
import { asksOfFraud } from '../../passages/asks-of-fraud.ts'
import { asksOfSite } from '../../passages/asks-of-site.ts'
import { asksOfUnbuilt, asksRule } from '../../passages/asks-rule.ts'
import { isGuideOfPlace, isOfAnotherPlace } from '../../passages/guide-of-place.ts'
import type { Passage } from '../../passages/passage.ts'
import { withoutMeasures } from '../../passages/without-measures.ts'
import { answeredShare, shareOf } from '../../turn-kind/turn-kind.ts'
import { aspectsIn } from '../../understanding/asked-area.ts'

/** A passage that holds less of the question is about something else. */
const leastFit = 0.6
/** Where the words name a subject that the assistant knows. */
const leastFitOfTopic = 0.45
/** The text about a subject has many words, and no passage holds all of them. */
const leastFitByTopic = 0.25
const surelyAsked = 0.7
/** What a text of a question in everyday words has at least. */
const leastOfAsked = { score: 0.22, fit: 0.15 }
/** A dialect shares few words with a text that the ways of asking for it still find. */
const surelyHeld = 0.35
/** Ahead of all others so far, it is the one; also a little less where it holds most of the question. */
const sureLead = 0.2
const sureEnough = { lead: 0.12, fit: 0.6 }
/** Who asks which places are quiet names none. */
const ofSomePlace = 0.4
/** Its very question was asked. */
const theSame = 0.85
/** Further passages that are offered hold nearly as much as the best one. */
const nearlyAsGood = 0.8
export const mostLinks = 3
/** Han says as much in half of them. */
export const shortInHan = 0.5

/** What answers a question, and whether that is sure. */
export interface Found {
  best: Passage
  others: readonly Passage[]
  isSure: boolean
}

/** What answers a message that may ask it for a home of one size, which is in no text. */
export async function findWhateverSize(context: AnswerContext): Promise<Found | undefined> {
  const found = await findAnswer(context)
  const plain = found === undefined ? withoutMeasures(context.said) : undefined
  return plain === undefined ? found : findAnswer({ ...context, said: plain })
}

/** The text that answers a message, and whether that is sure. */
export async function findAnswer(context: AnswerContext): Promise<Found | undefined> {
  const { said, tools, language, state, texts } = context
  const found = await tools.passages(said, language)
  const asked = questionsFirst(found.filter((passage) => mayAnswer(passage, context)))
  const [first] = asked
  if (first === undefined) return undefined
  if (context.asked !== undefined && first.told === undefined)
    return { best: first, others: asked.slice(1, mostLinks), isSure: first.lead >= sureEnough.lead }
  if (first.told !== undefined)
    return { best: first, others: asked.slice(1, mostLinks), isSure: true }
  const same = asked.find(({ likeness }) => likeness >= theSame)
  if (same !== undefined) return { best: same, others: nearTo(same, asked), isSure: true }
  const { topic } = state
  const fit = first.fit
  const isAhead = first.lead >= sureLead || (first.lead >= sureEnough.lead && fit >= sureEnough.fit)
  const isAsked =
    answeredShare(context.guess) >= surelyAsked || asksOfRules(said) || asksOfUnbuilt(said)
  const isHeld =
    first.score >= surelyHeld || (first.score >= leastOfAsked.score && fit >= leastOfAsked.fit)
  if (isAsked && isHeld) {
    const others = isAhead ? nearTo(first, asked) : asked.slice(1, mostLinks)
    return { best: first, others, isSure: isAhead }
  }
  // A known subject is also found by what is always said about it, however it was asked.
  const byTopic = topic === undefined ? [] : await tools.passages(texts.topics[topic], language)
  const inBoth = asked.filter((one) => byTopic.some(({ heading }) => heading === one.heading))
  // Where the question itself finds something much nearer, its subject says less.
  const isNearer = fit >= leastFit && (inBoth[0]?.fit ?? 0) < first.fit * nearlyAsGood
  const isFound = fit >= (topic === undefined ? leastFit : leastFitOfTopic)
  const fitting =
    inBoth.length > 0 && !isNearer
      ? inBoth
      : isFound
        ? asked
        : byTopic.filter((one) => one.fit >= leastFitByTopic)
  const [best] = fitting
  return best && { best, others: nearTo(best, fitting), isSure: true }
}

/** A long part of a guide tells of much; the text of a question that fits nearly as well answers that alone. */
function questionsFirst(found: readonly Passage[]): readonly Passage[] {
  const [first] = found
  if (first === undefined || first.told !== undefined || first.link.startsWith('/faqs'))
    return found
  if (isGuideOfPlace(first.link) || first.text.length <= longestOf(first.text)) return found
  const question = found.find(
    ({ link, score, fit }) =>
      link.startsWith('/faqs') &&
      score >= first.score * ofQuestion.score &&
      fit >= first.fit * ofQuestion.fit,
  )
  return question === undefined
    ? found
    : [{ ...question, lead: sureLead }, ...found.filter((one) => one !== question)]
}
const ofQuestion = { score: 0.5, fit: 0.9 }
const longestOf = (text: string): number => (hasHan(text) ? longPart * shortInHan : longPart)
/** Parts of guides with more letters tell of several things. */
const longPart = 500

/** A guide answers who asks of its place, and for no rule. */
export const mayAnswer = (passage: Passage, context: AnswerContext): boolean =>
  mayBePolicy(passage, context) && (!isGuideOfPlace(passage.link) || isOfItsPlace(passage, context))

/** The rules of the site answer who surely speaks of it. */
const mayBePolicy = ({ link, likeness }: Passage, { guess, said }: AnswerContext): boolean =>
  !/^\/[a-z-]+-policy|^\/terms/u.test(link) ||
  likeness >= theSame / 2 ||
  asksOfSite(said) ||
  shareOf('site', guess) >= ofSite

const ofSite = 0.55

const isOfItsPlace = (passage: Passage, context: AnswerContext): boolean =>
  asksOfPlace(context) &&
  !asksOfRules(context.said) &&
  !isOfAnotherPlace(passage, context.understanding.told, context.gazetteer)

/** How a right or a scam is told is the same in all places. */
const asksOfRules = (said: string): boolean => asksRule(said) || asksOfFraud(said)

/** A guide fits many words, and answers nobody who speaks of no place, or who names one in a story of a contract. */
const asksOfPlace = ({ understanding: { told }, guess, said }: AnswerContext): boolean =>
  shareOf('area', guess) >= ofSomePlace ||
  (told.location !== undefined && !(asksOfMatter(guess) && aspectsIn(said).length === 0))

/** It surely asks how things work, and hardly of a place. */
const asksOfMatter = (guess: AnswerContext['guess']): boolean =>
  shareOf('knowledge', guess) >= ofMatter.knowledge && shareOf('area', guess) <= ofMatter.area
const ofMatter = { knowledge: 0.7, area: 0.15 }

/** The others that hold nearly as much. */
const nearTo = (best: Passage, found: readonly Passage[]): Passage[] =>
  found.filter((one) => one !== best && one.fit >= best.fit * nearlyAsGood)

/** It surely asks how things work, and a text fits: its question stands above it, and others are offered below. */
export const isLikely = (best: Passage, { guess }: AnswerContext): boolean =>
  shareOf('knowledge', guess) >= likelyAnswer.knowledge &&
  best.score >= likelyAnswer.score * (hasHan(best.text) ? inHan : 1)
const likelyAnswer = { knowledge: 0.75, score: 0.38 }

/** Hardly any word of the question is in the text, or it names a property and a text that is not even ahead: it is no answer. */
export function isFarFetched(
  { best, isSure }: Found,
  { asked, said, isPart, understanding }: AnswerContext,
): boolean {
  if (isSure || isPart || asked !== undefined || best.likeness > 0.5 || asksOfRules(said))
    return false
  if (isGuideOfPlace(best.link)) return false
  const score = best.score / (hasHan(best.text) ? inHan : 1)
  const isOfProperty = ofProperty.some((name) => understanding.told[name] !== undefined)
  return (
    score < farFetched.score ||
    (isOfProperty && score < farFetched.ofProperty && best.lead < sureEnough.lead)
  )
}
const farFetched = { score: 0.26, ofProperty: 0.4 }
/** Who names them rather looks for a property. */
const ofProperty = ['price_max', 'price_min', 'bedrooms_min', 'features'] as const
/** Pairs of signs find more than words. */
const inHan = 1.8

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
