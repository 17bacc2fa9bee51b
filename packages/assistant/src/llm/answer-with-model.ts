import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AmenityName } from '../answer-context.ts'
import { lowestPrice } from '../dialogue/lowest-price.ts'
import type { AnswerPart, AssistantEngine, AssistantTurn } from '../engine.ts'
import { figuresOf } from '../reply/criteria.ts'
import { amenityName, placeName } from '../reply/names.ts'
import { textsOf } from '../reply/texts/texts.ts'
import type { AssistantTools } from '../tools/tools.ts'
import type { Knowledge, Understanding } from '../understanding/understanding.ts'
import { askModel, type ModelParts, type Spending } from './ask-model.ts'
import { AttemptFailed } from './attempt-failed.ts'
import { checkAnswer } from './check-answer.ts'
import { collectParts } from './collect-parts.ts'
import { addRows, noFacts } from './facts.ts'
import { type ModelMemory, recall } from './memory.ts'
import { modelAnswer, stateAfterModel } from './model-answer.ts'
import { plainText } from './plain-text.ts'
import { contextNote, systemPrompt } from './prompt.ts'
import { readFigures } from './read-figures.ts'
import type { Findings, ToolContext } from './run-tool.ts'
import { toolDescriptions } from './tool-arguments.ts'

/** Whether words of the model may be shown. */
export type Moderate = (text: string, language: LanguageCode) => boolean | Promise<boolean>

interface Prepared extends ModelParts, Knowledge {
  tools: AssistantTools
  amenityNames: ReadonlyMap<string, AmenityName>
  embedded: AssistantEngine
  canary: string
  /** What of the instructions no answer may hold. */
  secrets: readonly string[]
  moderate?: Moderate
}

interface Asked {
  turn: AssistantTurn
  understanding: Understanding
  memory: ModelMemory
  spending: Spending
  signal: AbortSignal
}

/**
 * The proved answer of a model to one message.
 * @throws AttemptFailed where there is none
 */
export async function answerWithModel(prepared: Prepared, asked: Asked): Promise<AnswerPart[]> {
  const { gazetteer, read, tools, amenityNames, embedded, canary, secrets } = prepared
  const { turn, understanding, memory, spending, signal } = asked
  const { language, state, now } = turn
  const naming = { language, texts: textsOf(language), gazetteer, amenities: amenityNames }
  const findings: Findings = { facts: noFacts(), answered: new Set() }
  const shown = await tools.propertiesById(state.shown)
  addRows(findings.facts, shown.rows, shown.asOf)
  const listed = shown.rows.map((row) => ({ row, asOf: shown.asOf }))
  const placeNames = (slugs: readonly string[]): string[] =>
    slugs.map((slug) => gazetteer.place(slug)?.name ?? slug)
  const context: ToolContext = {
    gazetteer,
    read,
    language,
    tools,
    amenities: amenityNames,
    state,
    findings,
  }
  const note = contextNote(state, listed, placeNames)
  const written = await askModel(
    prepared,
    {
      system: systemPrompt({ language, now, canary }),
      tools: toolDescriptions,
      messages: [...recall(memory), { role: 'user', text: `${note}\n\n${turn.text}` }],
    },
    context,
    spending,
    signal,
  )
  const { search, request, facts } = findings
  if (request !== undefined) return collectParts(embedded.answer(withLeadRequest(turn, request)))
  // What to give up so that something fits is what the embedded engine knows best.
  if (search !== undefined && search.found.rows.length === 0)
    throw new AttemptFailed('nothing_found')
  const text = plainText(written)
  const rows = [...facts.rows.values()].map(({ row }) => row)
  const evidence = checkAnswer(text, {
    language,
    facts,
    read,
    secrets,
    cards: search?.found.rows.length ?? listed.length,
    lowestPrice: search && lowestOf(search),
    isProved: findings.answered.size > 0,
    quotable: [
      turn.text.normalize('NFC'),
      ...rows.flatMap(({ title, title_ar, titles }) => [title, title_ar, ...Object.values(titles)]),
      ...rows.flatMap(({ location_path }) => location_path.map(({ name }) => name)),
      ...[...facts.places].flatMap((slug) => [placeName(slug, naming), ...placeNames([slug])]),
      ...[...facts.amenities].map((slug) => amenityName(slug, naming)),
      ...Object.values(naming.texts.typeNames),
    ].filter((name): name is string => typeof name === 'string' && name !== ''),
    numbers: [
      ...figuresOf(state.slots),
      ...figuresOf(search?.slots ?? {}),
      ...roomsOf(search?.slots ?? state.slots),
      ...readFigures(turn.text).flatMap(({ values }) => values),
    ],
  })
  if (prepared.moderate !== undefined && !(await prepared.moderate(text, language)))
    throw new AttemptFailed('moderated')
  const after = stateAfterModel(state, understanding.state, findings)
  return [...modelAnswer(text, evidence, findings, after, naming)]
}

/** Undefined where further properties may cost less. */
function lowestOf({ slots, found, page }: NonNullable<Findings['search']>): number | undefined {
  const isFirst = page === 1 && (slots.sort_by === 'price_asc' || found.total === found.rows.length)
  return isFirst ? lowestPrice(found.rows) : undefined
}

const roomsOf = (slots: AssistantTurn['state']['slots']): number[] =>
  [slots.bedrooms_min, slots.bedrooms_max, slots.bathrooms_min].flatMap((rooms) =>
    rooms === undefined ? [] : [rooms],
  )

/** The same message as a request for the embedded engine, which asks for everything else. */
function withLeadRequest(
  turn: AssistantTurn,
  { kind, propertyId }: NonNullable<Findings['request']>,
) {
  const request = { kind, ...(propertyId !== undefined && { propertyId }) }
  return {
    ...turn,
    text: kind === 'viewing' ? 'book_viewing' : 'request_callback',
    state: { ...turn.state, request },
  }
}
