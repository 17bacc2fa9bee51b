import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksRule } from '../../passages/asks-rule.ts'
import { boundaryTextsOf } from '../../reply/texts/boundary-texts.ts'
import { talkTextsOf } from '../../reply/texts/talk-texts.ts'
import { filledSlots } from '../../state.ts'
import { answeredShare, shareOf, type TurnKind } from '../../turn-kind/turn-kind.ts'
import { unsearchableIn } from '../../understanding/unsearchable.ts'
import { isSurelyGeneral } from '../asked-of-shown.ts'
import { tellUnsearched } from '../notes.ts'
import { askFor } from '../questions.ts'
import { answerAbout } from './about.ts'
import { answerMoney } from './money.ts'
import { answerFromPassages, answerNotFound, answerPointsAsked, linksForSum } from './passage.ts'
import { answerCallback, answerViewing } from './request.ts'
import { say } from './say.ts'
import { answerSentRequest } from './sent-request.ts'

/** Greetings, thanks, questions about the assistant itself. */
export async function answerTalk(context: AnswerContext): Promise<Draft> {
  const { texts, understanding } = context
  const { cues } = understanding.flags
  if (understanding.words.change !== undefined) return answerSentRequest(context)
  if (cues.has('human')) return say(texts.human, context)
  // 'Thanks, that helped a lot' asks for no help.
  if (cues.has('thanks') && !understanding.flags.question) return say(texts.thanks, context)
  if (cues.has('help')) return say(texts.help, context)
  if (cues.has('thanks')) return say(texts.thanks, context)
  if (cues.has('bye')) return say(texts.bye, context)
  return answerGreeting(context)
}

/** A greeting, and what to tell to begin with. */
export const answerGreeting = async (context: AnswerContext): Promise<Draft> => ({
  ...say(context.texts.greet, context),
  actions: searchButtons(context),
})

/** What is not understood, not meant for it, or not allowed. Nothing changes. */
export async function answerOutside(context: AnswerContext): Promise<Draft> {
  const { texts, understanding, state } = context
  const { cues } = understanding.flags
  if (cues.has('inject')) return say(texts.refuse, context)
  const limits = boundaryTextsOf(context.language)
  if (cues.has('steer')) return { ...say(limits.steer, context), actions: searchButtons(context) }
  if (cues.has('abuse')) return say(texts.calm, context)
  if (cues.has('promise')) return say(limits.promise, context)
  // What a case costs stands in a text; how it will end is what a lawyer is asked.
  if (cues.has('law')) return (await answerPointsAsked(context)) ?? say(limits.law, context)
  if (cues.has('offTopic')) return say(texts.offTopic, context)
  if (isIdle(context)) return say(talkTextsOf(context.language).idle, context)
  const isOpen = state.request?.propertyId === undefined && state.asked === undefined
  // What was asked last may be passed over with a question that a text surely answers.
  const isRequest = state.request !== undefined
  const asks = understanding.flags.question || cues.has('question')
  const isSurely =
    (understanding.flags.question && shareOf('knowledge', context.guess) >= surelyAsked) ||
    (asks && !isRequest && answeredShare(context.guess) >= surelyAnswered)
  const passedOver = isSurely ? answerFromPassages : answerPointsAsked
  const answer = isOpen ? answerFromPassages : isRequest ? undefined : passedOver
  const found = await answer?.(context)
  if (found !== undefined) return found
  if (isOpen && understanding.flags.question && understanding.confidence > 0)
    return answerNotFound(context)
  // What was asked for a request to an agent is asked again.
  if (state.request?.propertyId !== undefined || state.request?.kind === 'callback') {
    return state.request.kind === 'viewing' ? answerViewing(context) : answerCallback(context)
  }
  const isTalking = filledSlots(understanding.before).length > 0
  const wished = isTalking
    ? tellUnsearched(unsearchableIn(context.said, context.state.slots), context)
    : []
  if (wished.length > 0) return say(wished.join(texts.gap), context)
  if (isTalking && (asks || state.asked === undefined))
    return { ...say(talkTextsOf(context.language).unclear, context), doubts: ['not_understood'] }
  if (state.asked !== undefined) {
    const again = askFor(state.asked, context)
    const text = [texts.notUnderstood, again.text].join(texts.gap)
    return { ...again, text, doubts: ['not_understood'] }
  }
  return { ...say(texts.notUnderstood, context), doubts: ['not_understood'] }
}

/** It asks nothing and tells of nothing that could be looked up. */
function isIdle({ state, understanding, guess }: AnswerContext): boolean {
  const { flags, mentions, spans, confidence } = understanding
  if (state.request?.asked !== undefined || state.money !== undefined || mentions.length > 0)
    return false
  if (flags.question || flags.cues.size > 0 || spans.some(({ kind }) => kind === 'topic'))
    return false
  const [likeliest] = guess
  const isOther =
    likeliest !== undefined && others.has(likeliest.kind) && likeliest.likelihood >= surelyOther
  return !isOther && confidence >= mostlyKnown && shareOf('talk', guess) >= maybeTalk
}

/** What rather asks for something. */
const others: ReadonlySet<TurnKind> = new Set(['search', 'money', 'knowledge', 'request', 'shown'])
const surelyOther = 0.35
const maybeTalk = 0.19
const mostlyKnown = 0.6
/** Asks how things work, whatever was asked of the visitor before. */
const surelyAsked = 0.65
/** One of the kinds that texts answer. */
const surelyAnswered = 0.65

const searchButtons = ({ texts }: AnswerContext): ChatAction[] => [
  texts.buttons.buy,
  texts.buttons.rent,
]

/** What is asked next goes on with the text of the rule that was applied: 'and if I refuse?' */
const rulesApplied: ReadonlySet<MoneyDraft['kind']> = new Set(['rentRise', 'notice'])

async function withRuleTold(sum: Draft, { said, tools, language }: AnswerContext): Promise<Draft> {
  const found = await tools.passages(said, language)
  const rule = found.find(({ link }) => link.startsWith('/faqs'))
  if (rule === undefined || rule.score < leastOfRule) return sum
  const { link, heading } = rule
  return { ...sum, state: { ...sum.state, answered: { question: said, link, heading, age: 0 } } }
}
const leastOfRule = 0.3

/** General questions: a short answer from fixed texts, or what can be asked. */
export async function answerQuestion(context: AnswerContext): Promise<Draft> {
  const { texts, state } = context
  if (state.money !== undefined) {
    const sum = await answerMoney(state.money, context)
    const links = sum.links ?? (await linksForSum(context))
    const told = rulesApplied.has(state.money.kind) ? await withRuleTold(sum, context) : sum
    return links.length === 0 ? told : { ...told, links }
  }
  // 'Which papers do we need to sign?' beside a home that was spoken of asks for no fact of it.
  const isOfTexts = asksRule(context.said) || isSurelyGeneral(context)
  const general = state.refs.length > 0 && isOfTexts ? await answerFromPassages(context) : undefined
  if (general !== undefined) return general
  if (state.refs.length > 0) return answerAbout(context)
  const isAsked = context.said.trim() !== 'ask_question'
  const found = isAsked ? await answerFromPassages(context) : undefined
  if (found !== undefined) return found
  if (state.topic === undefined) {
    return isAsked ? answerNotFound(context) : say(texts.askWhat, context)
  }
  return say([texts.topics[state.topic], texts.topicNote].join(texts.gap), context)
}
