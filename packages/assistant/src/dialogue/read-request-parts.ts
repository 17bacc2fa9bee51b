import type { AnswerContext } from '../answer-context.ts'
import type { MoneyDraft } from '../money-draft.ts'
import { asksAmount } from '../passages/asks-amount.ts'
import type { Passage } from '../passages/passage.ts'
import { pointsAsked, subjectOf } from '../passages/points-asked.ts'
import { filledSlots, type Intent } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { beginsAsQuestion } from '../understanding/asked-fields.ts'
import { asksBarely, judgesBarely } from '../understanding/goes-on-with-question.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { isOwnSum } from '../understanding/money/signs.ts'
import { speaksAsOwner } from '../understanding/own-property-told.ts'
import { smallestParts, withoutJoint } from '../understanding/request-parts.ts'
import { tellsStory } from '../understanding/story-clauses.ts'
import { findAnswer, isLikely } from './answers/find-answer.ts'
import { askedOfArea } from './asked-of-area.ts'
import { askedOfShown } from './asked-of-shown.ts'
import { namesCriteriaAlone } from './changes-search.ts'
import { fitsBoth } from './fits-both.ts'
import { isHardlySearch } from './hardly-search.ts'
import { lettersIn } from './letters-in.ts'
import { ownPropertyAsked } from './own-property-asked.ts'
import { tellsBesideRule } from './tells-beside-rule.ts'

/**
 * What a part of a message wants; `there` asks about the place of the search, `card` about a property on
 * the screen, `lead` wants a call or a viewing, `places` compares places or their rent, `more` says more of
 * the part before, `idle` wants nothing, `abuse` insults.
 */
export type PartKind =
  | 'search'
  | 'card'
  | 'lead'
  | 'area'
  | 'there'
  | 'sum'
  | 'question'
  | 'refused'
  | 'more'
  | 'idle'
  | 'abuse'
  | 'places'
  | 'task'

export interface ReadPart {
  text: string
  kind: PartKind
  /** The text of the site that surely answers it. */
  answeredBy?: string
  /** The places that it names. */
  places?: readonly string[]
  /** The sum that it asks for. */
  sum?: MoneyDraft['kind']
  /** It surely asks, and no text of the site says anything of it. */
  isOpen?: boolean
  /** A text that is only likely answers it. */
  isGuessed?: boolean
}

/** How a text is heard in a conversation. */
export type Hear = (text: string) => Promise<AnswerContext>

const searches: ReadonlySet<Intent> = new Set(['find_property', 'search_location'])
/** Tasks that are answered as a whole. */
export const tasks: ReadonlySet<Intent> = new Set([
  'compare_properties',
  'estimate_value',
  'investment_advice',
])
/** Criteria that a clause names at least to be a search of its own. */
const leastCriteria = 2
/** What questions name as well: 'which taxes does a buyer pay?' */
const vague: readonly string[] = ['purpose', 'type', 'sort_by']
/** What is likely a search asks nothing of the texts. */
const likelySearch = 0.5
/** Shorter questions go on with the part before: 'and who pays it?' Letters; a sign of Chinese says as much as two. */
const leastLetters = 10
/** So much of a question is held by the text that answers it. */
const mostlyHeld = 0.5

/** A part may look like it by what stands in the others. */
const asksForCall = ({ understanding: { flags, intent } }: AnswerContext): boolean =>
  leadIntents.has(intent) || flags.cues.has('viewing') || flags.cues.has('callback')

function isTask({ understanding, state }: AnswerContext): boolean {
  const { cues } = understanding.flags
  if (leadIntents.has(state.intent)) return false
  return tasks.has(state.intent) || cues.has('viewing') || cues.has('callback')
}

/**
 * The parts of a message; an insult is parted from what is asked in the same breath. Beside a search no text is told that
 * is only likely: 'why are they all over forty? Any for about thirty?' asks for homes.
 */
export async function readParts(
  clauses: readonly string[],
  whole: AnswerContext,
  hear: Hear,
): Promise<ReadPart[]> {
  const parts: ReadPart[] = []
  for (const clause of clauses) {
    const part = await readPart(clause, whole, hear, parts.at(-1))
    const smaller = part.kind === 'abuse' ? smallestParts(clause, whole.language) : []
    if (smaller.length < 2) parts.push(part)
    else for (const each of smaller) parts.push(await readPart(each, whole, hear))
  }
  return parts.some(({ kind }) => kind === 'search')
    ? parts.map((part) => (part.isGuessed ? { text: part.text, kind: 'more' } : part))
    : parts
}

