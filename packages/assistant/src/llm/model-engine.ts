import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createReader } from '@manzil/query-language/reading/reader'
import type { AmenityName } from '../answer-context.ts'
import type { Considered, EmbeddedEngine } from '../embedded-engine.ts'
import type { AnswerPart, AssistantEngine, AssistantTurn } from '../engine.ts'
import { release } from '../release-draft.ts'
import { inWritingOf } from '../reply/writing.ts'
import type { DialogueState } from '../state.ts'
import type { AssistantTools } from '../tools/tools.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { understand } from '../understanding/understand.ts'
import { answerWithModel, failureOf, type ModelAnswer, type Moderate } from './answer-with-model.ts'
import type { ModelParts, Spending } from './ask-model.ts'
import { AttemptFailed, type FailureReason, ProviderFault } from './attempt-failed.ts'
import { isSaidAgain, type ModelMemory, readMemory, remember } from './memory.ts'
import { promptSecrets } from './prompt.ts'
import type { Released } from './release-words.ts'
import { suitsModel } from './suits-model.ts'
import { createWordChannel } from './word-channel.ts'

/** What became of one message that a model was asked about; no words of anybody. */
export interface ModelOutcome {
  outcome: 'answered' | 'shortened' | FailureReason
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
  embedded: EmbeddedEngine
  /** Stands in the instructions alone. */
  canary: string
  moderate?: Moderate
  report: (outcome: ModelOutcome) => void
}

/** The conversation as it is stored, with what a model remembers of it. */
type RememberingState = DialogueState & { model?: ModelMemory }

/**
 * The engine that lets a language model call the tools and put their figures into words, where the
 * embedded engine doubts its own answer. A sentence is shown once it is proved; where the first claim is
 * not, the embedded engine answers the same message.
 */
export function createModelEngine(parts: ModelEngineParts): AssistantEngine {
  const { gazetteer, amenities, embedded, limits, breaker, report } = parts
  const knowledge = { gazetteer, read: createReader(gazetteer) }
  const amenityNames = new Map(amenities.map((amenity) => [amenity.slug, amenity]))
  const secrets = promptSecrets(parts.canary)
  const prepared = { ...parts, ...knowledge, amenityNames, secrets }

  async function* answer(turn: AssistantTurn): AsyncGenerator<AnswerPart> {
    const memory = memoryOf(turn.state)
    const considered = await consider(turn)
    if (considered === undefined) {
      yield* withMemory(embedded.answer(turn), memory)
      return
    }
    const own = [...inWritingOf(turn, release(considered.draft))]
    const spending: Spending = { tokens: 0, steps: 0 }
    if (!isDoubtful(considered, memory)) {
      yield* withMemory(own, remember(memory, exchangeOf(turn, own), 0))
      return
    }
    const refused = reasonNotToAsk(memory)
    const words = createWordChannel<Pick<Released, 'text' | 'evidence'>>()
    const asked = refused ?? attempt({ turn, considered, memory, spending }, words.write)
    void Promise.resolve(asked).finally(words.end)
    for await (const { text, evidence } of words)
      yield* inWritingOf(turn, [{ kind: 'typing', text, evidence }])
    const result = await asked
    turn.signal?.throwIfAborted()
    if (result instanceof AttemptFailed) {
      report({ outcome: result.reason, detail: result.message, ...spending })
      yield* withMemory(own, remember(memory, exchangeOf(turn, own), spending.tokens))
      return
    }
    const { parts: said, omitted } = result
    const detail = omitted?.message ?? ''
    report({ outcome: omitted === undefined ? 'answered' : 'shortened', detail, ...spending })
    const exchange = exchangeOf(turn, said)
    yield* withMemory(inWritingOf(turn, said), remember(memory, exchange, spending.tokens))
  }

  /** What the embedded engine would say; undefined where no model may be asked. */
  const consider = async (turn: AssistantTurn): Promise<Considered | undefined> => {
    if (!suitsModel(turn, understand(turn, knowledge))) return undefined
    // Nothing is handed in by an answer that may not be given.
    const { leads: _, ...alone } = turn
    const considered = await embedded.consider(alone)
    const { context, draft } = considered
    const isRequest = leadIntents.has(context.understanding.intent)
    return isRequest || draft.state.request?.asked !== undefined ? undefined : considered
  }

  const isDoubtful = ({ doubts, draft }: Considered, memory: ModelMemory): boolean =>
    doubts.length > 0 || isSaidAgain(memory, draft.text)

  const reasonNotToAsk = (memory: ModelMemory): AttemptFailed | undefined => {
    if (memory.spent >= limits.conversationTokens)
      return new AttemptFailed('over_budget', 'conversation')
    return breaker.admits() ? undefined : new AttemptFailed('resting')
  }

  /** The proved answer, or why there is none. */
  const attempt = async (
    asked: { turn: AssistantTurn; considered: Considered; memory: ModelMemory; spending: Spending },
    onWords: (words: Pick<Released, 'text' | 'evidence'>) => void,
  ): Promise<ModelAnswer | AttemptFailed> => {
    const { turn } = asked
    const tooSlow = new AbortController()
    const timer = setTimeout(() => tooSlow.abort(new ProviderFault('too_slow')), limits.turnMs)
    const signals = turn.signal === undefined ? [] : [turn.signal]
    const signal = AbortSignal.any([tooSlow.signal, ...signals])
    const told = ({ text, evidence }: Pick<Released, 'text' | 'evidence'>): void =>
      onWords({ text, evidence: [...evidence] })
    try {
      return await answerWithModel(prepared, { ...asked, signal, onWords: told })
    } catch (error) {
      return failureOf(error)
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
