import type { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type {
  ChatClearReply,
  ChatHistoryReply,
  ChatInitReply,
  ChatLanguageSelectReply,
  ChatMessage,
  ChatSendReply,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import { textsOf } from '@manzil/assistant/reply/texts/texts'
import type { RequestDesk } from '@manzil/assistant/tools/desk'
import { refusals } from '@manzil/domain/chat-refusals'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type AnswerDependencies, prepareAnswer } from './answer-message.ts'
import type { RateLimit } from './rate-limit.ts'
import {
  clearSession,
  createSession,
  findSession,
  isEmpty,
  listMessages,
  type Question,
  type StoredSession,
  setLanguage,
  storeAnswer,
  storeUserMessage,
  unanswered,
} from './repository.ts'
import type { OpenDesk } from './request-desk.ts'
import type { SessionLanes } from './session-lanes.ts'

type Events = typeof clientEventSchemas
type Payload<E extends keyof Events> = z.output<Events[E]['payload']>

interface Dependencies extends AnswerDependencies {
  lanes: SessionLanes
  openDesk: OpenDesk
  logger: Logger
  /** Messages of one conversation. */
  messageLimit: RateLimit
  /** Conversations that one account opens. */
  openLimit: RateLimit
  stream: (sessionId: string, messages: ChatMessage[], signal: AbortSignal) => Promise<void>
}

/** The rules of the chat, without sockets. Every call names the account that asks. */
export interface Conversations {
  init: (accountId: string, payload: Payload<'chat:init'>) => Promise<ChatInitReply>
  history: (accountId: string, payload: Payload<'chat:history'>) => Promise<ChatHistoryReply>
  send: (accountId: string, payload: Payload<'chat:message'>) => Promise<ChatSendReply>
  clear: (accountId: string, sessionId: string) => Promise<ChatClearReply>
  selectLanguage: (
    accountId: string,
    sessionId: string,
    language: LanguageCode,
  ) => Promise<ChatLanguageSelectReply>
}

/** Smaller than the number of any message. */
const beforeAll = -1

export function createConversations(dependencies: Dependencies): Conversations {
  const { db, lanes, messageLimit, openLimit, openDesk } = dependencies

  const open = async (accountId: string, { sessionId, language }: Payload<'chat:init'>) => {
    const known = sessionId ? await findSession(db, sessionId, accountId) : undefined
    if (known !== undefined) return known
    return openLimit(accountId) ? createSession(db, accountId, language) : undefined
  }

  /** Questions that a stop of the server left without an answer get theirs now. */
  const resume = async (accountId: string, sessionId: string): Promise<void> => {
    for (const question of await unanswered(db, sessionId)) {
      if (!lanes.isWaiting(laneOf(accountId, sessionId), question.seq))
        enqueue(accountId, sessionId, question)
    }
  }

  const enqueue = (accountId: string, sessionId: string, question: Question): void =>
    lanes.answer(laneOf(accountId, sessionId), question.seq, async (signal) => {
      const session = await findSession(db, sessionId, accountId)
      if (session === undefined) return
      // The same message hands its request in once, however often it is answered.
      const desk = openDesk(accountId, `chat-${sessionId}-${question.seq}`)
      const help = { desk, signal }
      const { messages, state } = await answerOrApologise(session, question, dependencies, help)
      const stored = await storeAnswer(db, { sessionId, question: question.seq, messages, state })
      if (stored !== undefined) await dependencies.stream(sessionId, stored, signal)
    })

  return {
    async init(accountId, payload) {
      const session = await open(accountId, payload)
      if (session === undefined) return refusals.tooMany
      await resume(accountId, session.id)
      return {
        sessionId: session.id,
        showLanguagePrompt: !session.languageChosen,
        language: session.language,
      }
    },

    async history(accountId, { newSessionId, afterSeq = beforeAll }) {
      if ((await findSession(db, newSessionId, accountId)) === undefined)
        return refusals.unknownSession
      const messages = await listMessages(db, newSessionId, afterSeq)
      const isNew = messages.length === 0 && (await isEmpty(db, newSessionId))
      return { messages, isNew }
    },

    async send(accountId, { sessionId, message, clientId, search }) {
      const lane = laneOf(accountId, sessionId)
      // The lane is entered before anything is awaited: messages keep the order of their arrival.
      return lanes.run(lane, async () => {
        if ((await findSession(db, sessionId, accountId)) === undefined)
          return refusals.unknownSession
        if (!messageLimit(sessionId)) return refusals.tooMany
        if (lanes.isBusy(lane)) return refusals.busy
        const note = {
          ...(clientId !== undefined && { clientId }),
          ...(search !== undefined && { search }),
        }
        const { id, seq } = await storeUserMessage(db, sessionId, message, note)
        const open = await unanswered(db, sessionId)
        const question = open.find((other) => other.seq === seq)
        if (question && !lanes.isWaiting(lane, seq)) enqueue(accountId, sessionId, question)
        return { success: true, id, seq }
      })
    },

    async clear(accountId, sessionId) {
      const lane = laneOf(accountId, sessionId)
      return lanes.run(lane, async () => {
        if ((await findSession(db, sessionId, accountId)) === undefined)
          return refusals.unknownSession
        lanes.abandon(lane)
        await clearSession(db, sessionId)
        return { success: true, messages: [] }
      })
    },

    async selectLanguage(accountId, sessionId, language) {
      if ((await findSession(db, sessionId, accountId)) === undefined)
        return refusals.unknownSession
      await setLanguage(db, sessionId, language)
      return { success: true, language }
    },
  }
}

/** A stranger who names somebody's conversation waits in a lane of their own. */
const laneOf = (accountId: string, sessionId: string): string => `${accountId} ${sessionId}`

/** A question whose tools fail is answered too, so that nobody waits for ever. */
async function answerOrApologise(
  session: StoredSession,
  question: Question,
  dependencies: Dependencies,
  help: { desk: RequestDesk; signal: AbortSignal },
) {
  try {
    return await prepareAnswer(session, question, dependencies, help)
  } catch (error) {
    dependencies.logger.error({ err: error, session: session.id }, 'an answer could not be made')
    const message = textsOf(session.language).unavailable
    const apology = { role: 'bot', type: 'text', message, done: true } as const
    return { messages: [apology], state: session.state }
  }
}
