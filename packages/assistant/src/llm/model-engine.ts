import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createReader } from '@manzil/query-language/reading/reader'
import type { AmenityName } from '../answer-context.ts'
import type { AnswerPart, AssistantEngine, AssistantTurn } from '../engine.ts'
import { inWritingOf } from '../reply/writing.ts'
import type { DialogueState } from '../state.ts'
import type { AssistantTools } from '../tools/tools.ts'
import { understand } from '../understanding/understand.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { answerWithModel, type Moderate } from './answer-with-model.ts'
import type { ModelParts, Spending } from './ask-model.ts'
import { AttemptFailed, type FailureReason, ProviderFault } from './attempt-failed.ts'
import { collectParts } from './collect-parts.ts'
import { type ModelMemory, readMemory, remember } from './memory.ts'
import { promptSecrets } from './prompt.ts'
import { isInTexts, suitsModel } from './suits-model.ts'

/** What became of one message that a model was asked about; no words of anybody. */
export interface ModelOutcome {
  outcome: 'answered' | FailureReason
  /** What of the words was wrong, or the HTTP status. */
  detail: string
  steps: number
  tokens: number
}

interface ModelEngineParts extends ModelParts {
  gazetteer: Gazetteer
  amenities: readonly AmenityName[]
  tools: AssistantTools
  /** Answers what does not go to the model, and whatever the model fails at. */
  embedded: AssistantEngine
  /** Stands in the instructions alone. */
  canary: string
  moderate?: Moderate
  report: (outcome: ModelOutcome) => void
}

/** The conversation as it is stored, with what a model remembers of it. */
type RememberingState = DialogueState & { model?: ModelMemory }

/**
 * The engine that lets a language model call the tools and put their figures into words. Its words
 * are shown whole and proved, or not at all: then the embedded engine answers the same message.
 */
export function createModelEngine(parts: ModelEngineParts): AssistantEngine {
  const { gazetteer, amenities, tools, embedded, limits, breaker, report } = parts
  const knowledge = { gazetteer, read: createReader(gazetteer) }
  const amenityNames = new Map(amenities.map((amenity) => [amenity.slug, amenity]))
  const secrets = promptSecrets(parts.canary)
  const prepared = { ...parts, ...knowledge, amenityNames, secrets }

  async function* answer(turn: AssistantTurn): AsyncGenerator<AnswerPart> {
    const memory = memoryOf(turn.state)
    const understanding = understand(turn, knowledge)
    if (!suitsModel(turn, understanding) || (await isInTexts(turn, understanding, tools))) {
      yield* withMemory(embedded.answer(turn), memory)
      return
    }
    const spending: Spending = { tokens: 0, steps: 0 }
    const refused = reasonNotToAsk(memory)
    const result = refused ?? (await attempt(turn, understanding, memory, spending))
    turn.signal?.throwIfAborted()
    if (!(result instanceof AttemptFailed)) {
      report({ outcome: 'answered', detail: '', ...spending })
      const exchange = exchangeOf(turn, result)
      yield* withMemory(inWritingOf(turn, result), remember(memory, exchange, spending.tokens))
      return
    }
    report({ outcome: result.reason, detail: result.message, ...spending })
    const parts = await collectParts(embedded.answer(turn))
    yield* withMemory(parts, remember(memory, exchangeOf(turn, parts), spending.tokens))
  }

  const reasonNotToAsk = (memory: ModelMemory): AttemptFailed | undefined => {
    if (memory.spent >= limits.conversationTokens)
      return new AttemptFailed('over_budget', 'conversation')
    return breaker.admits() ? undefined : new AttemptFailed('resting')
  }

  /** The parts of a proved answer, or why there is none. */
  const attempt = async (
    turn: AssistantTurn,
    understanding: Understanding,
    memory: ModelMemory,
    spending: Spending,
  ): Promise<AnswerPart[] | AttemptFailed> => {
    const tooSlow = new AbortController()
    const timer = setTimeout(() => tooSlow.abort(new ProviderFault('too_slow')), limits.turnMs)
    const signals = turn.signal === undefined ? [] : [turn.signal]
    const signal = AbortSignal.any([tooSlow.signal, ...signals])
    try {
      return await answerWithModel(prepared, { turn, understanding, memory, spending, signal })
    } catch (error) {
      if (error instanceof AttemptFailed) return error
      return new AttemptFailed('broken', error instanceof Error ? error.name : undefined)
    } finally {
      clearTimeout(timer)
    }
  }

  return { answer, isCostly: true }
}

const memoryOf = (state: RememberingState): ModelMemory => readMemory(state.model)

/** Every engine makes its own state; what the model remembers is added to it. */
async function* withMemory(
  parts: AsyncIterable<AnswerPart> | Iterable<AnswerPart>,
  model: ModelMemory,
): AsyncGenerator<AnswerPart> {
  for await (const part of parts) {
    if (part.kind !== 'state') yield part
    else {
      const state: RememberingState = { ...part.state, model }
      yield { kind: 'state', state }
    }
  }
}

/** What was said, unless the answer belongs to a request with somebody's details in it. */
function exchangeOf(
  { text }: AssistantTurn,
  parts: readonly AnswerPart[],
): ModelMemory['said'][number] | undefined {
  const said = parts.find((part) => part.kind === 'text')
  const state = parts.find((part) => part.kind === 'state')?.state
  if (said === undefined || state?.request !== undefined) return undefined
  return { visitor: text, assistant: said.text }
}
