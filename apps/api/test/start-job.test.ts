import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Job, startJob } from '../src/start-job.ts'

let jobs: Job[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  for (const job of jobs) await job.close()
  jobs = []
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const minute = 60_000

/** A job whose runs end when they are told to. */
function heldJob(atOnce = true) {
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = []
  const warnings: unknown[] = []
  let closing: AbortSignal | undefined
  const job = startJob({
    intervalMs: minute,
    logger: { warn: (...words: unknown[]) => void warnings.push(words) },
    failure: 'the next one will do',
    atOnce,
    run(signal) {
      closing = signal
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.push({ resolve, reject })
      return promise
    },
  })
  jobs.push(job)
  return { job, ends, warnings, isClosing: () => closing?.aborted }
}

/** Lets what was settled be noticed. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('runs at once and at each interval', async () => {
  const { ends } = heldJob()
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await turn()
  vi.advanceTimersByTime(minute)
  expect(ends).toHaveLength(2)
  ends[1]?.resolve()
})

test('waits for the first interval where it is told to', () => {
  const { ends } = heldJob(false)
  vi.advanceTimersByTime(minute - 1)
  expect(ends).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
})

test('never runs twice at a time', async () => {
  const { ends } = heldJob()
  vi.advanceTimersByTime(10 * minute)
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await turn()
  expect(ends).toHaveLength(1)
})

test('runs once more for all who asked while it ran, at once for who asks while it rests', async () => {
  const { job, ends } = heldJob()
  job.nudge()
  job.nudge()
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await turn()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve()
  await turn()
  expect(ends).toHaveLength(2)
  job.nudge()
  expect(ends).toHaveLength(3)
  ends[2]?.resolve()
})

test('says that a run failed, and goes on', async () => {
  const { ends, warnings } = heldJob()
  const error = new Error('the table is locked')
  ends[0]?.reject(error)
  await turn()
  expect(warnings).toEqual([[{ err: error }, 'the next one will do']])
  vi.advanceTimersByTime(minute)
  expect(ends).toHaveLength(2)
  ends[1]?.resolve()
})

test('tells the run that it is closed, waits for it, and runs no more', async () => {
  const { job, ends, isClosing } = heldJob()
  let isClosed = false
  const closed = job.close().then(() => {
    isClosed = true
  })
  job.nudge()
  await turn()
  expect([isClosing(), isClosed]).toEqual([true, false])
  ends[0]?.resolve()
  await closed
  job.nudge()
  vi.advanceTimersByTime(10 * minute)
  expect(ends).toHaveLength(1)
})
