import type { ChatAction, ChatLink } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { namesEmirate } from '../../passages/asker-emirate.ts'
import { isGuideOfPlace, placeOfGuide } from '../../passages/guide-of-place.ts'
import type { Passage } from '../../passages/passage.ts'
import { quoteFrom, restFor, sentencesOf } from '../../passages/quote.ts'
import { placeName } from '../../reply/names.ts'
import { quoteEvidence } from '../../reply/quote-evidence.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import { answeredShare } from '../../turn-kind/turn-kind.ts'
import { aspectsIn } from '../../understanding/asked-area.ts'
import { emirateElsewhere } from '../emirate-spoken-of.ts'
import { againstLimit } from './against-limit.ts'
import {
  type Found,
  findWhateverSize,
  hasHan,
  isFarFetched,
  isLikely,
  mayAnswer,
  mostLinks,
  shortInHan,
} from './find-answer.ts'
import { rulesOfElsewhere } from './rules-of-elsewhere.ts'

/** What is only near is offered, and not quoted. */
const leastFitOfNear = 0.3
/** A sum that may have been asked about in general. */
const explained = { kind: 0.45, score: 0.5 }
/** A longer part of a text is as good as all of it. */
const mostOfAgain = 0.7
/** What was told right before is told again where it fits another question so well. */
const surelyAgain = 0.7
const longestLabel = 200
/** Where several texts may be meant, the first says what answers, in so many letters. */
const shortQuote = 420
/** A text that is so much farther behind is not meant instead. */
const maybeMeant = 0.6
const mostMeant = 3
/** A button bears no more letters. */
const longestButton = 120

/** What the site's own texts say, quoted shortly, with the way to the passage; undefined where nothing fits. */
export async function answerFromPassages(context: AnswerContext): Promise<Draft | undefined> {
  const { tools, language, texts } = context
  const found = await findWhateverSize(context)
  const before = await toldBefore(found?.best, context)
  const answering = anotherThanBefore(withoutToldBefore(found, before), before, context)
  if (answering === undefined) return undefined
  if ('near' in answering) return answerNotFound(context, answering.near)
  if (isFarFetched(answering, context)) return answerNotFound(context, [])
  const { best, others, isSure } = answering
  const rates = await tools.rates(language)
  const meant = isSure ? [] : maybeMeantBeside(best, ofSameEmirate(best, others, context))
  const told = isSure ? others.filter((passage) => passage.told !== undefined) : []
  const quotes = [best, ...told].map((passage) => ({
    passage,
    question: labelOf(passage),
    quote: quoteOf(passage, before, context, meant.length > 0 ? shortQuote : undefined),
  }))
  const isRule =
    quotes.some(({ quote }) => /\d/u.test(quote)) && !best.link.startsWith('/area-guide')
  const whose = quotes.map((each) => rulesOfElsewhere(each, context))
  const lines = quotes
    .flatMap(({ question, quote }, at) => [
      // Several of one emirate are said to be so once.
      ...(whose[at] === undefined || whose[at] === whose[at - 1] ? [] : [whose[at]]),
      question,
      quote,
    ])
    .join('\n')
  const text = isRule ? [lines, texts.topicNote].join(texts.gap) : lines
  const conclusion = await againstLimit(quotes[0]?.quote ?? '', best, rates, context)
  const { unsure, taken, orMeant } = passageTextsOf(language)
  const doubt = meant.length > 0 ? taken : unsure
  const first = conclusion?.text ?? (isSure || isLikely(best, context) ? undefined : doubt)
  const asking = context.isPart === true ? [] : meant.filter(mayBePressed)
  return {
    text: [first, text].filter((line) => line !== undefined).join('\n'),
    ...(asking.length > 0 && { tail: orMeant }),
    actions: [
      ...searchInPlace(best, context),
      ...asking.map(({ heading }) => ({ label: heading })),
    ],
    evidence: [
      ...quotes.flatMap(({ passage, question, quote }) =>
        quoteEvidence(`${question} ${quote}`, passage, rates),
      ),
      ...(conclusion?.evidence ?? []),
    ],
    links: linksTo([best, ...others.filter((one) => !asking.includes(one))]),
    quoted: quotes.flatMap(({ question, quote }) => [question, quote]),
    ...(!isSure && { doubts: ['unsure_text'] }),
    state: stateAfter(best, context),
  }
}

function quoteOf(
  passage: Passage,
  before: readonly string[],
  context: AnswerContext,
  most?: number,
): string {
  const { told, text } = passage
  const isAgain = isOfBefore(passage, context)
  if (told !== undefined) return withBeginning(passage, told, isAgain).join(gapBehind(text))
  const rest = isAgain ? restFor(text, context.said, before) : ''
  if (rest !== '') return rest
  if (most === undefined) return quoteFrom(text, context.said)
  return quoteFrom(text, context.said, hasHan(text) ? most * shortInHan : most)
}

/** An answer to a question begins with what it says; a sentence behind that is half an answer. */
function withBeginning(
  { text, link }: Passage,
  told: readonly string[],
  isAgain: boolean,
): readonly string[] {
  const [beginning] = sentencesOf(text)
  if (isAgain || beginning === undefined || !link.startsWith('/faqs')) return told
  const first = beginning.trim()
  return told.includes(first) ? told : [first, ...told]
}

/** Beside a text about the emirate that is spoken of none is meant that says nothing of it. */
function ofSameEmirate(
  best: Passage,
  others: readonly Passage[],
  context: AnswerContext,
): readonly Passage[] {
  const emirate = emirateElsewhere(context)
  const isOfIt = ({ heading, text }: Passage): boolean =>
    emirate === undefined || namesEmirate(`${heading} ${text}`, emirate)
  return isOfIt(best) ? others.filter(isOfIt) : others
}

