import { AttemptFailed, ProviderFault } from './attempt-failed.ts'
import type { LanguageModel, ModelRequest, ModelUsage, ToolCall } from './language-model.ts'
import { longestAnswer, type ModelLimits, mostCalls } from './limits.ts'

export interface Step {
  text: string
  calls: ToolCall[]
  usage: ModelUsage | undefined
}

export const emptyStep = (): Step => ({ text: '', calls: [], usage: undefined })

/**
 * Reads one answer of the model into the step, which has what came also where the rest fails: all
 * of it has to be paid. `onText` is told all words so far.
 * @throws AttemptFailed where it takes too long, stalls, or grows beyond every limit
 */
export async function readStep(
  model: LanguageModel,
  request: ModelRequest,
  limits: Pick<ModelLimits, 'stepMs' | 'stallMs'>,
  signal: AbortSignal,
  step: Step,
  onText: (written: string) => Promise<void> = async () => {},
): Promise<void> {
  const ending = new AbortController()
  const stop = (): void => ending.abort(signal.reason)
  const end = (reason: 'too_slow' | 'stalled') => () => ending.abort(new ProviderFault(reason))
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  const slow = setTimeout(end('too_slow'), limits.stepMs)
  let stall: NodeJS.Timeout | undefined
  // A provider that does not heed the signal is left alone with its request.
  const ended = new Promise<never>((_, reject) => {
    if (ending.signal.aborted) reject(ending.signal.reason)
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
  })
  ended.catch(() => {})
  const events = model.stream(request, ending.signal)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value: event } = await Promise.race([events.next(), ended])
      if (done === true) return
      // The first words may take their time: a model may have to be loaded.
      clearTimeout(stall)
      stall = setTimeout(end('stalled'), limits.stallMs)
      if (event.kind === 'text') step.text += event.text
      if (event.kind === 'call') step.calls.push(event.call)
      if (event.kind === 'usage') step.usage = event.usage
      if (step.text.length > longestAnswer * 2) throw new AttemptFailed('too_long')
      if (step.calls.length > mostCalls) throw new AttemptFailed('too_many_calls')
      if (event.kind === 'text') await onText(step.text)
    }
  } finally {
    clearTimeout(slow)
    clearTimeout(stall)
    signal.removeEventListener('abort', stop)
    ending.abort()
  }
}
