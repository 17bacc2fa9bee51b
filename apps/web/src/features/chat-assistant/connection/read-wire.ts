import type { ClientToServerEvents } from '@manzil/api-client/generated/socket.gen'
import type { ChatError, ChatMessage } from '@manzil/api-client/generated/types.gen'
import {
  acknowledgementReaders,
  readsRefusal,
  serverEventReaders,
} from '@manzil/api-client/generated/wire.gen'
import type { Reads } from '@manzil/api-client/wire'

export type ChatEvent = keyof ClientToServerEvents
type ReplyOf<E extends ChatEvent> = Parameters<Parameters<ClientToServerEvents[E]>[1]>[0]
type Acknowledged<E extends ChatEvent> = Exclude<ReplyOf<E>, ChatError>

/** What an event came to: the acknowledgement, a refusal, or silence. */
export type ChatReply<E extends ChatEvent> =
  | { ok: true; data: Acknowledged<E> }
  | { ok: false; error: ChatError | null }

const readers: { readonly [E in ChatEvent]: Reads<Acknowledged<E>> } = acknowledgementReaders

let dropped = 0

/** For developers and operators; the visitor loses one message, and is told nothing. */
function drop(event: string): void {
  dropped += 1
  console.warn(`What came for ${event} does not fit the contract; ${dropped} left out so far.`)
}

/** Those of some messages that are what the contract calls one: the others cannot be drawn. */
export const readMessages = (given: readonly unknown[]): ChatMessage[] =>
  given.filter((message): message is ChatMessage => {
    const fits = serverEventReaders['chat:stream'](message)
    if (!fits) drop('chat:stream')
    return fits
  })

/** What an event was acknowledged with. One that does not fit counts as silence. */
export function readReply<E extends ChatEvent>(event: E, reply: unknown): ChatReply<E> {
  if (readsRefusal(reply)) return { ok: false, error: reply }
  const readable = withReadableMessages(reply)
  if (readers[event](readable)) return { ok: true, data: readable }
  drop(event)
  return { ok: false, error: null }
}

/** A history is worth having without the one message of it that cannot be drawn. */
const withReadableMessages = (reply: unknown): unknown =>
  typeof reply === 'object' &&
  reply !== null &&
  'messages' in reply &&
  Array.isArray(reply.messages)
    ? { ...reply, messages: readMessages(reply.messages) }
    : reply
