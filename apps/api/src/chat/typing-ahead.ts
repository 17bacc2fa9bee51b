import type { ChatMessage, Evidence } from '@manzil/api-client/generated/types.gen'
import type { TypingPart } from '@manzil/assistant/engine'
import { newMessageId } from './message-row.ts'

/** What of an answer is shown before it is stored. It stays: the stored text begins with it. */
export interface TypingAhead {
  /** The message that it becomes. */
  id: string
  text: string
  evidence: Evidence[]
  show: (typing: TypingPart, seq: number) => void
}

export function createTypingAhead(emit: (message: ChatMessage) => void): TypingAhead {
  const id = newMessageId()
  const ahead: TypingAhead = {
    id,
    text: '',
    evidence: [],
    show({ text: message, evidence }, seq) {
      ahead.text = message
      ahead.evidence = evidence
      const timestamp = new Date().toISOString()
      emit({ id, seq, timestamp, role: 'bot', type: 'typing', message, done: false })
    },
  }
  return ahead
}
