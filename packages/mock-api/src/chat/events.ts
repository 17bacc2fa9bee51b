import { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatError } from '@manzil/api-client/generated/types.gen'
import type { z } from 'zod'
import { userOf } from '../context.ts'
import type { MockConversation, World } from '../world.ts'
import { answerTo, append } from './conversation.ts'
import type { MockSocket } from './socket-io.ts'

type Events = typeof clientEventSchemas
type Payload<E extends keyof Events> = z.output<Events[E]['payload']>
type Answer<E extends keyof Events> = z.input<Events[E]['reply']>

const refuse = (code: ChatError['code'], errMessage: string): ChatError => ({
  success: false,
  code,
  errMessage,
})
const unknownSession = refuse('unknown_session', 'This conversation could not be opened.')

/** Listens to one socket as the server would. Returns why the handshake is refused, if it is. */
export function serveChat(world: World, socket: MockSocket): string | undefined {
  const user = userOf(world, tokenOf(socket.auth))
  if (!user) return 'unauthorized'

  const owned = (id: string): MockConversation | undefined => {
    const conversation = world.conversations.get(id)
    return conversation?.ownerId === user._id ? conversation : undefined
  }
  const listen = <E extends keyof Events>(event: E, handle: (payload: Payload<E>) => Answer<E>) =>
    socket.on(event, (payload, acknowledge) => {
      const parsed = clientEventSchemas[event].payload.safeParse(payload)
      acknowledge(
        parsed.success
          ? // The schema of this very event has just accepted it.
            handle(parsed.data as Payload<E>)
          : refuse('invalid_payload', 'This message could not be read.'),
      )
    })

  listen('chat:init', ({ sessionId, language }) => {
    const conversation = (sessionId && owned(sessionId)) || begin(world, user._id, language)
    return {
      sessionId: conversation.id,
      showLanguagePrompt: !conversation.languageChosen,
      language: conversation.language,
    }
  })
  listen('chat:history', ({ newSessionId }) => {
    const conversation = owned(newSessionId)
    if (!conversation) return unknownSession
    const { messages } = conversation
    return { messages, isNew: messages.length === 0 }
  })
  listen('chat:message', ({ sessionId, message }) => {
    const conversation = owned(sessionId)
    if (!conversation) return unknownSession
    const kept = append(world, conversation, { role: 'user', type: 'text', message, done: true })
    queueMicrotask(() => {
      for (const answer of answerTo(world, conversation, message))
        socket.emit('chat:stream', answer)
    })
    return { success: true, id: kept.id, seq: kept.seq }
  })
  listen('chat:clear', ({ sessionId }) => {
    const conversation = owned(sessionId)
    if (!conversation) return unknownSession
    conversation.messages = []
    return { success: true, messages: [] }
  })
  listen('chat:language:select', ({ sessionId, language }) => {
    const conversation = owned(sessionId)
    if (!conversation) return unknownSession
    conversation.language = language
    conversation.languageChosen = true
    return { success: true, language }
  })
  return undefined
}

function begin(world: World, ownerId: string, language: MockConversation['language']) {
  const conversation: MockConversation = {
    id: world.makeId(),
    ownerId,
    language,
    languageChosen: false,
    messages: [],
    nextSeq: 0,
  }
  world.conversations.set(conversation.id, conversation)
  return conversation
}

const tokenOf = (auth: unknown): string =>
  typeof auth === 'object' && auth !== null && 'token' in auth ? String(auth.token) : ''
