import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConnectivityProblem, problemOf } from '../connectivity.ts'
import { watchConnection } from '../watch-connection.ts'

let problem: ConnectivityProblem | null
let stop: () => void
const answer = vi.fn<(signal: AbortSignal) => Promise<boolean>>()

/** A server that answers after `ms`, or not at all when it is aborted before. */
const after =
  (ms: number, well = true) =>
  (signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      setTimeout(() => resolve(well), ms)
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })

beforeEach(() => {
  vi.useFakeTimers()
  problem = null
  answer.mockReset().mockImplementation(after(20))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function watch() {
  stop = watchConnection({
    isWell: answer,
    onChange: (state) => {
      problem = problemOf(state)
    },
  })
}

describe('watchConnection', () => {
  it('asks at once and every 15 seconds', async () => {
    watch()
    expect(answer).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(answer).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledTimes(2)
    expect(problem).toBeNull()
  })

  it('finds the connection slow, and heals with the next quick answer', async () => {
    answer.mockImplementationOnce(after(3_500)).mockImplementationOnce(after(3_500))
    watch()
    await vi.advanceTimersByTimeAsync(3_500)
    expect(problem).toBeNull()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(problem).toBe('slow')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(problem).toBeNull()
  })

  it('gives a check up after 5 seconds', async () => {
    answer.mockImplementation(after(60_000))
    watch()
    await vi.advanceTimersByTimeAsync(19_999)
    expect([problem, answer.mock.calls.length]).toEqual([null, 2])
    await vi.advanceTimersByTimeAsync(1)
    expect(problem).toBe('backendDown')
    // Each check had its five seconds.
    expect(answer.mock.calls[0]?.[0].aborted).toBe(true)
  })

  it('finds the server down when it says so', async () => {
    answer.mockImplementation(after(10, false))
    watch()
    await vi.advanceTimersByTimeAsync(10)
    expect(problem).toBe('backendDown')
  })

  it('is offline when the browser is, whatever a check still answers', async () => {
    answer.mockImplementationOnce(after(1_000, false))
    watch()
    window.dispatchEvent(new Event('offline'))
    expect(problem).toBe('offline')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(problem).toBe('offline')
  })

  it('asks again as soon as the network is back', async () => {
    watch()
    await vi.advanceTimersByTimeAsync(20)
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(problem).toBeNull()
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('stops', async () => {
    watch()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(answer).toHaveBeenCalledTimes(1)
    expect(problem).toBeNull()
  })
})
