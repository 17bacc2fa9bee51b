import type { ClientToServerEvents } from '@manzil/api-client/generated/socket.gen'
import { serverEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { zChatInitAck } from '@manzil/api-client/generated/zod.gen'
import type { Mock } from '../src/mock.ts'

/** Somebody at the other end of a wire, who speaks Socket.IO by hand. */
export interface Visitor {
  /** Opens or resumes a conversation and follows it. */
  open(language?: string, sessionId?: string): Promise<string>
  /** The acknowledgement of an event; undefined after a while without one. */
  ask(event: keyof ClientToServerEvents, payload: unknown): Promise<unknown>
  /** Messages of the stream so far. */
  readonly stream: ChatMessage[]
  /** Parts of the stream that are none by the contract. */
  readonly broken: unknown[]
  /** Everything that came, as text. */
  readonly frames: string[]
  /** Sends a frame as it is. */
  speak(frame: string): void
  isClosed(): boolean
  leave(): void
}

const packet = { connect: '40', disconnect: '41', event: '42', ack: '43' }

/** Lets everything happen that waits for nothing. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

export function connect(mock: Mock, token = 'mock-guest'): Visitor {
  const frames: string[] = []
  const stream: ChatMessage[] = []
  const broken: unknown[] = []
  const waiting = new Map<number, (reply: unknown) => void>()
  const closing: (() => void)[] = []
  let speak: (data: string) => void = () => {}
  let closed = false
  let asked = 0

  const close = () => {
    if (closed) return
    closed = true
    for (const listener of closing) listener()
  }
  function receive(frame: string) {
    frames.push(frame)
    const ack = /^43(\d+)(\[.*\])$/s.exec(frame)
    if (ack) waiting.get(Number(ack[1]))?.(JSON.parse(ack[2] ?? '[]')[0])
    if (!frame.startsWith(packet.event)) return
    const payload = JSON.parse(frame.slice(packet.event.length))[1]
    const parsed = serverEventSchemas['chat:stream'].payload.safeParse(payload)
    if (parsed.success) stream.push(payload)
    else broken.push(payload)
  }
  mock.chat.welcome({
    send: receive,
    close,
    onMessage: (listener) => {
      speak = listener
    },
    onClose: (listener) => closing.push(listener),
  })
  if (!closed) speak(`${packet.connect}${JSON.stringify({ token })}`)

  const ask: Visitor['ask'] = async (event, payload) => {
    const id = asked++
    const reply = new Promise<unknown>((resolve) => {
      waiting.set(id, resolve)
    })
    speak(`${packet.event}${id}${JSON.stringify([event, payload])}`)
    return Promise.race([reply, settle().then(settle)])
  }
  return {
    frames,
    stream,
    broken,
    ask,
    async open(language = 'en', sessionId) {
      const reply = await ask('chat:init', { language, ...(sessionId && { sessionId }) })
      return zChatInitAck.parse(reply).sessionId
    },
    speak: (frame) => speak(frame),
    isClosed: () => closed,
    leave: close,
  }
}
