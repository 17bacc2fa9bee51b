import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/schema.ts'
import { listMessages } from './repository.ts'

interface Parts {
  db: Kysely<Database>
  logger: Logger
  /** Conversations that have a window here. */
  rooms: () => string[]
  emit: (sessionId: string, message: ChatMessage) => void
  /** Whether this server is answering there: news wait until it has. */
  isAnswering: (sessionId: string) => boolean
}

/** Brings windows of this server the answers that other servers on the same database have given. */
export interface OtherServers {
  /** A window is here: what is said from now on is news to it. */
  joined: (sessionId: string) => Promise<void>
  /** Messages that this server sends itself. */
  sendsItself: (sessionId: string, messages: readonly ChatMessage[]) => void
  /** Looks once for news. */
  look: () => Promise<void>
  close: () => void
}

interface Room {
  seen: number
  own: Set<string>
}

/** Milliseconds between two looks: one query of primary keys for all open conversations. */
const lookEveryMs = 1_000

export function watchOtherServers(parts: Parts): OtherServers {
  const { db, rooms, emit, isAnswering } = parts
  const known = new Map<string, Room>()

  async function look(): Promise<void> {
    const open = new Set(rooms())
    for (const sessionId of known.keys()) if (!open.has(sessionId)) known.delete(sessionId)
    const ids = [...known.keys()]
    if (ids.length === 0) return
    const rows = await db
      .selectFrom('chat_session')
      .select(['id', 'next_seq'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, next_seq } of rows) {
      const room = known.get(id)
      if (room !== undefined && next_seq - 1 > room.seen) await bringNews(id, room)
    }
  }

  async function bringNews(sessionId: string, room: Room): Promise<void> {
    if (isAnswering(sessionId)) return
    const messages = await listMessages(db, sessionId, room.seen)
    // One of ours may have been stored while the news were read.
    if (isAnswering(sessionId)) return
    for (const message of messages) {
      if (message.role === 'bot' && !room.own.delete(message.id)) emit(sessionId, message)
      room.seen = Math.max(room.seen, message.seq)
    }
  }

  let looking: Promise<void> | undefined
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const timer = setInterval(() => {
    lookOnce().catch((error: unknown) =>
      parts.logger.warn({ err: error }, 'answers of other servers were not looked for'),
    )
  }, lookEveryMs)
  timer.unref()

  return {
    async joined(sessionId) {
      if (known.has(sessionId)) return
      const row = await db
        .selectFrom('chat_session')
        .select('next_seq')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      // Another window may have come, and seen more, meanwhile.
      if (row === undefined || known.has(sessionId)) return
      known.set(sessionId, { seen: row.next_seq - 1, own: new Set() })
    },
    sendsItself(sessionId, messages) {
      for (const { id } of messages) known.get(sessionId)?.own.add(id)
    },
    look: lookOnce,
    close: () => clearInterval(timer),
  }
}
