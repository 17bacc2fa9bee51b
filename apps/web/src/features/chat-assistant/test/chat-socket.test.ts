import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { said } from './messages.ts'

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

  it.each([
    null,
    'text',
    {},
    { ...said('b1', 1, 'Hello.'), seq: '1' },
    { ...said('b1', 1, 'Hello.'), type: 'video' },
    { ...said('b1', 1, 'Hello.'), type: 'property_results' },
  ])('drops a message that cannot be drawn: %j', (message) => {
    const { handlers } = open()
    socket.tell('chat:stream', message)
    expect(handlers.onMessage).not.toHaveBeenCalled()
    socket.tell('chat:stream', said('b1', 1, 'Hello.'))
    expect(handlers.onMessage).toHaveBeenCalledTimes(1)
  })

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
    reply.mockResolvedValue('what is no reply')
    expect(await stop()).toEqual({ ok: false, error: null })
  })
})