/** Two places compared, or what homes of one bring in: all that is wanted of them is named beside it. */
export function isOfPlaces({ state, understanding: { told } }: AnswerContext): boolean {
  const { intent, refs, shown } = state
  const named = told.location?.length ?? 0
  if (refs.length > 0 && shown.length > 0) return false
  return intent === 'compare_properties' ? named > 1 : intent === 'investment_advice' && named > 0
}

async function readPart(
  clause: string,
  whole: AnswerContext,
  hear: Hear,
  before?: ReadPart,
): Promise<ReadPart> {
  const text = withoutJoint(clause, whole.language)
  // 'Is that legal?' asks of what is told before it.
  if (before !== undefined && (judgesBarely(text) || asksBarely(text)))
    return { text: clause, kind: 'more' }
  const context = await hear(text)
  const { understanding, state, guess } = context
  const { flags, told } = understanding
  if (flags.cues.has('steer') || flags.cues.has('inject')) return { text, kind: 'refused' }
  if (flags.cues.has('abuse')) return { text, kind: 'abuse' }
  // 'Is a WhatsApp enough to end it?' asks how things work, and nobody to write one.
  const isRule = shareOf('knowledge', guess) >= surelyKnowledge
  if (leadIntents.has(state.intent) && !isRule)
    return { text, kind: asksForCall(whole) ? 'lead' : 'more' }
  // 'Sunday would do as well', 'the first one in JVC on Saturday' say more of a viewing.
  const namesCard = understanding.ordinals.length > 0 || told.location === undefined
  if (understanding.appointment !== undefined && asksForCall(whole) && namesCard)
    return { text: clause, kind: 'more' }
  if (isOfPlaces(context) && !flags.cues.has('search'))
    return { text, kind: 'places', places: told.location ?? [] }
  if (isTask(context)) return { text, kind: 'task' }
  // 'We live in Deira now' is told for what is asked beside it.
  if (!flags.question && !flags.cues.has('search') && tellsStory(text))
    return { text: clause, kind: 'more' }
  const ofOwn = ownPropertyAsked(context)
  const asksSomething = flags.question || flags.cues.has('question')
  // 'I have a flat and want to let it, which papers do I need?' asks for no rent.
  const asksOfDeal =
    ofOwn !== undefined && (asksSomething || asksAmount(text) || told.price_max !== undefined)
  if (speaksAsOwner(text) && !flags.question && !asksOfDeal) return { text: clause, kind: 'more' }
  if (ofOwn !== undefined) return { text, kind: 'sum' }
  if (state.money !== undefined)
    return {
      text,
      kind: isOfCard(state.money, whole) ? 'card' : 'sum',
      sum: state.money.kind,
    }
  // 'We have a dog' is told to whoever is asked for a viewing, and asks nothing of the card.
  const isToldAgent = asksForCall(whole) && !asksAnything(context)
  if (askedOfShown(context) !== undefined)
    return isToldAgent ? { text: clause, kind: 'more' } : { text, kind: 'card' }
  if (isToldAgent && told.location === undefined) return { text: clause, kind: 'more' }
  const ofArea = await askedOfArea(
    withPlaceOf(placeBefore(before, context) ?? whole.understanding.told.location, context),
  )
  if (ofArea !== undefined) {
    const kind = told.location === undefined ? 'there' : 'area'
    const { places } = ofArea
    return { text, kind, answeredBy: `/area-guide?place=${places.join()}`, places }
  }
  const names = filledSlots(told)
  // 'The neighbour asks more for his house' tells more of the question before.
  const isSearch = searches.has(state.intent) && !isHardlySearch(text, understanding, guess)
  const changes = flags.cues.has('search') || changesRunning(understanding)
  const looks =
    names.length >= leastCriteria ||
    (names.length > 0 && (changes || namesCriteriaAlone(text, understanding)))
  const asks = flags.question || flags.cues.has('question') || text !== clause
  const isVague = names.every((name) => vague.includes(name))
  // 'The neighbour asks more for his house' names a kind and an order, and looks for none.
  const tells =
    !asks && isVague && !flags.cues.has('search') && shareOf('search', guess) < likelySearch
  const isBesideRule = !asks && tellsBesideRule(context, whole.said)
  if (isSearch && looks && isBesideRule) return { text: clause, kind: 'more' }
  if (isSearch && looks && !tells) return { text, kind: 'search', places: told.location ?? [] }
  const isSearching = shareOf('search', guess) >= likelySearch && !isVague
  if (!asks || isSearching || lettersIn(text) < leastLetters || namesNothing(understanding))
    return { text: clause, kind: state.intent === 'smalltalk' ? 'idle' : 'more' }
  const after = before?.kind === 'question' ? await toldAfter(context, before) : undefined
  if (after !== undefined) return { text, kind: 'question', answeredBy: after }
  const alone = await findAnswer(context)
  const found =
    alone && (await fitsBoth(alone.best, hasAnswer(before) ? before?.text : undefined, context))
      ? alone
      : undefined
  const isOfText = found !== undefined && (found.isSure || isLikely(found.best, context))
  const isPlain = (flags.question || state.topic !== undefined) && isVague
  if (found === undefined || !(isOfText || (isPlain && !hasAnswer(before))))
    return isOpenBeside(before, found?.best.link, context)
      ? { text, kind: 'question', isOpen: true }
      : { text: clause, kind: 'more' }
  // Two sentences that ask, each for another text, are two questions.
  const isTold = found.best.fit >= mostlyHeld && asksTwice(whole.said)
  const { location: places = [] } = told
  return {
    text,
    kind: 'question',
    places,
    ...((isOfText || isTold) && { answeredBy: found.best.link }),
    ...(isGuess(found.best) && { isGuessed: true }),
  }
}

