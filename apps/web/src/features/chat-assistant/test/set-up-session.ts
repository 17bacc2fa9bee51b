import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { createChatSession } from '../connection/chat-session.ts'
import type { ChatNotice } from '../connection/chat-view.ts'
import { createFakeSocket, createShelf } from './fake-socket.ts'

/** A conversation whose server and storage the test plays. */
export function setUp(stored: string | null = null, shelf = createShelf()) {
  const fake = createFakeSocket()
  const notices: ChatNotice[] = []
  let sessionId = stored
  const chat = createChatSession({
    openSocket: fake.open,
    token: () => 'token',
    userId: () => 'user',
    language: () => 'en',
    readSessionId: () => sessionId,
    writeSessionId: (id) => {
      sessionId = id
    },
    outbox: shelf,
    notify: (notice) => notices.push(notice),
  })
  const connect = async (
    messages: ChatMessage[] = [],
    isNew = true,
    showLanguagePrompt = false,
  ) => {
    fake.handlers().onConnect()
    await fake.acknowledge('chat:init', { sessionId: 's-1', language: 'en', showLanguagePrompt })
    await fake.acknowledge('chat:history', { messages, isNew })
  }
  const outgoing = () => chat.get().conversation.outgoing.map(({ text, status }) => [text, status])
  return { fake, chat, notices, connect, outgoing, sessionId: () => sessionId }
}

export const refusal = (code: string) => ({ success: false, code, errMessage: 'Not now.' })
