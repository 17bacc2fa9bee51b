import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { englishInFull } from '@manzil/query-language/language/spoken-english'
import { maxMessageLength } from '@manzil/query-language/language/tokens'
import { createReader } from '@manzil/query-language/reading/reader'
import type { AmenityName, AnswerContext, Doubt, Draft } from './answer-context.ts'
import { answerEach } from './dialogue/answer-each.ts'
import { answerNotFound } from './dialogue/answers/passage.ts'
import { weighsAreasAlone } from './dialogue/areas-weighed.ts'
import { asksOfNoneShown } from './dialogue/asked-of-none-shown.ts'
import { asksSite } from './dialogue/asks-site.ts'
import { decide } from './dialogue/decide.ts'
import { doubtsOf } from './dialogue/doubts.ts'
import { emirateAfter, emirateElsewhere, inEmirate } from './dialogue/emirate-spoken-of.ts'
import { focusedOn } from './dialogue/focus.ts'
import { ownPropertyAsked } from './dialogue/own-property-asked.ts'
import { aboutProperty, propertyInQuery } from './dialogue/property-of-message.ts'
import { questionGoneOnWith } from './dialogue/question-gone-on-with.ts'
import { aboutSearch, searchFromQuery } from './dialogue/search-of-message.ts'
import { severalRequests } from './dialogue/several-requests.ts'
import { whereToLive } from './dialogue/where-to-live.ts'
import type { AssistantEngine, AssistantTurn } from './engine.ts'
import { sideOf } from './passages/asker-side.ts'
import type { Passage } from './passages/passage.ts'
import type { QuestionBefore } from './passages/passages-with-points.ts'
import { subjectOf } from './passages/points-asked.ts'
import { guarded, release } from './release-draft.ts'
import { textsOf } from './reply/texts/texts.ts'
import { inWritingOf } from './reply/writing.ts'
import type { SearchSlots } from './state.ts'
import { closedLeads } from './tools/lead-port.ts'
import { fittedSearch } from './tools/search-query-string.ts'
import type { AssistantTools } from './tools/tools.ts'
import { classifyTurn } from './turn-kind/classify-turn.ts'
import { cashTold } from './understanding/aim-told.ts'
import { asksWhichArea } from './understanding/asked-area.ts'
import { withoutCountOfAll } from './understanding/count-of-all.ts'
import { matterOf } from './understanding/matter-of.ts'
import { asksChequeDiscount, chequeQuestion } from './understanding/money/asks-cheque-discount.ts'
import { asksForYield } from './understanding/money/how-made.ts'
import { withPlaceByNumber } from './understanding/place-by-number.ts'
import { tellsMoreOfTenancy, tellsTenancy } from './understanding/tells-tenancy.ts'
import { understand } from './understanding/understand.ts'
import type { Knowledge, Turn, Understanding } from './understanding/understanding.ts'

interface EngineParts {
  gazetteer: Gazetteer
  amenities: readonly AmenityName[]
  tools: AssistantTools
  /** Ids of the categories of the listing page. */
  categories?: readonly string[]
}

/** An answer with everything that it was made from. */
export interface Considered {
  context: AnswerContext
  draft: Draft
  /** What speaks against it; of several requests what speaks against the answer to any of them. */
  doubts: readonly Doubt[]
}

export interface EmbeddedEngine extends AssistantEngine {
  /** What it would answer, before it is let out. */
  consider: (turn: AssistantTurn) => Promise<Considered>
}

