/** Limits of Vitest itself, in milliseconds, where a project asks for no others. */
const TEST_MS = 5_000
const HOOK_MS = 10_000

/**
 * The two limits of a Vitest project. The environment variable `TEST_TIMEOUT_MS` lengthens both:
 * where everything is tested at once, a limit is there to end what hangs and not to judge a busy
 * machine. (Vitest's own `--testTimeout` reaches the tests of a project and not its hooks, which is
 * where databases and servers are opened.)
 */
export function timeouts({ test = TEST_MS, hook = HOOK_MS } = {}): {
  testTimeout: number
  hookTimeout: number
} {
  const given = givenTimeout()
  return { testTimeout: Math.max(test, given), hookTimeout: Math.max(hook, given) }
}

function givenTimeout(): number {
  const text = process.env.TEST_TIMEOUT_MS ?? '0'
  if (!/^\d+$/.test(text))
    throw new Error(`TEST_TIMEOUT_MS is a number of milliseconds, not "${text}"`)
  return Number(text)
}
