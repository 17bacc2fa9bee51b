import type { ClientEvents } from '@manzil/api-client/generated/chat-handlers.gen'
import type {
  ChatClearReply,
  ChatHistoryReply,
  ChatInitReply,
  ChatLanguageSelectReply,
  ChatSendReply,
  ChatStopReply,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import { refusals } from '@manzil/domain/chat-refusals'
import { isLanguageInDoubt } from '@manzil/domain/language-doubt'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Moderation } from '../ports/moderation/moderation-port.ts'
import type { RowLog } from '../readable-rows.ts'
import type { AnswerScheduler } from './answer-scheduler.ts'
import type { Asker } from './lead-service.ts'
import type { MessageOutcome } from './limits/message-limit.ts'
import type { Stored } from './other-servers.ts'
import type { RateLimit } from './rate-limit.ts'
import {
  clearSession,
  createSession,
  findSession,
  isEmpty,
  listMessages,
  readSpeech,
  type StoredSession,
  setLanguage,
} from './repository/conversations.ts'
import { type Question, readSnapshot } from './repository/snapshot.ts'
import { openUpTo, storeQuestion } from './repository/store-question.ts'
import type { SessionQueue } from './session-queue.ts'

type Payload<E extends keyof ClientEvents> = ClientEvents[E]['payload']

interface Dependencies {
  db: Kysely<Database>
  logger: RowLog
  queue: SessionQueue
  scheduler: AnswerScheduler
  moderation: Moderation
  /** Conversations that one account opens. */
  openLimit: RateLimit
  /** Messages that this server has stored: their windows need not be told of them. */
  onStored: (sessionId: string, messages: readonly Stored[]) => void
}

interface Sent {
  reply: ChatSendReply
  outcome: MessageOutcome
}

/** The rules of the chat, without sockets. Every call names the account that asks. */
export interface Conversations {
  /**
   * `mayOpen` is asked before a new conversation is stored. The window follows the conversation
   * before its questions are taken up: an engine that costs money answers no empty room.
   */
  init: (
    asker: Asker,
    payload: Payload<'chat:init'>,
    mayOpen: () => boolean,
    follow: (sessionId: string) => Promise<void>,
  ) => Promise<ChatInitReply>
  /** The window follows the conversation before its messages are read, so that none is missed. */
  history: (
    accountId: string,
    payload: Payload<'chat:history'>,
    follow: (sessionId: string) => Promise<void>,
  ) => Promise<ChatHistoryReply>
  send: (asker: Asker, payload: Payload<'chat:message'>) => Promise<Sent>
  clear: (accountId: string, sessionId: string) => Promise<ChatClearReply>
  stop: (accountId: string, sessionId: string) => Promise<ChatStopReply>
  /** A window of the conversation is gone. */
  leave: (accountId: string, sessionId: string) => Promise<void>
  selectLanguage: (
    accountId: string,
    sessionId: string,
    language: LanguageCode,
  ) => Promise<ChatLanguageSelectReply>
}

/** Smaller than the number of any message. */
const beforeAll = -1

export function createConversations(dependencies: Dependencies): Conversations {
  const { db, logger, queue, moderation, openLimit, scheduler, onStored } = dependencies

  const openSession = async (
    accountId: string,
    { sessionId, language }: Payload<'chat:init'>,
    mayOpen: () => boolean,
  ): Promise<(StoredSession & { open: readonly Question[] }) | undefined> => {
    const known = sessionId ? await readSnapshot(db, sessionId, accountId) : undefined
    if (known !== undefined) return known
    if (!openLimit(accountId) || !mayOpen()) return undefined
    return { ...(await createSession(db, accountId, language)), open: [] }
  }

  return {
    async init(asker, payload, mayOpen, follow) {
      const { accountId } = asker
      const session = await openSession(accountId, payload, mayOpen)
      if (session === undefined) return refusals.tooMany
      const { id: sessionId, open } = session
      await follow(sessionId)
      // Questions that a stop of a server left without an answer get theirs now.
      scheduler.takeUp(queueKeyOf(accountId, sessionId), { ...asker, sessionId }, open)
      return {
        sessionId: session.id,
        showLanguagePrompt:
          !session.languageChosen &&
          isLanguageInDoubt(session.language, await readSpeech(db, accountId, sessionId)),
        language: session.language,
      }
    },

    async history(accountId, { newSessionId, afterSeq = beforeAll }, follow) {
      if ((await findSession(db, newSessionId, accountId)) === undefined)
        return refusals.unknownSession
      await follow(newSessionId)
      const messages = await listMessages(db, newSessionId, afterSeq, logger)
      const isNew = messages.length === 0 && (await isEmpty(db, newSessionId))
      return { messages, isNew }
    },

    async send(asker, { sessionId, message, clientId, search }) {
      const { accountId } = asker
      const queueKey = queueKeyOf(accountId, sessionId)
      // The queue is entered before anything is awaited: messages keep the order of their arrival.
      return queue.run(queueKey, async () => {
        const snapshot = await readSnapshot(db, sessionId, accountId, clientId)
        if (snapshot === undefined) return { reply: refusals.unknownSession, outcome: 'refused' }
        const { known } = snapshot
        const session = { ...asker, sessionId }
        if (known !== undefined) {
          scheduler.takeUp(queueKey, session, openUpTo(known.seq, snapshot))
          return { reply: { success: true, ...known }, outcome: 'known' }
        }
        if (queue.isBusy(queueKey)) return { reply: refusals.busy, outcome: 'postponed' }
        if (!(await moderation.allows(message)))
          return { reply: refusals.notAllowed, outcome: 'refused' }
        const stored = await storeQuestion(db, accountId, snapshot, { message, clientId, search })
        if (stored === undefined) return { reply: refusals.unknownSession, outcome: 'refused' }
        const { id, seq, snapshot: after } = stored
        onStored(sessionId, [{ id, seq }])
        // Earlier questions that another server has not answered keep their turn.
        scheduler.takeUp(queueKey, session, after.open, after)
        return { reply: { success: true, id, seq }, outcome: 'stored' }
      })
    },

    async clear(accountId, sessionId) {
      const queueKey = queueKeyOf(accountId, sessionId)
      return queue.run(queueKey, async () => {
        if ((await findSession(db, sessionId, accountId)) === undefined)
          return refusals.unknownSession
        queue.abandon(queueKey)
        await clearSession(db, sessionId)
        return { success: true, messages: [] }
      })
    },

    async stop(accountId, sessionId) {
      if ((await findSession(db, sessionId, accountId)) === undefined)
        return refusals.unknownSession
      const session = { accountId, sessionId }
      return {
        success: true,
        stopped: await scheduler.stop(queueKeyOf(accountId, sessionId), session),
      }
    },

    leave: (accountId, sessionId) =>
      scheduler.leave(queueKeyOf(accountId, sessionId), { accountId, sessionId }),

    async selectLanguage(accountId, sessionId, language) {
      if ((await findSession(db, sessionId, accountId)) === undefined)
        return refusals.unknownSession
      await setLanguage(db, sessionId, language)
      return { success: true, language }
    },
  }
}

/** A stranger who names somebody's conversation waits in a queue of their own. */
const queueKeyOf = (accountId: string, sessionId: string): string => `${accountId} ${sessionId}`