/** The engine that needs nothing but the database: own grammar, fixed texts, figures from tools. */
export function createEmbeddedEngine({
  gazetteer,
  amenities,
  tools,
  categories = [],
}: EngineParts): EmbeddedEngine {
  const knowledge = { gazetteer, read: createReader(gazetteer) }
  const amenityNames = new Map(amenities.map((amenity) => [amenity.slug, amenity]))
  const names = { gazetteer, amenities: amenityNames, categories: new Set(categories) }
  const atPage = ({ search, ...turn }: AssistantTurn): PlacedTurn => {
    if (search === undefined) return turn
    const property = propertyInQuery(search)
    if (property === undefined)
      return { ...turn, search, state: aboutSearch(turn.state, searchFromQuery(search, names)) }
    return namesCards(turn, knowledge)
      ? turn
      : { ...turn, atProperty: true, state: aboutProperty(turn.state, property) }
  }

  const hear = async (
    said: PlacedTurn,
    purpose: SearchSlots['purpose'] = said.state.slots.purpose,
  ): Promise<AnswerContext> => {
    const turn = inFull(said, knowledge)
    const likely = turn.state.side ?? (purpose && sidesOf[purpose])
    const heard = understandTurn(turn, knowledge)
    const emirate = emirateElsewhere({ understanding: heard, gazetteer })
    const reading = knowledge.read(turn.text, turn.language)
    const guess = classifyTurn(turn.text, reading)
    const matter = turn.goesOnWith ?? matterOf(turn.text, reading, guess, gazetteer)
    const heardTools: AssistantTools = {
      ...tools,
      passages: (question, language, side = likely, before) => {
        const whole = question === turn.text ? matter : question
        const asked = asksChequeDiscount(whole) ? chequeQuestion[language] : whole
        return tools.passages(
          inEmirate(asked, emirate, gazetteer, language),
          language,
          side,
          before,
        )
      },
    }
    const asked = {
      said: turn.text,
      language: turn.language,
      understanding: heard,
      saysMore: reading.pieces.some(({ meaning: { kind } }) => !sought.has(kind)),
      asksWhere: asksWhichArea(turn.text) || asksForYield(turn.text),
      guess,
      tools: heardTools,
      gazetteer,
    }
    const isTold = turn.goesOnWith !== undefined && heard.state.money === undefined
    const understanding =
      turn.asksSite || isTold || (await asksSite(asked))
        ? understandTurn({ ...turn, asksSite: true }, knowledge)
        : heard
    return {
      understanding,
      asksSite: turn.asksSite === true,
      state: understanding.state,
      said: turn.text,
      language: turn.language,
      texts: textsOf(turn.language),
      guess,
      tools: heardTools,
      leads: turn.leads ?? closedLeads,
      gazetteer,
      amenities: amenityNames,
      now: turn.now,
    }
  }

  /** A message that goes on with a question is one itself, whatever its words are taken for alone. */
  const goingOn = async (context: AnswerContext, turn: PlacedTurn): Promise<AnswerContext> => {
    const gone = await questionGoneOnWith(context, turn.state.answered, (text) =>
      knowledge.read(text, turn.language),
    )
    if (gone === undefined) return context
    const understanding = understandTurn({ ...turn, asksSite: true }, knowledge)
    const tools: AssistantTools = {
      ...context.tools,
      passages: async (question, ...rest) =>
        question === turn.state.answered?.question
          ? context.tools.passages(question, ...rest)
          : [...gone.passages],
    }
    return { ...context, understanding, state: understanding.state, tools, asked: gone.question }
  }

  const consider = async (said: AssistantTurn): Promise<Considered> => {
    const placed = atPage({ ...said, text: said.text.slice(0, maxMessageLength) })
    const turn = await withQuestionBefore(placed, knowledge, tools)
    const heard = await hear(turn)
    // What is asked of a home that is not shown, or told of a life, is neither a text nor parts of its own.
    const isOfOne =
      asksOfNoneShown(heard) ||
      whereToLive(heard) !== undefined ||
      weighsAreasAlone(heard) ||
      asksOfOwnAlone(heard)
    const context = isOfOne ? heard : await goingOn(heard, turn)
    const { told, ordinals } = context.understanding
    const aim = context.state.aim ?? cashTold(context.said, context.understanding, context.state)
    const focused = focusedOn(ordinals, turn.state)
    // What one sentence tells of the money counts for the search of the next.
    const known = aim === undefined || focused.aim !== undefined ? focused : { ...focused, aim }
    // Who sells says so once, and asks two things.
    const side = sideOf(turn.text)
    const state = side === undefined ? known : { ...known, side }
    const isWhole = isOfOne || context.asked !== undefined
    const several = isWhole
      ? undefined
      : await severalRequests(context, (text) => hear({ ...turn, text, state }, told.purpose))
    if (several === undefined) {
      const draft = guarded(await decide(context), turn.state, context)
      return { context, draft, doubts: doubtsOf(context, draft) }
    }
    const doubts = new Set<Doubt>()
    const draft = await answerEach(several, state, async (request, state) => {
      const { text, asksSite, alsoAsked, isOpen } = request
      const alone = { ...(await hear({ ...turn, text, state, asksSite })), isPart: true }
      const going = asksSite ? goingOnWithin(alone, state.answered) : alone
      const part = alsoAsked === undefined ? going : alsoAsking(going, alsoAsked)
      const answer = guarded(await (isOpen ? answerNotFound(part) : decide(part)), state, part)
      for (const doubt of doubtsOf(part, answer)) doubts.add(doubt)
      return answer
    })
    return { context, draft, doubts: [...doubts] }
  }

  return {
    consider,
    async *answer(said) {
      const { draft } = await consider(said)
      yield* inWritingOf(said, release(draft))
    },
  }
}

/** What is asked of a home of one's own, and nothing in a second question. */
const asksOfOwnAlone = (heard: AnswerContext): boolean =>
  ownPropertyAsked(heard) !== undefined && (heard.said.match(/[?？؟]/gu) ?? []).length < 2

/** A part that names no subject asks of that of the part before. */
function goingOnWithin<T extends AnswerContext>(context: T, before: QuestionBefore | undefined): T {
  if (before === undefined || subjectOf(context.said) !== undefined) return context
  const { passages } = context.tools
  const tools: AssistantTools = {
    ...context.tools,
    passages: async (question, language, side) => {
      const after = await passages(question, language, side, before)
      return after[0]?.told === undefined ? passages(question, language, side) : after
    },
  }
  return { ...context, tools }
}

