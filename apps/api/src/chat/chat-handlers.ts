import type { ChatHandlers } from '@manzil/api-client/generated/chat-handlers.gen'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Conversations } from './conversations.ts'
import type { Asker } from './lead-service.ts'
import type { Gate } from './limits/connection-limiter.ts'
import type { MessageOutcome } from './limits/message-limit.ts'

/** The connection that an event came by. */
export interface Connection {
  asker: Asker
  gate: Pick<Gate, 'mayOpen' | 'message'>
  /** The parts of its answers reach every connection of a conversation. */
  follow: (sessionId: string) => Promise<void>
  /** What the connection is refused is written in this language from now on. */
  speak: (language: LanguageCode) => void
}

/** What each event of a client does, for every connection alike. */
export const createChatHandlers = (conversations: Conversations): ChatHandlers<Connection> => ({
  async 'chat:init'(request, { asker, gate, follow, speak }) {
    const reply = await conversations.init(asker, request, gate.mayOpen, follow)
    speak('language' in reply ? reply.language : request.language)
    return reply
  },

  'chat:history': (request, { asker, follow }) =>
    conversations.history(asker.accountId, request, follow),

  async 'chat:message'(request, { asker, gate }) {
    const tell = gate.message(request)
    if (typeof tell !== 'function') return tell
    let outcome: MessageOutcome = 'postponed'
    try {
      const sent = await conversations.send(asker, request)
      outcome = sent.outcome
      return sent.reply
    } finally {
      tell(outcome)
    }
  },

  'chat:clear': ({ sessionId }, { asker }) => conversations.clear(asker.accountId, sessionId),

  'chat:stop': ({ sessionId }, { asker }) => conversations.stop(asker.accountId, sessionId),

  async 'chat:language:select'({ sessionId, language }, { asker, speak }) {
    const reply = await conversations.selectLanguage(asker.accountId, sessionId, language)
    if (!('errMessage' in reply)) speak(language)
    return reply
  },
})
