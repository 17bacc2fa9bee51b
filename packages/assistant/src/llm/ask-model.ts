import type { CircuitBreaker } from '@manzil/domain/circuit-breaker'
import { AttemptFailed, ProviderFault } from './attempt-failed.ts'
import type { DayBudget } from './day-budget.ts'
import type { LanguageModel, ModelMessage, ModelRequest, ToolResult } from './language-model.ts'
import type { ModelLimits } from './limits.ts'
import { emptyStep, readStep, type Step } from './read-step.ts'
import type { WordRelease } from './release-words.ts'
import { runTool } from './run-tool.ts'
import { believableUsage, estimateRequest, estimateTokens } from './token-estimate.ts'
import type { ToolContext } from './tool-context.ts'

export interface ModelParts {
  model: LanguageModel
  limits: ModelLimits
  budget: DayBudget
  breaker: CircuitBreaker
}

/** What was spent, also where the attempt failed. */
export interface Spending {
  tokens: number
  steps: number
}

/**
 * Lets the model call tools until it says something; what it says goes out by the sentence.
 * @throws AttemptFailed for everything that goes wrong on the way
 */
export async function askModel(
  parts: ModelParts,
  start: Pick<ModelRequest, 'system' | 'messages' | 'tools'>,
  context: ToolContext,
  spending: Spending,
  signal: AbortSignal,
  words: WordRelease,
): Promise<void> {
  const messages: ModelMessage[] = [...start.messages]
  for (let number = 1; number <= parts.limits.steps; number += 1) {
    const request = { ...start, messages, maxOutputTokens: parts.limits.outputTokens }
    const { text, calls } = await payStep(parts, request, spending, signal, words)
    if (calls.length === 0) return words.finish(text)
    words.turnToTools()
    const results: ToolResult[] = []
    for (const call of calls) {
      signal.throwIfAborted()
      results.push({ id: call.id, name: call.name, content: await runTool(call, context) })
    }
    // The lead's own questions take over: whatever the model would say about it is not needed.
    if (context.findings.request !== undefined) return
    messages.push({ role: 'calls', text, calls }, { role: 'results', results })
  }
  throw new AttemptFailed('too_many_steps')
}

/** One request within what the message and the day have left; what it took is always written down. */
async function payStep(
  { model, limits, budget, breaker }: ModelParts,
  request: ModelRequest,
  spending: Spending,
  signal: AbortSignal,
  words: WordRelease,
): Promise<Step> {
  const input = estimateRequest(request)
  const reserved = input + request.maxOutputTokens
  if (spending.tokens + reserved > limits.turnTokens) throw new AttemptFailed('over_budget', 'turn')
  const settle = await budget.reserve(reserved, limits.dayTokens)
  if (settle === undefined) throw new AttemptFailed('over_budget', 'day')
  const step = emptyStep()
  spending.steps += 1
  try {
    await readStep(model, request, limits, signal, step, words.grow)
    breaker.succeeded()
    return step
  } catch (error) {
    if (error instanceof ProviderFault) breaker.failed(isSure(error))
    throw error
  } finally {
    const output = estimateTokens(step.text) + estimateTokens(JSON.stringify(step.calls))
    const used = believableUsage(step.usage, { input, output })
    spending.tokens += used
    await settle(used)
  }
}

/** A wrong key, a model that is none, a spent allowance: asking again at once changes nothing. */
const isSure = ({ status }: ProviderFault): boolean =>
  status !== undefined && [401, 402, 403, 404, 429].includes(status)
