import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { readState } from '@manzil/assistant/dialogue/read-state'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { textsOf } from '@manzil/assistant/reply/texts/texts'
import { type WatchedLeads, watchLeads } from '@manzil/assistant/tools/watched-leads'
import { stoppedText } from '@manzil/domain/stopped-text'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/schema.ts'
import type { Asker, OpenLeads } from './lead-service.ts'
import { prepareAnswer } from './prepare-answer.ts'
import { type Question, readSnapshot, type Snapshot } from './repository/snapshot.ts'
import { cutAnswer, storeAnswer } from './repository/store-answer.ts'
import type { SessionQueue } from './session-queue.ts'
import type { BrokenOff } from './stream-answer.ts'
import { createTypingAhead, type TypingAhead } from './typing-ahead.ts'
import { hasEnded } from './until-ended.ts'

/** The windows of a conversation that this server serves. */
export interface Broadcaster {
  /** Sends an answer as it would be typed, from what was shown of it on; tells where the signal ended it. */
  stream: (
    sessionId: string,
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    shown: string,
  ) => Promise<BrokenOff | undefined>
  emit: (sessionId: string, message: ChatMessage) => void
  /** Whether everybody has left; waits a moment for those who reload. */
  hasLeft: (sessionId: string) => Promise<boolean>
}

export interface SchedulerParts {
  db: Kysely<Database>
  engine: AssistantEngine
  now: () => Date
  queue: SessionQueue
  openLeads: OpenLeads
  logger: Logger
  broadcaster: Broadcaster
  /** Answers that this server sends itself, so that nobody else does. */
  onStored: (sessionId: string, messages: readonly ChatMessage[]) => void
  /** Milliseconds before what has failed is tried again, one after the other. */
  retryPauses: readonly number[]
}

/** Gives every stored question its one answer. */
export interface AnswerScheduler {
  /**
   * Takes up those of the questions that do not wait here yet. Whoever has just read the
   * conversation says how it stands: a lone question is answered from that.
   */
  takeUp: (
    queueKey: string,
    session: AskedSession,
    open: readonly Question[],
    snapshot?: Snapshot,
  ) => void
  /** Ends the answer under way; false where there is none. */
  stop: (queueKey: string, session: OwnedSession) => Promise<boolean>
  /** Whether an answer is being made or sent here. */
  isAnswering: (sessionId: string) => boolean
  /** A window is gone: ends work that costs something where it was the last one. */
  leave: (queueKey: string, session: OwnedSession) => Promise<void>
}

export interface OwnedSession {
  accountId: string
  sessionId: string
}

/** A conversation with the one who asks in it now. */
type AskedSession = OwnedSession & Asker

/** Answers begun anew because another server has stored one meanwhile. */
const mostAttempts = 5
/** Milliseconds before what has failed is tried again: a database may be too busy for a moment. */
export const usualRetryPauses: readonly number[] = [1_000, 4_000]
/** An answer that its tools could not give is made again before the visitor is told so. */
const mostMade = 2

