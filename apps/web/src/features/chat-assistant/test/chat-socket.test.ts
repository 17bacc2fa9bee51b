import asyncapi from '@manzil/api-client/asyncapi.json' with { type: 'json' }
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { zChatMessage } from '@manzil/api-client/generated/zod-mini.gen'
import { spoilt } from '@manzil/api-client/testing/spoilt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (...given: readonly unknown[]) => void

/** Socket.IO as far as the chat uses it. */
const library = vi.hoisted(() => {
  const emitter = () => {
    const listeners = new Map<string, Listener>()
    return {
      listeners,
      on: (event: string, listener: Listener) => void listeners.set(event, listener),
      off: () => listeners.clear(),
      tell: (event: string, ...given: readonly unknown[]) => listeners.get(event)?.(...given),
    }
  }
  const manager = emitter()
  const reply = vi.fn<(event: string, payload: object) => Promise<unknown>>()
  const socket = {
    ...emitter(),
    io: manager,
    active: true,
    connect: vi.fn(),
    disconnect: vi.fn(),
    timeout: vi.fn(() => ({ emitWithAck: reply })),
  }
  return { socket, manager, reply, io: vi.fn((_options: Record<string, unknown>) => socket) }
})
vi.mock('socket.io-client', () => ({ io: library.io }))
// The real one, which all other tests do without.
const { openChatSocket } = await vi.importActual<typeof import('../connection/chat-socket.ts')>(
  '../connection/chat-socket.ts',
)

const { socket, manager, reply, io } = library

/** One message of each kind, with everything that it may carry. */
const messages = asyncapi.components.messages.ChatMessage.examples.map(({ payload }) =>
  zChatMessage.parse(payload),
)

function open(token = () => 'token') {
  const handlers = {
    onConnect: vi.fn(),
    onMessage: vi.fn(),
    onDisconnect: vi.fn(),
    onConnectError: vi.fn(),
    onReconnecting: vi.fn(),
    onReconnectFailed: vi.fn(),
  }
  return { handlers, line: openChatSocket(token, handlers) }
}

beforeEach(() => {
  vi.clearAllMocks()
  socket.active = true
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('is a WebSocket alone, with the delays of the specification', () => {
  open()
  expect(io.mock.calls[0]?.[0]).toMatchObject({
    path: chatPath,
    transports: ['websocket'],
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
  })
})

it('asks for the token at every attempt: a new session may have begun', () => {
  let token = 'first'
  open(() => token)
  const auth = io.mock.calls[0]?.[0].auth
  if (typeof auth !== 'function') throw new Error('The token is fixed.')
  const give = vi.fn()
  auth(give)
  token = 'second'
  auth(give)
  expect(give.mock.calls).toEqual([[{ token: 'first' }], [{ token: 'second' }]])
})

describe('what the connection tells', () => {
  it.each([
    ['io server disconnect', true],
    ['transport close', false],
    ['ping timeout', false],
  ])('%s: by the server, which has to be called again: %j', (reason, byServer) => {
    const { handlers } = open()
    socket.tell('disconnect', reason)
    expect(handlers.onDisconnect.mock.calls).toEqual([[byServer]])
  })

  it('a refusal is final where the library does not try again', () => {
    const { handlers } = open()
    socket.tell('connect_error', new Error('xhr'))
    socket.active = false
    socket.tell('connect_error', new Error('unauthorized'))
    expect(handlers.onConnectError.mock.calls).toEqual([[false], [true]])
  })

  it('attempts by their numbers, and the end of them', () => {
    const { handlers } = open()
    manager.tell('reconnect_attempt', 3)
    manager.tell('reconnect_failed')
    expect(handlers.onReconnecting.mock.calls).toEqual([[3]])
    expect(handlers.onReconnectFailed).toHaveBeenCalledTimes(1)
  })

  it.each(messages.map((message) => [message.type, message] as const))(
    'drops and counts what is no message, whatever of it is spoilt: %s',
    (_, message) => {
      const { handlers } = open()
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
      let dropped = 0
      for (const wrong of spoilt(message)) {
        socket.tell('chat:stream', wrong)
        if (!zChatMessage.safeParse(wrong).success) dropped += 1
      }
      expect(dropped).toBeGreaterThan(100)
      expect(told).toHaveBeenCalledTimes(dropped)
      for (const [taken] of handlers.onMessage.mock.calls)
        expect(zChatMessage.safeParse(taken).success).toBe(true)
      handlers.onMessage.mockClear()
      socket.tell('chat:stream', message)
      expect(handlers.onMessage.mock.calls).toEqual([[message]])
    },
  )

  it('nothing any more once it is closed', () => {
    const { handlers, line } = open()
    line.close()
    socket.tell('disconnect', 'io client disconnect')
    manager.tell('reconnect_failed')
    expect(handlers.onDisconnect).not.toHaveBeenCalled()
    expect(handlers.onReconnectFailed).not.toHaveBeenCalled()
    expect(socket.disconnect).toHaveBeenCalledTimes(1)
  })
})

describe('a request', () => {
  const stop = () => open().line.request('chat:stop', { sessionId: 's-1' })

  it('brings what it was acknowledged with, within ten seconds', async () => {
    reply.mockResolvedValue({ success: true, stopped: true })
    expect(await stop()).toEqual({ ok: true, data: { success: true, stopped: true } })
    expect(socket.timeout.mock.calls).toEqual([[10_000]])
  })

  it('tells a refusal from silence', async () => {
    const refusal = { success: false, code: 'busy', errMessage: 'Not now.' }
    reply.mockResolvedValue(refusal)
    expect(await stop()).toEqual({ ok: false, error: refusal })
    reply.mockRejectedValue(new Error('operation has timed out'))
    expect(await stop()).toEqual({ ok: false, error: null })
  })

  it.each([undefined, null, 'what is no reply', {}, { success: true }, { success: false }])(
    'counts what answers nothing as silence: %j',
    async (wrong) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      reply.mockResolvedValue(wrong)
      expect(await stop()).toEqual({ ok: false, error: null })
    },
  )

  it('brings a history without what cannot be drawn of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [whole] = messages
    reply.mockResolvedValue({
      messages: [whole, { ...whole, actions: [null] }, null],
      isNew: false,
    })
    const asked = open().line.request('chat:history', { userId: null, newSessionId: 's-1' })
    expect(await asked).toEqual({ ok: true, data: { messages: [whole], isNew: false } })
  })
})
