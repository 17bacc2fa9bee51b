import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChatSession } from '../connection/chat-session.ts'
import { type Delivery, FakeServer } from './fake-server.ts'
import { createShelf } from './fake-socket.ts'

const RUNS = 500

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Step =
  | { do: 'send' | 'cut' | 'join' | 'reload' | 'clear'; window: number }
  | { do: 'pass'; ms: number }
  | { do: 'spoil'; delivery: Delivery }

const window = fc.integer({ min: 0, max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), window }) },
  fc.record({ do: fc.constantFrom('cut' as const, 'join', 'reload'), window }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 1_500 }) }),
  fc.record({
    do: fc.constant('spoil' as const),
    delivery: fc.constantFrom<Delivery>('is lost', 'is not acknowledged', 'is refused'),
  }),
)
const clear = fc.record({ do: fc.constant('clear' as const), window })

/** Two windows of one conversation, with the storage that they share. */
function setUp() {
  const server = new FakeServer()
  const shelf = createShelf()
  const ears: ((cleared: boolean) => void)[] = []
  const openWindow = (number: number) => {
    const line = server.connect()
    const tell = (cleared: boolean) => ears[1 - number]?.(cleared)
    const chat = createChatSession({
      openSocket: line.open,
      token: () => 'token',
      userId: () => 'user',
      language: () => 'en',
      readSessionId: () => 's-1',
      writeSessionId: () => {},
      outbox: { read: shelf.read, write: shelf.write },
      windows: {
        tell,
        follow: (listener) => {
          ears[number] = listener
        },
      },
      notify: () => {},
    })
    chat.open()
    return { chat, ...line }
  }
  return { server, shelf, windows: [openWindow(0), openWindow(1)], openWindow }
}

async function play(steps: readonly Step[]) {
  const { server, shelf, windows, openWindow } = setUp()
  const sent: string[] = []
  await vi.advanceTimersByTimeAsync(10)
  for (const step of steps) {
    if (step.do === 'pass') await vi.advanceTimersByTimeAsync(step.ms)
    else if (step.do === 'spoil') server.deliveries.push(step.delivery)
    else {
      const used = windows[step.window]
      if (!used) continue
      if (step.do === 'cut' || step.do === 'join') used[step.do]()
      else if (step.do === 'clear') void used.chat.clear()
      else if (step.do === 'reload') {
        used.chat.close()
        windows[step.window] = openWindow(step.window)
      } else {
        const text = `Message ${sent.length}`
        if (used.chat.send(text)) sent.push(text)
      }
    }
  }
  server.deliveries = []
  for (const { join } of windows) join()
  await vi.advanceTimersByTimeAsync(90_000)
  const shown = windows.map(({ chat }) => chat.get().conversation)
  for (const { chat } of windows) chat.close()
  return { server, shelf, sent, shown }
}

const seen = ({ id, seq, role, message }: ChatMessage) => [id, seq, role, message]

it('stores every message once whatever the network does, and every window shows the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { server, shelf, sent, shown } = await play(steps)
      expect(server.stored.toSorted()).toEqual(sent.toSorted())
      expect(shelf.text).toBeNull()
      for (const { entries, outgoing } of shown) {
        expect(outgoing).toEqual([])
        expect(entries.map(({ message }) => seen(message))).toEqual(server.log.map(seen))
      }
    }),
    { numRuns: RUNS },
  )
})

it('brings nothing back that was cleared in another window', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: step }, clear), { maxLength: 25 }),
      async (steps) => {
        const { server, sent, shown } = await play(steps)
        // What was cleared before its sender knew of its arrival goes out once more.
        expect(new Set(server.stored)).toEqual(new Set(sent))
        for (const { entries } of shown)
          expect(entries.map(({ message }) => message.id)).toEqual(server.log.map(({ id }) => id))
      },
    ),
    { numRuns: RUNS },
  )
})
