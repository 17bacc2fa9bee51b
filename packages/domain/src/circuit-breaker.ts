/** Leaves a service alone for a while after it has failed several times in a row. */
export interface CircuitBreaker {
  /** Whether it may be asked now. While it rests, one request tries it after each pause. */
  admits: () => boolean
  /** Answers whether it had been left alone before. */
  succeeded: () => boolean
  /**
   * `sure`: it will not get better by itself at once, like a wrong key or a spent allowance.
   * Answers how long it rests now, in milliseconds; 0 is not.
   */
  failed: (sure?: boolean) => number
}

/** Milliseconds; each rest after the first is twice as long as the one before. */
interface Rests {
  first: number
  longest: number
}

const failuresBeforeRest = 3
const patient: Rests = { first: 15_000, longest: 300_000 }

/** `clock` tells milliseconds. */
export function createCircuitBreaker(
  clock: () => number,
  { first, longest }: Rests = patient,
): CircuitBreaker {
  let failures = 0
  let restMs = first
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
      const rested = failures >= failuresBeforeRest
      failures = 0
      restMs = first
      return rested
    },
    failed(sure = false) {
      const rested = failures >= failuresBeforeRest
      failures = sure ? failuresBeforeRest : failures + 1
      if (failures < failuresBeforeRest) return 0
      if (rested) restMs = Math.min(restMs * 2, longest)
      restsUntil = clock() + restMs
      return restMs
    },
  }
}