/** Found by runs of letters alone: neither its heading has the words, nor does a sentence of it tell what was asked. */
const isGuess = ({ likeness, told, score }: Passage): boolean =>
  likeness === 0 && told === undefined && score < surelyFound
const surelyFound = 0.9

/** What is known to answer a part that asks of the subject of the part before: 'and how long does it take?' */
async function toldAfter(
  { said, language, tools }: AnswerContext,
  before: ReadPart,
): Promise<string | undefined> {
  if (subjectOf(said) !== undefined || before.answeredBy === undefined) return undefined
  // 'And the commission, is it negotiable?' is one question.
  const { text } = before
  if (!/[?？؟]/u.test(text) && !beginsAsQuestion(text) && pointsAsked(text).length === 0)
    return undefined
  const asked = { question: before.text, link: before.answeredBy }
  const [first] = await tools.passages(said, language, undefined, asked)
  return first?.told === undefined ? undefined : `${first.link}#${said}`
}

const hasAnswer = (before: ReadPart | undefined): boolean =>
  before?.kind === 'question' && before.answeredBy !== undefined

/** A question beside one that is answered, of which not even the text of that one says the most. */
function isOpenBeside(
  before: ReadPart | undefined,
  nearest: string | undefined,
  { understanding: { flags }, guess, said }: AnswerContext,
): boolean {
  if (!hasAnswer(before) || !(flags.question || beginsAsQuestion(said))) return false
  return nearest !== before?.answeredBy && shareOf('knowledge', guess) >= surelyKnowledge
}
const surelyKnowledge = 0.6

/** The figures that the whole message names go before those of a home that was spoken of. */
function isOfCard({ propertyId }: MoneyDraft, { state: { money } }: AnswerContext): boolean {
  const isOfOwn = money !== undefined && isOwnSum(money.kind) && money.propertyId === undefined
  return propertyId !== undefined && !isOfOwn
}

/** 'Rather in Mirdif', 'not Deira but Mirdif' in the middle of a search. */
function changesRunning({ before, flags, mentions }: AnswerContext['understanding']): boolean {
  if (filledSlots(before).length === 0 || flags.question || flags.cues.has('question')) return false
  return flags.set || flags.corrects || mentions.some(({ stance }) => stance === 'not')
}

const asksAnything = ({ said, understanding: { flags } }: AnswerContext): boolean =>
  flags.question || flags.cues.has('question') || beginsAsQuestion(said)

/** 'And what does it cost?' is asked of what the part before names. */
const namesNothing = ({ confidence, spans }: AnswerContext['understanding']): boolean =>
  confidence === 1 && spans.every(({ kind }) => leaning.has(kind))

const leaning: ReadonlySet<string> = new Set(['cue', 'noun', 'joint', 'also', 'period', 'currency'])

const asksTwice = (said: string): boolean => (said.match(/[?？؟]/gu) ?? []).length > 1

/** 'Is the metro near there? Any schools?': the second is asked of the place of the first. */
function placeBefore(
  before: ReadPart | undefined,
  { said, understanding: { flags } }: AnswerContext,
): readonly string[] | undefined {
  const isOfPlace = before?.kind === 'there' || before?.kind === 'area'
  const asks = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  return isOfPlace && asks && before.places?.length === 1 ? before.places : undefined
}

/** 'And are there schools?' beside a search is asked of its place. */
function withPlaceOf(places: readonly string[] | undefined, part: AnswerContext): AnswerContext {
  const [slug] = places ?? []
  return slug === undefined ? part : { ...part, state: { ...part.state, area: { slug, age: 0 } } }
}
