import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage, ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { typingSteps } from '@manzil/assistant/reply/typing-steps'

/** Milliseconds between typing updates, and for all of them together. */
export interface Pace {
  stepMs: number
  totalMs: number
}

export const livePace: Pace = { stepMs: 40, totalMs: 800 }

interface Listeners {
  emit: (message: ChatMessage) => void
  /** Nobody listens any more; the history has the answer. */
  isEmpty: () => boolean
}

/** Where an answer was broken off. */
export interface BrokenOff {
  id: string
  /** As much of the text as was sent. */
  said: string
}

/**
 * Sends a stored answer: its text as it grows, the finished text, then the results. `shown` is what was
 * shown of the text before it was stored.
 * @returns where the signal ended it; undefined for an answer that was sent whole, or to nobody
 */
export async function streamAnswer(
  messages: readonly ChatMessage[],
  listeners: Listeners,
  pace: Pace,
  signal: AbortSignal,
  shown = '',
): Promise<BrokenOff | undefined> {
  for (const message of messages) {
    if (message.type === 'text') {
      const said = await typeOut(message, listeners, pace, signal, shown)
      if (said !== undefined) return { id: message.id, said }
    }
    if (listeners.isEmpty()) return undefined
    listeners.emit(message)
  }
  return undefined
}

/** Sends the text as it grows; what was sent of it where the signal ended it. */
async function typeOut(
  { id, seq, timestamp, message: text }: ChatTextMessage,
  { emit, isEmpty }: Listeners,
  { stepMs, totalMs }: Pace,
  signal: AbortSignal,
  shown: string,
): Promise<string | undefined> {
  const before = text.startsWith(shown) ? shown : ''
  const steps = typingSteps(text)
    .slice(0, -1)
    .filter(({ length }) => length > before.length)
  const wait = Math.min(stepMs, totalMs / Math.max(steps.length, 1))
  let said = before
  for (const message of steps) {
    if (signal.aborted) return said
    if (isEmpty()) return undefined
    emit({ id, seq, timestamp, role: 'bot', type: 'typing', message, done: false })
    said = message
    if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {})
  }
  return signal.aborted ? said : undefined
}
