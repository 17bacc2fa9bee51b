import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import type { Kysely, Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { ChatMessageTable, Database } from '../db/schema.ts'
import { startJob } from '../start-job.ts'
import { fromRow } from './message-row.ts'
import { listRows } from './repository/conversations.ts'
import { findEnd, readVersions, type Version } from './repository/versions.ts'

interface Parts {
  db: Kysely<Database>
  logger: Pick<Logger, 'warn'>
  /** Conversations that have a window here. */
  rooms: () => string[]
  emit: (sessionId: string, message: ChatMessage) => void
  /** Whether this server is answering there: news wait until it has. */
  isAnswering: (sessionId: string) => boolean
}

/** The place of a message that was stored. */
export type Stored = Pick<ChatMessage, 'id' | 'seq'>

/** Brings windows of this server the answers that other servers on the same database have given. */
export interface OtherServers {
  /** A window is here: what is said from now on is news to it. */
  joined: (sessionId: string) => Promise<void>
  /** Messages that this server has stored, and sends itself. */
  sendsItself: (sessionId: string, messages: readonly Stored[]) => void
  /** Looks once for news. */
  look: () => Promise<void>
  close: () => Promise<void>
}

interface Room {
  /** Number of the last message that the windows here need not be told. */
  seen: number
  /** Messages of this server that follow others which nobody here has seen. */
  own: Set<string>
  /** Of the conversation as it was looked at last: another one after every change of it. */
  version: string | undefined
  /** Number of the newest text that came whole: a stop elsewhere may cut it while it is typed there. */
  whole: number | undefined
}

export function watchOtherServers(parts: Parts): OtherServers {
  const { db, logger, rooms, emit, isAnswering } = parts
  const known = new Map<string, Room>()

  async function look(): Promise<void> {
    const open = new Set(rooms())
    for (const sessionId of known.keys()) if (!open.has(sessionId)) known.delete(sessionId)
    const ids = [...known.keys()]
    if (ids.length === 0) return
    for (const row of await readVersions(db, ids)) {
      const room = known.get(row.id)
      if (room === undefined || room.version === row.version || isAnswering(row.id)) continue
      // What is wrong with one conversation keeps no news from the others.
      await bringNews(row, room).catch((error: unknown) =>
        logger.warn({ err: error, session: row.id }, 'the news of a conversation did not come'),
      )
    }
  }

  async function bringNews({ id, next_seq, version }: Version, room: Room): Promise<void> {
    const last = next_seq - 1
    if (last > room.seen || room.whole !== undefined) {
      const before = Math.min(room.seen, (room.whole ?? next_seq) - 1)
      const rows = await listRows(db, id, before)
      // One of ours may have been stored while the news were read.
      if (isAnswering(id)) return
      for (const row of rows) if (row.role === 'bot') tell(room, row)
    }
    room.seen = Math.max(room.seen, last)
    room.version = version
  }

  function tell(room: Room, row: Selectable<ChatMessageTable>): void {
    const isText = row.type === 'text'
    if (row.seq > room.seen && !room.own.delete(row.id)) {
      const message = send(row)
      if (isText) room.whole = message === undefined || isStopped(message) ? undefined : row.seq
    } else if (row.seq === room.whole) {
      if (!isStopped(row.payload)) return
      send(row)
      room.whole = undefined
    } else if (isText && row.seq > (room.whole ?? row.seq)) {
      // The one before it has been typed by now.
      room.whole = undefined
    }
  }

  /** A newer server may say what this one cannot read: its windows go without it. */
  function send(row: Selectable<ChatMessageTable>): ChatMessage | undefined {
    try {
      const message = fromRow(row)
      emit(row.session_id, message)
      return message
    } catch (error) {
      const about = { err: error, session: row.session_id }
      logger.warn(about, 'a message of another server could not be read')
      return undefined
    }
  }

  let looking: Promise<void> | undefined
  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const job = startJob({
    intervalMs: 1_000,
    logger,
    failure: 'answers of other servers were not looked for',
    atOnce: false,
    run: lookOnce,
  })

  return {
    async joined(sessionId) {
      if (known.has(sessionId)) return
      const row = await findEnd(db, sessionId)
      // Another window may have come, and seen more, meanwhile.
      if (row === undefined || known.has(sessionId)) return
      const whole = row.whole ?? undefined
      known.set(sessionId, { seen: row.next_seq - 1, own: new Set(), version: undefined, whole })
    },
    sendsItself(sessionId, messages) {
      const room = known.get(sessionId)
      if (room === undefined) return
      for (const { id, seq } of messages) {
        if (seq === room.seen + 1) room.seen = seq
        else if (seq > room.seen) room.own.add(id)
      }
    },
    look: lookOnce,
    close: () => job.close(),
  }
}

const isStopped = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'stopped' in message && !!message.stopped
