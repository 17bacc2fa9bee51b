import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { createReader } from '@manzil/query-language/reading/reader'
import type { AmenityName, AnswerContext, Draft } from './answer-context.ts'
import { asksSite } from './dialogue/asks-site.ts'
import { decide } from './dialogue/decide.ts'
import { figuresInNotes } from './dialogue/notes.ts'
import { aboutProperty, propertyInQuery } from './dialogue/property-of-message.ts'
import { contactDetails } from './dialogue/request-draft.ts'
import { aboutSearch, searchFromQuery } from './dialogue/search-of-message.ts'
import type { AnswerPart, AssistantEngine, AssistantTurn } from './engine.ts'
import type { MoneyDraft } from './money-draft.ts'
import { figuresOf } from './reply/criteria.ts'
import { guardText } from './reply/guard.ts'
import { textsOf } from './reply/texts/texts.ts'
import { closedLeads } from './tools/lead-port.ts'
import { fittedSearch } from './tools/search-query-string.ts'
import type { AssistantTools } from './tools/tools.ts'
import { classifyTurn } from './turn-kind/classify-turn.ts'
import { understand } from './understanding/understand.ts'
import type { Knowledge, Turn, Understanding } from './understanding/understanding.ts'

interface EngineParts {
  gazetteer: Gazetteer
  amenities: readonly AmenityName[]
  tools: AssistantTools
  /** Ids of the categories of the listing page. */
  categories?: readonly string[]
}

/** The engine that needs nothing but the database: own grammar, fixed texts, figures from tools. */
export function createEmbeddedEngine({
  gazetteer,
  amenities,
  tools,
  categories = [],
}: EngineParts): AssistantEngine {
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

  return {
    async *answer(said) {
      const turn = atPage(said)
      const heard = understandTurn(turn, knowledge)
      const reading = knowledge.read(turn.text, turn.language)
      const guess = classifyTurn(turn.text, reading)
      const asked = {
        said: turn.text,
        language: turn.language,
        understanding: heard,
        saysMore: reading.pieces.some(({ meaning: { kind } }) => !sought.has(kind)),
        guess,
        tools,
      }
      const understanding = (await asksSite(asked))
        ? understandTurn({ ...turn, asksSite: true }, knowledge)
        : heard
      const context: AnswerContext = {
        understanding,
        state: understanding.state,
        said: turn.text,
        language: turn.language,
        texts: textsOf(turn.language),
        guess,
        tools,
        leads: turn.leads ?? closedLeads,
        gazetteer,
        amenities: amenityNames,
        now: turn.now,
      }
      yield* release(await decide(context), turn, context)
    },
  }
}

/** Who writes nothing but these looks for it: 'homes Mirdif'. */
const sought: ReadonlySet<Meaning['kind']> = new Set(['place', 'home', 'type', 'mark'])

/** A message whose state is already about the page that it came from. */
type PlacedTurn = AssistantTurn & Pick<Turn, 'atProperty' | 'asksSite'>

/** Whether a message means cards that were shown before, by their numbers. */
function namesCards(turn: AssistantTurn, knowledge: Knowledge): boolean {
  if (turn.state.shown.length < 2) return false
  const { ordinals, state } = understand({ ...turn, state: { ...turn.state, refs: [] } }, knowledge)
  return ordinals.length > 0 || state.refs.length > 0
}

/** A message about a search or a property that says nothing else asks for it. */
function understandTurn(turn: PlacedTurn, knowledge: Knowledge): Understanding {
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

/** Everything that the texts of a language say by themselves. */
function fixedWords(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text]
    return typeof text === 'object' && text !== null ? fixedWords(text) : []
  })
}

/** Amounts that the visitor gave for a question about money. */
const figuresOfMoney = (money: MoneyDraft | undefined): number[] =>
  [
    ...[money?.amount, money?.price, money?.down, money?.rent, money?.cheques, money?.owed],
    ...[money?.borrowed, money?.otherLoans],
    ...(money?.pairs ?? []).flatMap(({ price, rent }) => [price, rent]),
  ].flatMap((amount) => (amount === undefined ? [] : [amount]))

/** How a number and an address look, in the sentences that ask for them. */
const leadExamples = [
  '050 123 4567',
  '+971 50 123 4567',
  '+49 151 23456789',
  '+86 138 0013 8000',
  'sara@example.com',
]

/** Lets out what the guard lets through. */
function* release(
  draft: Draft,
  turn: AssistantTurn,
  context: AnswerContext,
): Generator<AnswerPart> {
  const { texts } = context
  const contact = contactDetails(draft.state.request)
  const claims = draft.evidence.map(({ claim }) => claim)
  const stated = draft.evidence.filter(({ field }) => field !== 'title').map(({ claim }) => claim)
  const { text } = guardText(draft.text, {
    claims: [...claims, ...contact, ...leadExamples],
    links: [...stated, ...contact, ...leadExamples],
    numbers: [
      ...figuresOf(draft.state.slots),
      ...figuresOf(turn.state.slots),
      ...figuresInNotes(context),
      ...figuresOfMoney(draft.state.money),
    ],
    quotable: [...claims, turn.text.normalize('NFC'), ...fixedWords(texts)],
  })
  const released = text === '' ? texts.notUnderstood : text
  const { actions, evidence, search, comparison, links } = draft
  yield {
    kind: 'text',
    text: released,
    actions,
    evidence,
    // An empty search says nothing.
    ...(search && (search.query !== '' || search.excluded.length > 0) && { search }),
    ...(comparison && { comparison }),
    ...(links && links.length > 0 && { links }),
  }
  if (draft.results !== undefined) yield draft.results
  yield { kind: 'state', state: draft.state }
}