/** Texts that may be meant as well as the best one, which is not far ahead of them. */
const maybeMeantBeside = (best: Passage, others: readonly Passage[]): Passage[] =>
  others
    .slice(0, mostMeant)
    .filter(
      ({ score, link }) =>
        score >= best.score * maybeMeant && link !== best.link && !isGuideOfPlace(link),
    )

/** A question of the site is its own button; a step of a guide asks nothing, and is linked. */
const mayBePressed = ({ link, heading }: Passage): boolean =>
  link.startsWith('/faqs') && heading.length <= longestButton

/** Whether it was told right before, to another question. */
const isOfBefore = ({ link, heading }: Passage, { state, said }: AnswerContext): boolean => {
  const { answered } = state
  return (
    answered?.age === 0 &&
    answered.link === link &&
    answered.heading === heading &&
    !answered.question.startsWith(said)
  )
}

/** The sentences that were known to answer the question before; none where it was told more than those, or of another text. */
async function toldBefore(best: Passage | undefined, context: AnswerContext): Promise<string[]> {
  const { answered } = context.state
  if (best === undefined || answered === undefined || !isOfBefore(best, context)) return []
  const earlier = await context.tools.passages(answered.question, context.language)
  const same = earlier.find(({ link, heading }) => link === best.link && heading === best.heading)
  return (same?.told ?? []).map((sentence) => sentence.trim())
}

/** What is known to say what was asked says nothing new where the question before was answered with the very same. */
function withoutToldBefore(found: Found | undefined, told: readonly string[]): Found | undefined {
  if (found?.best.told === undefined || told.length === 0) return found
  if (found.best.told.some((sentence) => !told.includes(sentence.trim()))) return found
  const { told: _, ...best } = found.best
  return { ...found, best }
}

/** Of a text that was told right before only another sentence is; where none fits, the next text may be meant. */
function anotherThanBefore(
  found: Found | undefined,
  before: readonly string[],
  context: AnswerContext,
): Found | { near: Passage[] } | undefined {
  if (found === undefined || found.best.told !== undefined || !isOfBefore(found.best, context))
    return found
  const { best, others } = found
  const sentence = restFor(best.text, context.said, before)
  if (sentence !== '' && sentence.length < best.text.length * mostOfAgain) return found
  // It is asked again, and nothing else answers it: it is told again.
  if (best.score >= surelyAgain) return found
  const [next, ...rest] = others.filter((one) => one.link !== best.link)
  // What goes on with the question before asks of its text, which says nothing of it.
  return next === undefined || context.asked !== undefined
    ? { near: [best, ...others] }
    : { best: next, others: rest, isSure: false }
}

/** Only what is known to say what was asked. */
export async function answerPointsAsked(context: AnswerContext): Promise<Draft | undefined> {
  const [first] = await context.tools.passages(context.said, context.language)
  return first?.told === undefined ? undefined : answerFromPassages(context)
}

/** Chinese has no space between sentences. */
const gapBehind = (text: string): string => (hasHan(text) ? '' : ' ')

/** Where a sum is explained: the text that its question is as good as asked for. */
export async function linksForSum({
  said,
  language,
  tools,
  guess,
}: AnswerContext): Promise<ChatLink[]> {
  const [best] = await tools.passages(said, language)
  if (best === undefined || answeredShare(guess) < explained.kind) return []
  return best.score >= explained.score ? linksTo([best]) : []
}

/** That nothing answers it, with what comes near; only that where nothing does. */
export async function answerNotFound(
  context: AnswerContext,
  known?: readonly Passage[],
): Promise<Draft> {
  const { said, tools, language, state } = context
  const { none, near, notKnown } = passageTextsOf(language)
  const close =
    known ??
    (await tools.passages(said, language)).filter(
      (passage) => passage.fit >= leastFitOfNear && mayAnswer(passage, context),
    )
  const draft: Draft = { text: none, actions: [], evidence: [], doubts: ['no_text'], state }
  if (context.isPart === true) return { ...draft, text: notKnown(said), links: linksTo(close) }
  if (close.length === 0) return draft
  return { ...draft, text: near, links: linksTo(close) }
}

/** Whoever asks about a place may want its homes next. */
function searchInPlace(passage: Passage, context: AnswerContext): ChatAction[] {
  const place = placeKnown(passage, context)
  if (place === undefined) return []
  return [passageTextsOf(context.language).homesIn(placeName(place, context))]
}

/** What is asked next is asked of the place that was told about, or goes on with the question. */
function stateAfter(passage: Passage, context: AnswerContext): AnswerContext['state'] {
  const { state, said, asked } = context
  const slug = placeKnown(passage, context)
  if (slug !== undefined) return { ...state, area: { slug, aspects: aspectsIn(said), age: 0 } }
  const { link, heading } = passage
  return { ...state, answered: { question: asked ?? said, link, heading, age: 0 } }
}

/** The place whose guide a passage is of, where homes can be looked for in it. */
function placeKnown(
  passage: Passage,
  { gazetteer }: Pick<AnswerContext, 'gazetteer'>,
): string | undefined {
  const slug = placeOfGuide(passage)
  return slug === undefined ? undefined : gazetteer.place(slug)?.slug
}

const labelOf = ({ page, heading }: Passage): string =>
  (page === '' || page === heading ? heading : `${page}: ${heading}`).slice(0, longestLabel)

/** One link for each place on the site, the best first. */
export function linksTo(passages: readonly Passage[]): ChatLink[] {
  const byLink = new Map<string, ChatLink>()
  for (const passage of passages) {
    const { link } = passage
    if (!byLink.has(link)) byLink.set(link, { label: labelOf(passage), link })
  }
  return [...byLink.values()].slice(0, mostLinks)
}
