import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { serverEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import { waitTimeout } from '@manzil/config/wait-timeout'
import { io, type Socket } from 'socket.io-client'
import type { Target } from '../../target.ts'

/** Milliseconds after which an acknowledgement is given up. */
const timeoutMs = waitTimeout(15_000)

export type ChatTarget = Pick<Target, 'chatUrl' | 'socket'>

/** What an event led to: a reply, the end of the connection, or silence. */
export type Outcome =
  | { kind: 'reply'; reply: unknown; ms: number }
  | { kind: 'closed' }
  | { kind: 'silence' }

/** One connection that sends whatever it is told to and watches what is streamed to it. */
export class ChatClient {
  readonly #socket: Socket
  /** Why streamed messages were not what the contract says. */
  readonly streamProblems: string[] = []

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('chat:stream', (part: unknown) => {
      const { error } = serverEventSchemas['chat:stream'].payload.safeParse(part)
      if (error)
        this.streamProblems.push(`${error.message} in ${JSON.stringify(part).slice(0, 300)}`)
    })
  }

  /** Opens a connection; `undefined` where it is refused, with the reason in `onRefused`. */
  static connect(
    { chatUrl, socket: options }: ChatTarget,
    token: unknown,
    onRefused: (reason: string) => void = () => {},
  ): Promise<ChatClient | undefined> {
    const socket: Socket = io(chatUrl, {
      path: chatPath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      ...options,
    })
    return new Promise((resolve) => {
      socket.on('connect', () => resolve(new ChatClient(socket)))
      socket.on('connect_error', ({ message }) => {
        socket.disconnect()
        onRefused(message)
        resolve(undefined)
      })
    })
  }

  get isOpen(): boolean {
    return this.#socket.connected
  }

  /** Sends an event and waits for its acknowledgement. */
  ask(event: string, ...payload: unknown[]): Promise<Outcome> {
    const begin = performance.now()
    return new Promise((resolve) => {
      const closed = (): void => settle({ kind: 'closed' })
      const timer = setTimeout(() => settle({ kind: 'silence' }), timeoutMs)
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer)
        this.#socket.off('disconnect', closed)
        resolve(outcome)
      }
      if (!this.#socket.connected) return settle({ kind: 'closed' })
      this.#socket.on('disconnect', closed)
      this.#socket.emit(event, ...payload, (reply: unknown) =>
        settle({ kind: 'reply', reply, ms: performance.now() - begin }),
      )
    })
  }

  /** Sends an event whose outcome nobody listens to. */
  tell(event: string, ...payload: unknown[]): void {
    this.#socket.emit(event, ...payload)
  }

  /** Sends a frame as it is, below Socket.IO. */
  frame(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket.io.engine.write(typeof data === 'string' ? data : data.buffer)
  }

  close(): void {
    this.#socket.disconnect()
  }
}
