import {
  type ChatSession,
  createChatSession,
} from '../../src/features/chat-assistant/connection/chat-session.ts'
import { openChatSocket } from '../../src/features/chat-assistant/connection/chat-socket.ts'

/** A browser: its storage outlives its pages. */
export interface Device {
  /** Loads a page and opens its chat. */
  load: () => Page
}

export interface Page {
  chat: ChatSession
  /** The page is gone at once, as by a reload: nothing of it is kept or told any more. */
  discard: () => void
}

/**
 * @param port where the visitor's network begins
 * @param onRefused why a message was given up until the visitor sends it again
 */
export function createDevice(
  token: string,
  port: number,
  onRefused: (why: string) => void,
): Device {
  const storage = { session: null as string | null, outbox: null as string | null }
  const outboxListeners = new Map<Page, () => void>()
  const windowListeners = new Map<Page, (cleared: boolean) => void>()

  function load(): Page {
    let isThere = true
    const page: Page = {
      chat: createChatSession({
        openSocket: (give, handlers) => {
          visit(port)
          return openChatSocket(give, handlers)
        },
        token: () => token,
        userId: () => null,
        language: () => 'en',
        readSessionId: () => storage.session,
        writeSessionId: (id) => {
          if (isThere) storage.session = id
        },
        outbox: {
          read: () => storage.outbox,
          write: (text) => {
            if (!isThere || storage.outbox === text) return
            storage.outbox = text
            for (const [other, tell] of outboxListeners) if (other !== page) queueMicrotask(tell)
          },
          follow: (listener) => {
            queueMicrotask(() => outboxListeners.set(page, listener))
            return () => outboxListeners.delete(page)
          },
        },
        windows: {
          tell: (cleared) => {
            if (!isThere) return
            for (const [other, hear] of windowListeners) if (other !== page) hear(cleared)
          },
          follow: (listener) => queueMicrotask(() => windowListeners.set(page, listener)),
        },
        notify: (notice) => {
          if (isThere && notice.kind === 'sendFailed')
            onRefused(notice.message ?? 'no answer to a message')
        },
      }),
      discard: () => {
        isThere = false
        outboxListeners.delete(page)
        windowListeners.delete(page)
        page.chat.close()
      },
    }
    page.chat.open()
    return page
  }
  return { load }
}

/** Pages are served from the visitor's end of the network; the client connects to their host. */
function visit(port: number): void {
  const host = `127.0.0.1:${port}`
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: { protocol: 'http:', host, hostname: '127.0.0.1', port: String(port) },
  })
}
