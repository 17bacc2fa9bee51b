import type { ChatSocketHandlers, OpenChatSocket } from '../connection/chat-socket.ts'
import type { ChatReply } from '../connection/read-wire.ts'

/** A storage that outlives pages, and tells the other windows. */
export function createShelf(text: string | null = null) {
  const listeners = new Set<() => void>()
  const shelf = {
    text,
    read: () => shelf.text,
    write: (next: string | null) => {
      shelf.text = next
    },
    follow: (listener: () => void) => {
      listeners.add(listener)
    },
    /** Another window writes. */
    writeElsewhere: (next: string | null) => {
      shelf.text = next
      for (const listener of listeners) listener()
    },
  }
  return shelf
}

interface Asked {
  event: string
  payload: unknown
  answer: (reply: unknown) => void
}

/** A connection that a test plays the server of. */
export interface FakeSocket {
  open: OpenChatSocket
  handlers: () => ChatSocketHandlers
  /** Events that wait for their acknowledgement, oldest first. */
  waiting: Asked[]
  /** What those of this name ask: beside them, the chat asks for what it has missed at any time. */
  asked: (event: string) => unknown[]
  /** All events so far, by name. */
  events: string[]
  opened: number
  closed: number
  reconnects: number
  token: () => string | null
  /** Acknowledges the oldest event of this name; `null` stands for silence. */
  acknowledge: (event: string, reply: object | null) => Promise<void>
}

export function createFakeSocket(): FakeSocket {
  let handlers: ChatSocketHandlers | undefined
  const fake: FakeSocket = {
    waiting: [],
    asked: (event) =>
      fake.waiting.filter((asked) => asked.event === event).map(({ payload }) => payload),
    events: [],
    opened: 0,
    closed: 0,
    reconnects: 0,
    token: () => null,
    handlers: () => {
      if (!handlers) throw new Error('No connection was opened.')
      return handlers
    },
    open: (token, given) => {
      handlers = given
      fake.opened++
      fake.token = token
      return {
        request: (event, payload) =>
          new Promise((resolve) => {
            fake.events.push(event)
            const answer = (reply: unknown) => resolve(reply as ChatReply<typeof event>)
            fake.waiting.push({ event, payload, answer })
          }),
        reconnect: () => {
          fake.reconnects++
        },
        close: () => {
          fake.closed++
        },
      }
    },
    acknowledge: async (event, reply) => {
      const index = fake.waiting.findIndex((asked) => asked.event === event)
      const [asked] = fake.waiting.splice(index, 1)
      if (index < 0 || !asked) throw new Error(`Nobody waits for ${event}.`)
      if (reply === null) asked.answer({ ok: false, error: null })
      else if ('code' in reply) asked.answer({ ok: false, error: reply })
      else asked.answer({ ok: true, data: reply })
      // Lets what awaits the answer run.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
  return fake
}

/** The connection of the test that runs. */
export const line = { current: createFakeSocket() }

/** Stands in for `openChatSocket`. */
export const openCurrentLine: OpenChatSocket = (token, handlers) =>
  line.current.open(token, handlers)
