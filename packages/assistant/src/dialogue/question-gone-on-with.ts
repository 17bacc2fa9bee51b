import type { Reading } from '@manzil/query-language/reading/reader'
import type { AnswerContext } from '../answer-context.ts'
import { asksAmount } from '../passages/asks-amount.ts'
import { asksRule } from '../passages/asks-rule.ts'
import type { Passage } from '../passages/passage.ts'
import type { QuestionBefore } from '../passages/passages-with-points.ts'
import { subjectOf } from '../passages/points-asked.ts'
import { sentencesTelling } from '../passages/tells-aspect.ts'
import type { DialogueState, Intent, SearchSlots } from '../state.ts'
import {
  asksBarely,
  leansOnQuestion,
  withReplaced,
  wordsIn,
} from '../understanding/goes-on-with-question.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { isOwnSum } from '../understanding/money/signs.ts'

/** A message that is as good as the question of a text is asked by itself. */
const itself = 0.8
/** So is one whose text is surely ahead, unless it begins with a condition or puts one word in place of another. */
const surely = { score: 0.6, lead: 0.15 }
/** Even with a condition, or where it names little. */
const mostSurely = { score: 1.2, lead: 0.4 }
const surelyOpen = { score: 0.5, lead: 0.2 }
/** So many words ask of themselves: a text of its own answers them where that of the question before says little of it. */
const ownText = { score: 0.42, lead: 0.12, surely: 0.55, ofBefore: 0.7, words: 7 }
const searches: ReadonlySet<Intent> = new Set(['find_property', 'search_location'])
const farOwn = { score: 0.6, lead: 0.3 }
/** Who asks for a right of its own. */
const ownRule = { score: 0.42, lead: 0.1 }
/** Both questions together have to fit a text. */
const leastScore = 0.3
/** What is asked next is rather told by the text that answered before, or by the same part of another guide. */
const samePlace = 0.25
/** Far rather, where the message says nothing of itself and the text holds what is asked. */
const sameText = 1
/** How much a few words say, and even fewer that stand in place of others. */
const ofMessageAlone = 0.5
const ofReplacement = 0.2
/** Questions that go on and on are remembered by their first words. Letters. */
const longest = 200

/** A question and the one before it, with the texts that fit both of them. */
export interface QuestionGoneOnWith {
  question: string
  passages: readonly Passage[]
}

/**
 * What a message asks that goes on with the question that a text answered last: 'and in Abu Dhabi?',
 * 'if I have a loan?'; undefined where it stands alone.
 */
export async function questionGoneOnWith(
  context: AnswerContext,
  before: DialogueState['answered'],
  read: (text: string) => Reading,
): Promise<QuestionGoneOnWith | undefined> {
  const { said, understanding, state, tools, language, gazetteer } = context
  if (before === undefined || before.age > 0) return undefined
  const isBare = asksBarely(said)
  if (state.request?.asked !== undefined || understanding.mood !== undefined) return undefined
  // 'Could someone show us the first one on Saturday?' asks an agent, whatever was asked before.
  if (leadIntents.has(understanding.intent)) return undefined
  if (state.money !== undefined && (!isBare || isOwnSum(state.money.kind))) return undefined
  const { told } = understanding
  const isElsewhere = (told.location ?? []).some(
    (slug) => gazetteer.place(slug)?.kind !== 'emirate',
  )
  if (isElsewhere) return undefined
  const leans = leansOnQuestion(said, read(said), understanding)
  if (leans === undefined) return undefined
  const telling = await passagesTelling(context, before)
  if (telling !== undefined) return telling
  const next = isBare ? await askedNextOfText(context, before) : undefined
  if (next !== undefined) return next
  const ofBefore = { text: before.question, ...read(before.question) }
  const replaced = withReplaced(ofBefore, { text: said, ...read(said) }, told)
  const question = replaced ?? before.question
  const both = `${said} ${question}`
  const [ofMessage, ofQuestion, ofBoth] = await Promise.all(
    [said, question, both].map((text) => tools.passages(text, language)),
  )
  const [alone] = ofMessage ?? []
  // 'What if he then rents it to somebody else?' is asked alone, and looks for no home.
  const byItself =
    leans === 'condition' && searches.has(understanding.intent)
      ? { question: said, passages: ofMessage ?? [] }
      : undefined
  if (!isBare && alone !== undefined && alone.likeness >= itself) return byItself
  const isSureBy = (least: typeof surely): boolean =>
    alone !== undefined && alone.score >= least.score && alone.lead >= least.lead
  if (!isBare && isSureBy(mostSurely)) return byItself
  const isSure = isSureBy(leans === 'open' ? surelyOpen : surely)
  const isReplaced = replaced !== undefined && leans !== 'open'
  const isLong = wordsIn(said) >= ownText.words
  // 'And if I buy off-plan, what keeps the developer from running away?' has a text far ahead, whatever it puts in place.
  const isFarOwn = isSureBy(farOwn) && pageOf(alone?.link ?? '') !== pageOf(before.link)
  const isOwnRule = asksRule(said) && isSureBy(ownRule)
  if (isLong && !isBare && (replaced === undefined || isFarOwn || isOwnRule)) {
    if (isFarOwn || isOwnRule || hasTextOfItsOwn(ofMessage ?? [], before)) return byItself
  }
  if (isSure && !isBare && leans !== 'condition' && !isReplaced) return undefined
  const isFor = ({ link }: Passage): boolean => !ofOtherSide(told.purpose).test(link)
  // The fees of who buys stand in another guide than those of who rents.
  const isSame =
    told.purpose === undefined
      ? ({ link }: Passage) => pageOf(link) === pageOf(before.link)
      : ({ heading }: Passage) => heading === before.heading
  const holds = ({ text }: Passage): boolean => !asksAmount(said) || /\d/u.test(text)
  const passages = ranked(
    {
      ofMessage: (ofMessage ?? []).filter(isFor),
      ofQuestion: (ofQuestion ?? []).filter(isFor),
      ofBoth: (ofBoth ?? []).filter(isFor),
    },
    replaced === undefined ? ofMessageAlone : ofReplacement,
    (passage) => {
      if (!isSame(passage)) return 0
      return isBare && holds(passage) ? sameText : samePlace
    },
  )
  const [best] = passages
  if (best === undefined || best.score < leastScore) return undefined
  if (leans === 'open' && pageOf(best.link) !== pageOf(before.link)) return undefined
  return { question: both.slice(0, longest), passages }
}

