import { makeKey } from '../../../form/make-key.ts'
import type { Outgoing } from '../conversation/conversation.ts'
import type { ChatSocket } from './chat-socket.ts'
import type { ChatNotice } from './chat-view.ts'
import { MOST_KEPT, type Outbox } from './outbox.ts'
import type { ChatReply } from './read-wire.ts'
import type { ViewStore } from './view-store.ts'

/** A message that the server cannot take now goes out again so often, later each time. */
const MOST_TRIES = 5
const FIRST_PAUSE_MS = 1_000

interface DeliveryDependencies {
  store: ViewStore
  outbox: Outbox
  socket: () => ChatSocket | null
  notify: (notice: ChatNotice) => void
  /** Opens a conversation anew, for one that the server does not know any more. */
  restart: () => void
  /** The line is dead: makes a new connection. */
  reconnect: () => void
  onStored: () => void
}

/** Gets the visitor's messages to the server in their order, once each; what does not arrive is kept. */
export interface Delivery {
  send: (text: string, search?: string) => boolean
  /** Takes in what was kept: by an earlier page, or by another window that is gone. */
  restore: () => void
  /** Sends what waits, one after the other. */
  pump: () => void
  /** The same on a new connection, whatever the old one still owes. */
  begin: () => void
  retry: (clientId: string) => void
  withdraw: (clientId: string) => void
  stop: () => void
}

export function createDelivery(dependencies: DeliveryDependencies): Delivery {
  const { store, outbox, notify } = dependencies
  /** Refusals that may pass, by message. */
  const tries = new Map<string, number>()
  /** Messages that this connection was silent about once. */
  const unheard = new Set<string>()
  /** Grows with every connection; a loop of an older one ends. */
  let round = 0
  let isPumping = false
  let later: ReturnType<typeof setTimeout> | undefined

  const outgoing = () => store.get().conversation.outgoing
  const find = (clientId: string) => outgoing().find((one) => one.clientId === clientId)

  function mark(clientId: string, status: Outgoing['status']) {
    store.dispatch({ type: 'marked', clientId, status })
    const message = find(clientId)
    if (message) outbox.keep(message)
  }

  function fail(clientId: string, text: string | null) {
    tries.delete(clientId)
    mark(clientId, 'failed')
    notify({ kind: 'sendFailed', message: text })
  }

  /** Whether the next one may follow at once. */
  function settle(message: Outgoing, reply: ChatReply<'chat:message'>): boolean {
    const { clientId, sentAt } = message
    if (reply.ok) {
      tries.delete(clientId)
      outbox.remove(clientId)
      const { id, seq } = reply.data
      const timestamp = new Date(sentAt + store.get().clockSkew).toISOString()
      store.dispatch({ type: 'acknowledged', clientId, id, seq, timestamp })
      dependencies.onStored()
      return true
    }
    // Cut off on the way: it goes out again after the reconnect, under the same clientId.
    if (!reply.error && store.get().status !== 'online') return false
    if (reply.error?.code === 'busy') {
      mark(clientId, 'queued')
      return false
    }
    if (!reply.error) {
      // Silence fails no message: nobody knows whether it was stored.
      if (unheard.has(clientId)) dependencies.reconnect()
      else later = setTimeout(pump, FIRST_PAUSE_MS)
      unheard.add(clientId)
      return false
    }
    const { code, errMessage } = reply.error
    const count = (tries.get(clientId) ?? 0) + 1
    tries.set(clientId, count)
    const isPassing = code === 'unavailable' || (code === 'unknown_session' && count === 1)
    if (!isPassing || count > MOST_TRIES) {
      fail(clientId, errMessage)
      return true
    }
    if (code === 'unknown_session') dependencies.restart()
    else later = setTimeout(pump, FIRST_PAUSE_MS * 2 ** (count - 1))
    return false
  }

  async function pump() {
    clearTimeout(later)
    if (isPumping) return
    isPumping = true
    const mine = round
    for (;;) {
      const { session, status } = store.get()
      const socket = dependencies.socket()
      const message = outgoing().find((one) => one.status !== 'failed')
      if (!message || !session || !socket || status !== 'online') break
      const { clientId, text, search } = message
      if (message.status === 'queued') mark(clientId, 'sending')
      const payload = { sessionId: session.id, message: text, clientId }
      const reply = await socket.request(
        'chat:message',
        search === undefined ? payload : { ...payload, search },
      )
      if (mine !== round) {
        // Only good news of an older connection counts.
        if (reply.ok) settle(message, reply)
        return
      }
      if (!settle(message, reply)) break
    }
    isPumping = false
  }

  return {
    send: (given, search) => {
      const text = given.trim()
      if (text === '' || !store.get().session || outgoing().length >= MOST_KEPT) return false
      const message = {
        clientId: makeKey(),
        text,
        sentAt: Date.now(),
        ...(search !== undefined && { search }),
      }
      store.dispatch({ type: 'sent', message: { ...message, status: 'sending' } })
      outbox.keep({ ...message, status: 'sending' })
      void pump()
      return true
    },
    restore: () => store.dispatch({ type: 'restored', messages: outbox.load() }),
    pump: () => void pump(),
    begin: () => {
      round++
      isPumping = false
      unheard.clear()
      void pump()
    },
    retry: (clientId) => {
      tries.delete(clientId)
      mark(clientId, 'sending')
      void pump()
    },
    withdraw: (clientId) => {
      outbox.remove(clientId)
      store.dispatch({ type: 'withdrawn', clientId })
    },
    stop: () => {
      round++
      isPumping = false
      clearTimeout(later)
    },
  }
}
