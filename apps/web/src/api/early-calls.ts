import { withTimeout } from './call-timeout.ts'

/** Calls that the boot script sent before the app was there, by `METHOD address`. */
declare global {
  interface Window {
    manzilEarly?: Map<string, Promise<Response>>
  }
}

/**
 * Sends a call, or takes the answer of the same call that the boot script sent already. Each early
 * answer is used once, and only a good one: a failed early call is sent again.
 */
export async function fetchOrTakeEarly(given: Request): Promise<Response> {
  const request = withTimeout(given)
  const early = window.manzilEarly
  const key = `${request.method} ${request.url}`
  const pending = early?.get(key)
  if (pending) {
    early?.delete(key)
    const answer = await Promise.race([pending.catch(() => undefined), givenUp(request.signal)])
    if (answer?.ok) return answer
  }
  return fetch(request)
}

const givenUp = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
