import type { Outgoing } from '../conversation/conversation.ts'

/** Where unsent messages outlive the page: one text, the same for all windows of the browser. */
export interface OutboxStorage {
  read: () => string | null
  /** Null forgets it. */
  write: (text: string | null) => void
  /** Calls back when another window has written. */
  follow?: (listener: () => void) => void
}

/** Unsent messages that are kept; nobody writes more while nothing arrives. */
export const MOST_KEPT = 50
/** Older ones are not sent by themselves: the visitor has gone on since. */
const STALE_MS = 24 * 3_600_000

/** Messages of the visitor that the server has not acknowledged, oldest first. */
export interface Outbox {
  load: () => Outgoing[]
  keep: (message: Outgoing) => void
  remove: (clientId: string) => void
  forget: () => void
  /** Ids of messages kept here that another window has sent or taken back. */
  lost: () => string[]
}

/** Every change reads first: several windows share the storage. */
export function createOutbox(storage: OutboxStorage, now = Date.now): Outbox {
  /** What this window knows to lie in the storage, which may have refused it. */
  const kept = new Set<string>()
  const read = () => parse(storage.read())
  const write = (messages: readonly Outgoing[]) => {
    storage.write(messages.length > 0 ? JSON.stringify(messages) : null)
    for (const { clientId } of read()) kept.add(clientId)
  }
  return {
    load: () => {
      const messages = read()
      for (const { clientId } of messages) kept.add(clientId)
      return messages.map((message) => ({
        ...message,
        status: message.status === 'failed' || isStale(message, now()) ? 'failed' : 'sending',
      }))
    },
    keep: (message) => {
      const messages = read()
      const place = messages.findIndex(({ clientId }) => clientId === message.clientId)
      if (place >= 0) messages[place] = message
      else messages.push(message)
      write(messages.slice(-MOST_KEPT))
    },
    remove: (clientId) => {
      kept.delete(clientId)
      const messages = read()
      const rest = messages.filter((message) => message.clientId !== clientId)
      if (rest.length < messages.length) write(rest)
    },
    forget: () => {
      kept.clear()
      storage.write(null)
    },
    lost: () => {
      const there = new Set(read().map(({ clientId }) => clientId))
      const gone = [...kept].filter((clientId) => !there.has(clientId))
      for (const clientId of gone) kept.delete(clientId)
      return gone
    },
  }
}

const isStale = ({ sentAt }: Outgoing, now: number): boolean => now - sentAt > STALE_MS

function parse(text: string | null): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOutgoing).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

const states: readonly unknown[] = ['sending', 'queued', 'failed'] satisfies Outgoing['status'][]

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false
  const { clientId, text, search, sentAt, status }: Partial<Record<keyof Outgoing, unknown>> = value
  return (
    typeof clientId === 'string' &&
    typeof text === 'string' &&
    (search === undefined || typeof search === 'string') &&
    Number.isFinite(sentAt) &&
    states.includes(status)
  )
}
