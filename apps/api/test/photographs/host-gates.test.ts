import { expect, test } from 'vitest'
import { createHostGates, HostResting } from '../../src/modules/photograph/host-gates.ts'

function gatesAt(options: { perHost?: number; longestWaitMs?: number } = {}) {
  const clock = { ms: 0, slept: [] as number[] }
  const gates = createHostGates({
    perHost: 1,
    ...options,
    now: () => clock.ms,
    sleep: async (ms) => {
      clock.slept.push(ms)
      clock.ms += ms
    },
  })
  return { gates, clock }
}

test('one waits for the other of its host, not for those of others', async () => {
  const { gates } = gatesAt()
  const order: string[] = []
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const held = gates.through('a', () => promise)
  const next = gates.through('a', async () => void order.push('a'))
  await gates.through('b', async () => void order.push('b'))
  open()
  await Promise.all([held, next])
  expect(order).toEqual(['b', 'a'])
})

test('rests grow while a host goes on asking for them, and end when it answers', async () => {
  const { gates, clock } = gatesAt()
  for (let times = 0; times < 3; times += 1) {
    await gates.through('a', async () => gates.rest('a', undefined))
  }
  await gates.through('a', async () => gates.thank('a'))
  await gates.through('a', async () => gates.rest('a', undefined))
  await gates.through('a', async () => {})
  expect(clock.slept).toEqual([1_000, 2_000, 4_000, 1_000])
})

test('a host that asks for more than anybody waits is left, and lets its place go', async () => {
  const { gates } = gatesAt({ longestWaitMs: 5_000 })
  gates.rest('a', 60_000)
  for (let times = 0; times < 3; times += 1)
    await expect(gates.through('a', async () => {})).rejects.toThrow(HostResting)
})

test('a host that asks again and again is left for an hour', async () => {
  const { gates, clock } = gatesAt()
  const ask = () => gates.through('a', async () => gates.rest('a', undefined))
  for (let times = 0; times < 7; times += 1) await ask()
  await expect(ask()).rejects.toThrow(HostResting)
  expect(clock.slept.at(-1)).toBe(32_000)
})
