import { type ChatEvent, listChatEvents } from '../../chat-events.ts'
import { follow } from '../../document.ts'
import type { ChatOperation, ReferenceChatDocument } from './documents.ts'

export interface EventEntry extends ChatEvent {
  summary: string
  description: string | undefined
}

/** Events in the order of the document, with their texts. */
export function listEvents(chat: ReferenceChatDocument): EventEntry[] {
  const entries = new Map(listChatEvents(chat).map((entry) => [entry.event, entry]))
  return Object.values(chat.operations).flatMap((value) => {
    const operation = value as ChatOperation
    const channel = follow(chat, operation.channel.$ref) as {
      address: string
      description?: string
    }
    const entry = entries.get(channel.address)
    if (!entry) return []
    const summary = operation.summary ?? channel.description ?? channel.address
    return [{ ...entry, summary, description: operation.description }]
  })
}
