/** Leaves a service alone for a while after it has failed several times in a row. */
export interface Breaker {
  /** Whether the service may be asked. After a pause one question at a time tries it. */
  isClosed: () => boolean
  /** Answers whether the service had been left alone before. */
  succeed: () => boolean
  /** Answers how long the service is left alone now, in milliseconds; 0 is not. */
  fail: () => number
}

/** Failures in a row after which it is left alone. */
const mostFailures = 3
const pauseMs = 30_000

export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isClosed() {
      if (failures < mostFailures) return true
      if (now() < openUntil) return false
      // The next ones wait for what this one finds out.
      openUntil = now() + pauseMs
      return true
    },
    succeed() {
      const wasOpen = failures >= mostFailures
      failures = 0
      return wasOpen
    },
    fail() {
      failures += 1
      if (failures < mostFailures) return 0
      openUntil = now() + pauseMs
      return pauseMs
    },
  }
}