/** A request that passes on what was asked of the home beside it. */
function alsoAsking<T extends AnswerContext>(context: T, asked: string): T {
  const { understanding } = context
  const rest = understanding.rest === undefined ? asked : `${asked} ${understanding.rest}`
  return { ...context, understanding: { ...understanding, rest } }
}

/** Who looks for homes of a purpose. */
const sidesOf = { sale: 'buyer', rent: 'tenant' } as const

/** Who writes nothing but these looks for it: 'homes Mirdif'. */
const sought: ReadonlySet<Meaning['kind']> = new Set(['place', 'home', 'type', 'mark'])

/** A message whose state is already about the page that it came from. */
type PlacedTurn = AssistantTurn &
  Pick<Turn, 'atProperty' | 'asksSite'> & {
    /** The question of before that it tells more of: texts answer that one. */
    goesOnWith?: string
  }

/** Whether a message means cards that were shown before, by their numbers. */
function namesCards(turn: AssistantTurn, knowledge: Knowledge): boolean {
  if (turn.state.shown.length < 2) return false
  const { ordinals, state } = understand({ ...turn, state: { ...turn.state, refs: [] } }, knowledge)
  return ordinals.length > 0 || state.refs.length > 0
}

/** A message with its short words in full, and the place that it means by its number by its name. */
function inFull(turn: PlacedTurn, { gazetteer, read }: Knowledge): PlacedTurn {
  const { language, state } = turn
  const full = language === 'en' ? englishInFull(turn.text) : turn.text
  const text = state.shown.length > 1 ? withoutCountOfAll(full) : full
  const isOfPlaces = state.area?.pair !== undefined || (state.slots.location ?? []).length > 1
  if (!isOfPlaces) return { ...turn, text }
  const reading = read(text, language)
  const named = withPlaceByNumber(text, reading, state, { gazetteer, language })
  return { ...turn, text: named ?? text }
}

/** 'He pays 90k since 2021' after 'how far may I raise the rent?' tells more of that question, and is read with it. */
async function withQuestionBefore(
  turn: PlacedTurn,
  knowledge: Knowledge,
  { passages }: Pick<AssistantTools, 'passages'>,
): Promise<PlacedTurn> {
  const { answered, money } = turn.state
  if (answered === undefined || answered.age > 0 || answered.link.startsWith('/area-guide'))
    return turn
  // More of a tenancy whose rule was applied changes that rule.
  if (money?.kind === 'rentRise' || money?.kind === 'notice') return turn
  if (!tellsTenancy(turn.text) && !tellsMoreOfTenancy(turn.text)) return turn
  const { flags } = understand(turn, knowledge)
  if (flags.question || flags.cues.has('question')) return turn
  // 'He says the paint is damaged, but we lived there 4 years' has another text, whatever was asked before.
  const [own] = await passages(turn.text, turn.language, turn.state.side)
  if (own !== undefined && own.link !== answered.link && isAhead(own)) {
    return { ...turn, asksSite: true }
  }
  const goesOnWith = answered.question.slice(0, longestQuestion)
  return { ...turn, text: `${goesOnWith}. ${turn.text}`, goesOnWith }
}

const isAhead = ({ score, lead }: Passage): boolean => score >= ahead.score && lead >= ahead.lead
const ahead = { score: 0.42, lead: 0.08 }

/** A question that grew over several messages is remembered by its first words. Letters. */
const longestQuestion = 200

/** What a message says, with the emirate that it is about remembered. */
function understandTurn(turn: PlacedTurn, knowledge: Knowledge): Understanding {
  const understanding = understandAtPage(turn, knowledge)
  const { state, told } = understanding
  const emirate = emirateAfter(turn.text, told, turn.state.emirate, knowledge.gazetteer)
  const { emirate: _, ...rest } = state
  return { ...understanding, state: { ...rest, ...(emirate !== undefined && { emirate }) } }
}

/** A message about a search or a property that says nothing else asks for it. */
function understandAtPage(turn: PlacedTurn, knowledge: Knowledge): Understanding {
  const understanding = understand(turn, knowledge)
  const { state, flags } = understanding
  if (state.money !== undefined) return understanding
  const slots = fittedSearch(state.slots)
  const isSilent = state.intent === 'out_of_scope' && flags.cues.size === 0
  const isOfProperty = turn.atProperty === true && isSilent
  const silent = isOfProperty ? 'ask_question' : 'find_property'
  const intent = isSilent && (isOfProperty || turn.search !== undefined) ? silent : state.intent
  const refs = isOfProperty ? [1] : state.refs
  return { ...understanding, intent, state: { ...state, slots, refs, intent } }
}
