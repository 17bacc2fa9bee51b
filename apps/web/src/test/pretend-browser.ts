/**
 * What browsers have and the pretend one of these tests lacks. Without it the site would take the
 * long way round: it waits two seconds for a moment in which nothing is to be done.
 */
globalThis.requestIdleCallback ??= (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle)

// Faces that never come: the site keeps those of the machine.
Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => {}) } })

// No test speaks to a real server.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch')
}
