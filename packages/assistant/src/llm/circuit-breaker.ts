/** Keeps a provider that fails from being asked again and again. */
export interface CircuitBreaker {
  /** Whether it may be asked now. While it rests, one request tries it after each pause. */
  admits: () => boolean
  succeeded: () => void
  /** `sure`: it will not get better by itself at once, like a wrong key or a spent allowance. */
  failed: (sure: boolean) => void
}

const failuresBeforeRest = 3
const firstRestMs = 15_000
const longestRestMs = 300_000

export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0
  let restMs = firstRestMs
  let restsUntil = 0
  return {
    admits() {
      if (failures < failuresBeforeRest) return true
      if (clock() < restsUntil) return false
      // Everybody else waits for what becomes of this one.
      restsUntil = clock() + restMs
      return true
    },
    succeeded() {
      failures = 0
      restMs = firstRestMs
    },
    failed(sure) {
      const rested = failures >= failuresBeforeRest
      failures = sure ? failuresBeforeRest : failures + 1
      if (failures < failuresBeforeRest) return
      if (rested) restMs = Math.min(restMs * 2, longestRestMs)
      restsUntil = clock() + restMs
    },
  }
}
