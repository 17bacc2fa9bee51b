/** Limits of Vitest itself, in milliseconds, where a project asks for no others. */
const TEST_MS = 5_000
const HOOK_MS = 10_000

/** Share of a test's time that one wait of `expect.poll` may take, so that its test can still tell. */
const POLL_SHARE = 1 / 4

/**
 * The limits of a Vitest project: for a test, for a hook, and for what a test waits for (Vitest's own
 * second for that is less than a busy machine takes). The environment variable `TEST_TIMEOUT_MS`
 * lengthens them: where everything is tested at once, a limit is there to end what hangs and not to judge a busy
 * machine. (Vitest's own `--testTimeout` reaches the tests of a project and not its hooks, which is
 * where databases and servers are opened.)
 */
export function timeouts({ test = TEST_MS, hook = HOOK_MS } = {}): {
  testTimeout: number
  hookTimeout: number
  expect: { poll: { timeout: number } }
} {
  const given = givenTimeout()
  const testTimeout = Math.max(test, given)
  return {
    testTimeout,
    hookTimeout: Math.max(hook, given),
    expect: { poll: { timeout: testTimeout * POLL_SHARE } },
  }
}

function givenTimeout(): number {
  const text = process.env.TEST_TIMEOUT_MS ?? '0'
  if (!/^\d+$/.test(text))
    throw new Error(`TEST_TIMEOUT_MS is a number of milliseconds, not "${text}"`)
  return Number(text)
}
