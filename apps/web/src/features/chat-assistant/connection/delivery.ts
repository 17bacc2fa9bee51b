import type { Outgoing } from '../conversation/conversation.ts'
import type { ChatSocket } from './chat-socket.ts'
import type { ChatNotice } from './chat-view.ts'
import type { ViewStore } from './view-store.ts'

interface DeliveryDependencies {
  store: ViewStore
  socket: () => ChatSocket | null
  notify: (notice: ChatNotice) => void
  /** Opens a conversation anew, for one that the server does not know any more. */
  restart: () => void
}

/** Gets the visitor's messages to the server once each; what does not arrive is kept. */
export interface Delivery {
  send: (text: string) => boolean
  /** Sends everything that waits for a connection or for its turn. */
  flush: () => void
  retry: (clientId: string) => void
}

export function createDelivery(dependencies: DeliveryDependencies): Delivery {
  const { store, notify } = dependencies

  const mark = (clientId: string, status: Outgoing['status']) =>
    store.dispatch({ type: 'marked', clientId, status })

  async function deliver({ clientId, text, sentAt }: Outgoing) {
    const { session, status } = store.get()
    const socket = dependencies.socket()
    // Stays "sending"; `flush` takes it along when the connection is there.
    if (!session || !socket || status !== 'online') return
    const reply = await socket.request('chat:message', {
      sessionId: session.id,
      message: text,
      clientId,
    })
    if (reply.ok) {
      const { id, seq } = reply.data
      const timestamp = new Date(sentAt + store.get().clockSkew).toISOString()
      return store.dispatch({ type: 'acknowledged', clientId, id, seq, timestamp })
    }
    if (reply.error?.code === 'busy') return mark(clientId, 'queued')
    // Cut off on the way: it goes out again after the reconnect, under the same clientId.
    if (!reply.error && store.get().status !== 'online') return
    mark(clientId, 'failed')
    if (reply.error) notify({ kind: 'sendFailed', message: reply.error.errMessage })
    if (reply.error?.code === 'unknown_session') dependencies.restart()
  }

  function resend(message: Outgoing) {
    mark(message.clientId, 'sending')
    void deliver(message)
  }

  return {
    send: (text) => {
      const trimmed = text.trim()
      if (trimmed === '' || !store.get().session) return false
      const message = { clientId: newClientId(), text: trimmed, sentAt: Date.now() }
      store.dispatch({ type: 'sent', ...message })
      void deliver({ ...message, status: 'sending' })
      return true
    },
    flush: () => {
      for (const message of store.get().conversation.outgoing)
        if (message.status !== 'failed') resend(message)
    },
    retry: (clientId) => {
      const message = store.get().conversation.outgoing.find((one) => one.clientId === clientId)
      if (message) resend(message)
    },
  }
}

/** 16 random bytes; not `randomUUID`, which browsers have on secure pages alone. */
const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
