import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { typingSteps } from '@manzil/assistant/reply/typing-steps'

/** Milliseconds between typing updates, and for all of them together. */
export interface Pace {
  stepMs: number
  totalMs: number
}

export const livePace: Pace = { stepMs: 40, totalMs: 800 }

interface Audience {
  emit: (message: ChatMessage) => void
  /** Nobody listens any more; the history has the answer. */
  isEmpty: () => boolean
}

/** Sends a stored answer: its text as it grows, the finished text, then the results. */
export async function streamAnswer(
  messages: readonly ChatMessage[],
  audience: Audience,
  { stepMs, totalMs }: Pace,
  signal: AbortSignal,
): Promise<void> {
  for (const message of messages) {
    if (message.type === 'text') {
      const steps = typingSteps(message.message).slice(0, -1)
      const wait = Math.min(stepMs, totalMs / Math.max(steps.length, 1))
      const { id, seq, timestamp } = message
      for (const step of steps) {
        if (signal.aborted || audience.isEmpty()) return
        audience.emit({
          id,
          seq,
          timestamp,
          role: 'bot',
          type: 'typing',
          message: step,
          done: false,
        })
        if (wait > 0) await pause(wait)
      }
    }
    if (signal.aborted) return
    audience.emit(message)
  }
}
