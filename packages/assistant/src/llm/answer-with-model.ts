import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AmenityName } from '../answer-context.ts'
import type { Considered } from '../embedded-engine.ts'
import type { AnswerPart, AssistantEngine, AssistantTurn } from '../engine.ts'
import { textsOf } from '../reply/texts/texts.ts'
import type { AssistantTools } from '../tools/tools.ts'
import type { Knowledge } from '../understanding/understanding.ts'
import { askModel, type ModelParts, type Spending } from './ask-model.ts'
import { AttemptFailed } from './attempt-failed.ts'
import { addRows } from './facts.ts'
import { groundsOf } from './grounds-of.ts'
import { type ModelMemory, recall } from './memory.ts'
import { modelAnswer } from './model-answer.ts'
import { contextNote, systemPrompt } from './prompt.ts'
import type { Grounds } from './prove-sentence.ts'
import { createWordRelease, type Released } from './release-words.ts'
import { saidNumbers } from './said-numbers.ts'
import { toolDescriptions } from './tool-arguments.ts'
import { type Findings, noFindings, type ToolContext } from './tool-context.ts'

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
  /** What the embedded engine would answer, and doubts. */
  considered: Considered
  memory: ModelMemory
  spending: Spending
  signal: AbortSignal
  /** The answer as far as it is proved. */
  onWords: (words: Pick<Released, 'text' | 'evidence'>) => void
}

/** A whole answer, and what is missing in it. */
export interface ModelAnswer {
  parts: AnswerPart[]
  omitted: AttemptFailed | undefined
}

/**
 * The proved answer of a model to one message.
 * @throws AttemptFailed where there is none; nothing of it was shown then
 */
export async function answerWithModel(prepared: Prepared, asked: Asked): Promise<ModelAnswer> {
  const { gazetteer, read, tools, amenityNames, embedded, canary, secrets, moderate } = prepared
  const { turn, considered, memory, spending, signal, onWords } = asked
  const { language, state, now } = turn
  const naming = { language, texts: textsOf(language), gazetteer, amenities: amenityNames }
  const findings = noFindings()
  const shown = await tools.propertiesById(state.shown)
  addRows(findings.facts, shown.rows, shown.asOf)
  const context: ToolContext = {
    gazetteer,
    read,
    language,
    answering: { ...considered.context, tools },
    state,
    findings,
    saidNumbers: saidNumbers(turn, considered.context.understanding, memory),
  }
  const words = createWordRelease({
    grounds: onceFor(findings, () =>
      groundsOf(findings, { turn, memory, naming, gazetteer, read, secrets }),
    ),
    isAllowed: async (text) => moderate === undefined || moderate(text, language),
    onWords(released) {
      findings.hasWords = true
      onWords(released)
    },
  })
  const listed = shown.rows.map((row) => ({ row, asOf: shown.asOf }))
  const placeNames = (slugs: readonly string[]): string[] =>
    slugs.map((slug) => gazetteer.place(slug)?.name ?? slug)
  const note = contextNote(state, listed, placeNames)
  try {
    await askModel(
      prepared,
      {
        system: systemPrompt({ language, now, canary }),
        tools: toolDescriptions,
        messages: [...recall(memory), { role: 'user', text: `${note}\n\n${turn.text}` }],
      },
      context,
      spending,
      signal,
      words,
    )
  } catch (error) {
    if (turn.signal?.aborted === true) throw error
    words.breakOff(failureOf(error))
  }
  const { released } = words
  const { omitted } = released
  if (findings.request === undefined)
    return { parts: [...modelAnswer(released, findings, considered, naming)], omitted }
  const parts: AnswerPart[] = []
  for await (const part of embedded.answer(withLeadRequest(turn, findings.request)))
    parts.push(after(released.text, part))
  return { parts, omitted }
}

export const failureOf = (error: unknown): AttemptFailed =>
  error instanceof AttemptFailed
    ? error
    : new AttemptFailed('broken', error instanceof Error ? error.name : undefined)

/** Grounds change with what the tools have answered alone. */
function onceFor({ facts, answered }: Findings, make: () => Grounds): () => Grounds {
  let known: Grounds | undefined
  let size = -1
  return () => {
    const { numbers, sayings, rows, places } = facts
    const found = numbers.length + sayings.length + rows.size + places.size + answered.size
    if (known === undefined || found !== size) known = make()
    size = found
    return known
  }
}

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

/** What was said before a request was opened stays before its first question. */
const after = (words: string, part: AnswerPart): AnswerPart =>
  part.kind === 'text' && words !== '' ? { ...part, text: `${words}\n${part.text}` } : part