export function createAnswerScheduler(parts: SchedulerParts): AnswerScheduler {
  const { db, engine, queue, openLeads, broadcaster } = parts

  async function answer(
    { accountId, addressKey, sessionId }: AskedSession,
    question: Question,
    signal: AbortSignal,
    known?: Snapshot,
  ): Promise<boolean> {
    if (engine.isCostly && (await broadcaster.hasLeft(sessionId))) return false
    // The same message hands its request in once, however often it is answered.
    const leads = watchLeads(
      openLeads({ accountId, addressKey }, `chat-${sessionId}-${question.seq}`),
      signal,
    )
    const ahead = createTypingAhead((message) => broadcaster.emit(sessionId, message))
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      // Where it stands otherwise by now, the answer is not stored but made again.
      const fresh = attempt === 0 ? known : undefined
      const snapshot = fresh ?? (await readSnapshot(db, sessionId, accountId))
      if (!snapshot?.open.some(({ seq }) => seq === question.seq)) return false
      const prepared = await prepare(snapshot, question, leads, ahead)
      if (prepared === undefined) return false
      const key = { sessionId, question: question.seq }
      const answered = { ...key, ...prepared, firstId: ahead.id }
      const storing = await storeAnswer(db, accountId, snapshot, answered)
      if (storing.outcome === 'gone') return false
      if (storing.outcome === 'outdated') continue
      parts.onStored(sessionId, storing.messages)
      return deliver(key, storing.messages, leads, ahead)
    }
    throw new Error(`the conversation ${sessionId} changed while every answer to it was made`)
  }

  /** The answer; what a stop leaves of it; undefined where nobody wants it any more. */
  async function prepare(
    session: Snapshot,
    question: Question,
    leads: WatchedLeads,
    ahead: TypingAhead,
  ) {
    const { signal } = leads
    if (!signal.aborted) {
      const made = answerOrApologise(session, question, leads, ahead)
      if (!(await hasEnded(signal, made))) return made
    }
    if (signal.reason !== 'stopped') return undefined
    return { messages: [stoppedText(ahead.text, ahead)], state: session.state }
  }

  async function deliver(
    { sessionId, question }: { sessionId: string; question: number },
    messages: readonly ChatMessage[],
    { signal }: WatchedLeads,
    ahead: TypingAhead,
  ): Promise<boolean> {
    const wasStopped = messages.some((message) => 'stopped' in message && message.stopped)
    const broken = await broadcaster.stream(sessionId, messages, signal, ahead.text)
    if (broken === undefined || signal.reason !== 'stopped') return wasStopped
    const rest = await cutAnswer(db, sessionId, question, broken)
    if (rest !== undefined) broadcaster.emit(sessionId, rest)
    return rest !== undefined
  }

  /** A question whose tools fail is answered too, so that nobody waits for ever. */
  async function answerOrApologise(
    session: Snapshot,
    question: Question,
    help: WatchedLeads,
    ahead: TypingAhead,
  ) {
    const { logger } = parts
    for (let made = 1; ; made += 1) {
      try {
        return await prepareAnswer(session, question, parts, help, (typing) => {
          // What comes after a stop is in no stored answer.
          if (!help.signal.aborted) ahead.show(typing, session.next)
        })
      } catch (error) {
        logger.error({ err: error, session: session.id }, 'an answer could not be made')
        if (made < mostMade && !engine.isCostly && !help.signal.aborted) continue
        const { unavailable } = textsOf(session.language)
        const message = ahead.text === '' ? unavailable : `${ahead.text}\n${unavailable}`
        const apology = { role: 'bot', type: 'text', message, done: true } as const
        return { messages: [apology], state: session.state }
      }
    }
  }

  /**
   * Another server may be answering: what it makes comes too late then. Not where it may be handing
   * a request in, since nothing takes that back.
   */
  async function stopElsewhere(queueKey: string, { accountId, sessionId }: OwnedSession) {
    const snapshot = await readSnapshot(db, sessionId, accountId)
    const [question] = snapshot?.open ?? []
    if (snapshot === undefined || question === undefined) return false
    if (queue.isWaiting(queueKey, question.seq)) return false
    if (readState(snapshot.state).request?.asked === 'confirm') return false
    const messages = [stoppedText('')]
    const stop = { question: question.seq, messages, state: snapshot.state }
    const storing = await storeAnswer(db, accountId, snapshot, stop)
    if (storing.outcome !== 'stored') return false
    parts.onStored(sessionId, storing.messages)
    for (const message of storing.messages) broadcaster.emit(sessionId, message)
    return true
  }

  /** The questions after it wait: left for later, it would be answered after them. */
  async function answerAtLast(
    session: AskedSession,
    question: Question,
    signal: AbortSignal,
    known?: Snapshot,
  ) {
    for (const ms of parts.retryPauses) {
      try {
        return await answer(session, question, signal, known)
      } catch (error) {
        if (signal.aborted) throw error
        parts.logger.warn({ err: error, session: session.sessionId }, 'an answer is tried again')
        await pause(ms, undefined, { signal }).catch(() => {})
      }
    }
    return answer(session, question, signal)
  }

  /** Conversations that are answered here now. */
  const active = new Set<string>()
  const answerAlone = async (
    session: AskedSession,
    question: Question,
    signal: AbortSignal,
    known?: Snapshot,
  ) => {
    active.add(session.sessionId)
    try {
      return await answerAtLast(session, question, signal, known)
    } finally {
      active.delete(session.sessionId)
    }
  }

  return {
    isAnswering: (sessionId) => active.has(sessionId),
    takeUp(queueKey, session, open, snapshot) {
      const known = open.length === 1 ? snapshot : undefined
      for (const question of open) {
        if (queue.isWaiting(queueKey, question.seq)) continue
        queue.answer(queueKey, question.seq, (signal) =>
          answerAlone(session, question, signal, known),
        )
      }
    },
    async stop(queueKey, session) {
      return (await queue.stop(queueKey, 'stopped')) || stopElsewhere(queueKey, session)
    },
    async leave(queueKey, { sessionId }) {
      if (engine.isCostly && (await broadcaster.hasLeft(sessionId)))
        await queue.stop(queueKey, 'unheard')
    },
  }
}
