import { givenTimeout, WAIT_SHARE } from './wait-timeout.ts'

/** Limits of Vitest itself, in milliseconds, where a project asks for no others. */
const TEST_MS = 5_000
const HOOK_MS = 10_000

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
    expect: { poll: { timeout: testTimeout * WAIT_SHARE } },
  }
}

/**
 * Lets Node load modules itself, as the program does, instead of Vite: a tenth to a quarter less of the processor's
 * time, since calls from one module to another go no detour and nothing is rewritten. For projects without
 * JSX and module mocks whose files share their modules; where each file loads its own anew it costs more.
 */
export const nativeModules = { experimental: { viteModuleRunner: false } } as const
