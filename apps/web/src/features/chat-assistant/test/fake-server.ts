import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import type { ChatSocketHandlers, OpenChatSocket } from '../connection/chat-socket.ts'
import { said } from './messages.ts'

/** What becomes of an event on its way. */
export type Delivery = 'arrives' | 'is lost' | 'is not acknowledged' | 'is refused'

type Requested = Record<string, string | number | null | undefined>

/** One conversation as the server keeps it, for any number of windows; every answer is one text. */
export class FakeServer {
  log: ChatMessage[] = []
  /** Everything that was ever stored, cleared or not. */
  stored: string[] = []
  /** Of the next events, in their order; after them all arrive. */
  deliveries: Delivery[] = []
  #next = 1
  #byClient = new Map<unknown, { id: string; seq: number }>()
  #lines = new Set<ChatSocketHandlers>()

  /** A window; `cut` and `join` are its network. */
  connect() {
    let handlers: ChatSocketHandlers | undefined
    const pending = new Set<(reply: never) => void>()
    const silence = { ok: false, error: null } as never
    const cut = () => {
      if (!handlers || !this.#lines.delete(handlers)) return
      for (const give of pending) give(silence)
      pending.clear()
      handlers.onDisconnect(false)
    }
    const join = () => {
      if (!handlers || this.#lines.has(handlers)) return
      this.#lines.add(handlers)
      handlers.onConnect()
    }
    const open: OpenChatSocket = (_token, given) => {
      handlers = given
      // A new connection takes a moment.
      queueMicrotask(() => handlers === given && join())
      return {
        request: (event, payload) =>
          new Promise((resolve) => {
            const give: (reply: never) => void = resolve
            pending.add(give)
            const reply = this.#lines.has(given)
              ? this.#take(event, { ...payload } as Requested)
              : null
            // The time-out of an acknowledgement.
            setTimeout(
              () => pending.delete(give) && give((reply ?? silence) as never),
              reply ? 1 : 9,
            )
          }),
        reconnect: join,
        close: () => {
          this.#lines.delete(given)
          for (const waiting of pending) waiting(silence)
          pending.clear()
          if (handlers === given) handlers = undefined
        },
      }
    }
    return { open, cut, join }
  }

  #take(event: string, payload: Requested): object | null {
    const delivery = this.deliveries.shift() ?? 'arrives'
    if (delivery === 'is lost') return null
    const busy = { success: false, code: 'unavailable', errMessage: 'Not now.' }
    if (delivery === 'is refused' && event === 'chat:message') return { ok: false, error: busy }
    const data = this.#serve(event, payload)
    return delivery === 'is not acknowledged' ? null : { ok: true, data }
  }

  #serve(event: string, payload: Requested): object {
    switch (event) {
      case 'chat:init':
        return { sessionId: 's-1', language: 'en', showLanguagePrompt: false }
      case 'chat:history': {
        const after = Number(payload.afterSeq ?? -1)
        const messages = this.log.filter(({ seq }) => seq > after)
        return { messages, isNew: this.log.length === 0 }
      }
      case 'chat:message':
        return { success: true, ...this.#store(payload) }
      case 'chat:clear':
        this.log = []
        this.#byClient.clear()
        return { success: true, messages: [] }
      default:
        return { success: true, stopped: false }
    }
  }

  #store({ clientId, message }: Requested) {
    const known = this.#byClient.get(clientId)
    if (known) return known
    const text = String(message)
    const question = { ...said(`m${this.#next}`, this.#next++, text), role: 'user' } as const
    this.log.push(question)
    this.stored.push(text)
    this.#byClient.set(clientId, { id: question.id, seq: question.seq })
    setTimeout(() => {
      if (!this.log.includes(question)) return
      const answer = said(`m${this.#next}`, this.#next++, `Re: ${text}`)
      this.log.push(answer)
      for (const line of this.#lines) line.onMessage(answer)
    }, 5)
    return { id: question.id, seq: question.seq }
  }
}
