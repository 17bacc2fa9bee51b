import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorkLine } from '../../src/admission/work-line.ts'
import { Busy } from '../../src/busy.ts'

const waitMs = 2_000
const stays = new AbortController().signal

/** A line whose turns are noted, each given back by `end`. */
function noted(options: { atOnce: number; longest: number }) {
  const line = createWorkLine({ ...options, waitMs })
  const begun: string[] = []
  const leave = new Map<string, () => void>()
  const refused: [string, unknown][] = []
  const ask = (name: string, signal = stays) =>
    line.enter(name.replace(/\d+$/, ''), signal).then(
      (over) => {
        begun.push(name)
        leave.set(name, over)
      },
      (reason: unknown) => void refused.push([name, reason]),
    )
  const end = async (name: string) => {
    leave.get(name)?.()
    // As many turns of the queue of promises as the next one needs.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { ask, begun, refused, end }
}

describe('the line of reads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('lets so many work, and the others in their turn', async () => {
    const { ask, begun, end } = noted({ atOnce: 2, longest: 9 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name)
    await end('nobody')
    expect(begun).toEqual(['a1', 'a2'])
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    // A turn that is given back twice makes no second one.
    await end('a2')
    expect(begun).toHaveLength(3)
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
    await end('a3')
    await end('a4')
    void ask('b1')
    await end('nobody')
    expect(begun.at(-1)).toBe('b1')
  })

  test('addresses take turns, however much each asks', async () => {
    const { ask, begun, end } = noted({ atOnce: 1, longest: 9 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void ask(name)
    for (const name of ['nobody', 'a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('beyond its length it refuses at once, and first whoever has most places', async () => {
    const { ask, begun, refused, end } = noted({ atOnce: 1, longest: 3 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name)
    await end('nobody')
    expect(refused).toEqual([['a5', expect.any(Busy)]])
    void ask('b1')
    await end('nobody')
    expect(refused.map(([name]) => name)).toEqual(['a5', 'a4'])
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('whoever has gone is not begun, whether they wait or come', async () => {
    const { ask, begun, refused, end } = noted({ atOnce: 1, longest: 2 })
    const leaving = new AbortController()
    void ask('a1')
    void ask('b1', leaving.signal)
    void ask('c1')
    leaving.abort(new Error('gone'))
    void ask('d1', leaving.signal)
    await end('nobody')
    expect(refused.map(([name]) => name)).toEqual(['d1', 'b1'])
    // Its place is free for another.
    void ask('e1')
    for (const name of ['a1', 'c1', 'e1']) await end(name)
    expect(begun).toEqual(['a1', 'c1', 'e1'])
  })

  test('nobody waits longer than an answer is worth', async () => {
    const { ask, begun, refused, end } = noted({ atOnce: 1, longest: 9 })
    void ask('a1')
    void ask('b1')
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual([['b1', expect.any(Busy)]])
    await end('a1')
    expect(begun).toEqual(['a1'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
