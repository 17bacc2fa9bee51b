import { setTimeout as pause } from 'node:timers/promises'

/** Longer than either way takes, in ms. */
const STEADY_MS = 250

/**
 * Answers no sooner than after a fixed time, so that the time does not tell whether an address has
 * an account.
 */
export async function steadyAnswer<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), pause(STEADY_MS)])
  return answer
}
