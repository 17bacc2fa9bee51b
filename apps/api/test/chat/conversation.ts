import type {
  ChatHistoryAck,
  ChatInitAck,
  ChatMessage,
  ChatSendReply,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import type { ChatClient } from './chat-server.ts'

/** Opens a conversation, or the one with the id. */
export async function init(
  client: ChatClient,
  sessionId: string | null = null,
  language: LanguageCode = 'en',
): Promise<ChatInitAck> {
  const reply = await client.emitWithAck('chat:init', { sessionId, language })
  if (!('sessionId' in reply)) throw new Error(reply.errMessage)
  return reply
}

export async function history(client: ChatClient, sessionId: string): Promise<ChatHistoryAck> {
  const reply = await client.emitWithAck('chat:history', { newSessionId: sessionId })
  if (!('messages' in reply)) throw new Error(reply.errMessage)
  return reply
}

export function send(
  client: ChatClient,
  sessionId: string,
  message: string,
  clientId?: string,
): Promise<ChatSendReply> {
  const payload = { sessionId, message, ...(clientId !== undefined && { clientId }) }
  return client.emitWithAck('chat:message', payload)
}

/** Everything that a connection is sent, and a wait for it to say enough. */
export function listen(client: ChatClient) {
  const received: ChatMessage[] = []
  const waiting = new Set<() => void>()
  client.on('chat:stream', (message) => {
    received.push(message)
    for (const check of waiting) check()
  })
  return {
    received,
    until: (isEnough: (messages: readonly ChatMessage[]) => boolean): Promise<void> =>
      new Promise((resolve) => {
        const check = () => {
          if (!isEnough(received)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
  }
}

/** Sends a message and returns the parts of its answer, the last one finished. */
export async function ask(
  client: ChatClient,
  sessionId: string,
  message: string,
): Promise<ChatMessage[]> {
  const stream = listen(client)
  const reply = await send(client, sessionId, message)
  if (!reply.success) throw new Error(reply.errMessage)
  // The answer is stored before it is streamed: the history tells how many parts it has.
  await stream.until((messages) => messages.some(({ done, seq }) => done && seq > reply.seq))
  const stored = (await history(client, sessionId)).messages.filter(({ seq }) => seq > reply.seq)
  await stream.until((messages) =>
    stored.every(({ id }) => messages.some((part) => part.id === id && part.done)),
  )
  return stream.received.filter(({ seq }) => seq > reply.seq)
}