/** 'How long does it take?': the sentences of the text that answered before, or of one that fits it as well, where they say it. */
async function askedNextOfText(
  { said, language, tools }: AnswerContext,
  before: NonNullable<DialogueState['answered']>,
): Promise<QuestionGoneOnWith | undefined> {
  const earlier = await tools.passages(before.question, language)
  const isSame = ({ link, heading }: Passage): boolean =>
    link === before.link && heading === before.heading
  const others = earlier.slice(0, mostEarlier).filter(({ link }) => link.startsWith('/faqs'))
  for (const text of [...earlier.filter(isSame), ...others]) {
    const told = sentencesTelling(text.text, said)
    if (told !== undefined && told.length > 0)
      return {
        question: `${said} ${before.question}`.slice(0, longest),
        passages: [{ ...text, told }],
      }
  }
  return undefined
}
/** Texts that fit the question before nearly as well. */
const mostEarlier = 2

/**
 * What is known to answer a message that asks of the subject before, or else its own texts where it
 * names a subject that the question before did not: 'and may he raise the rent?'
 */
async function passagesTelling(
  { said, language, tools }: AnswerContext,
  before: QuestionBefore,
): Promise<QuestionGoneOnWith | undefined> {
  const passages = await tools.passages(said, language, undefined, before)
  const own = subjectOf(said)
  const spokenOf = subjectOf(before.question)
  if (passages[0]?.told !== undefined)
    return {
      question: own === undefined ? `${said} ${before.question}`.slice(0, longest) : said,
      passages,
    }
  return own === undefined || own === spokenOf ? undefined : { question: said, passages }
}

/** Whether another text answers a message by itself, and the one that was told says next to nothing of it. */
function hasTextOfItsOwn(ofMessage: readonly Passage[], before: QuestionBefore): boolean {
  const [alone] = ofMessage
  if (alone === undefined || alone.score < ownText.score) return false
  // Several texts may fit it: that of the question before is none of them.
  if (alone.lead < ownText.lead && alone.score < ownText.surely) return false
  const told = ofMessage.find(({ link }) => pageOf(link) === pageOf(before.link))
  return (told?.score ?? 0) < alone.score * ownText.ofBefore
}

/** Guides for those who do something else, and of places, which have questions of their own. */
const ofOtherSide = (purpose: SearchSlots['purpose']): RegExp => {
  if (purpose === 'sale') return /^\/(?:area|tenant|landlord)-guide/u
  return purpose === 'rent' ? /^\/(?:area|buyer|seller)-guide/u : /^\/area-guide/u
}

interface Found {
  ofMessage: readonly Passage[]
  ofQuestion: readonly Passage[]
  ofBoth: readonly Passage[]
}

/** The texts that fit one of the questions by how well they fit both, each by its part that fits both best. */
function ranked(
  { ofMessage, ofQuestion, ofBoth }: Found,
  share: number,
  headStart: (passage: Passage) => number,
): Passage[] {
  const scores = new Map<string, number>()
  const add = (link: string, score: number): void => {
    const page = pageOf(link)
    scores.set(page, (scores.get(page) ?? 0) + score)
  }
  for (const { link, score } of ofMessage) add(link, share * score)
  for (const { link, score } of ofQuestion) add(link, score)
  const parts = new Map(
    [...ofBoth, ...ofQuestion, ...ofMessage].toReversed().map((part) => [pageOf(part.link), part]),
  )
  const found = [...parts].map(([page, part]) => ({
    ...part,
    score: (scores.get(page) ?? 0) + headStart(part),
  }))
  const sorted = found.sort((left, right) => right.score - left.score)
  return sorted.map((part, at) => ({
    ...part,
    lead: part.score === 0 ? 0 : 1 - (sorted[at + 1]?.score ?? 0) / part.score,
  }))
}

/** A text, whichever part of it a link leads to. */
const pageOf = (link: string): string =>
  /^\/(?:area-guide|blog-details)/u.test(link) ? link.replace(/&section=.*$/u, '') : link
