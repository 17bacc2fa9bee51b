import type { ChatTypingMessage } from '@manzil/api-client/generated/types.gen'
import type { Conversation, Entry, Outgoing } from './conversation.ts'

/** What is drawn, in order. `time` in ms of the server's clock. */
export type DisplayItem =
  | { kind: 'greeting'; id: string; time: number }
  | { kind: 'entry'; id: string; time: number; entry: Entry }
  | { kind: 'typing'; id: string; time: number; message: ChatTypingMessage }
  | { kind: 'outgoing'; id: string; time: number; outgoing: Outgoing }

interface Clock {
  /** ms when the dialog was opened, for the greeting. */
  openedAt: number
  /** ms that the server is ahead. */
  skew: number
}

/** Greeting, stored messages, the bubble being written, unsent messages. */
export function displayItems(conversation: Conversation, clock: Clock): DisplayItem[] {
  const { entries, typing, outgoing, isNew } = conversation
  const said: DisplayItem[] = [
    ...entries.map((entry) => ({
      kind: 'entry' as const,
      id: entry.message.id,
      time: Date.parse(entry.message.timestamp) || 0,
      entry,
    })),
    // Before its first word the typing indicator stands for it.
    ...(typing?.message
      ? [
          {
            kind: 'typing' as const,
            id: typing.id,
            time: Date.parse(typing.timestamp) || 0,
            message: typing,
          },
        ]
      : []),
    ...outgoing.map((message) => ({
      kind: 'outgoing' as const,
      id: message.clientId,
      time: message.sentAt + clock.skew,
      outgoing: message,
    })),
  ]
  if (!isNew) return said
  const time = Math.min(clock.openedAt + clock.skew, said[0]?.time ?? Number.POSITIVE_INFINITY)
  return [{ kind: 'greeting', id: 'greeting', time }, ...said]
}

/** Said by the visitor, stored or not. */
export const isOfVisitor = (item: DisplayItem): boolean =>
  item.kind === 'outgoing' || (item.kind === 'entry' && item.entry.message.role === 'user')

/** Said by the assistant before anybody asked: not yet a conversation. */
export const isGreeting = (item: DisplayItem): boolean => item.kind === 'greeting'
