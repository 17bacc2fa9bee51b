/** Share of a test's time that one wait in it may take, so that its test can still tell. */
export const WAIT_SHARE = 1 / 4

/**
 * The limit of a test that `TEST_TIMEOUT_MS` asks for, in milliseconds; 0 where it asks for none. Where
 * everything is tested at once, a limit is there to end what hangs and not to judge a busy machine.
 * @throws Error where it is no number
 */
export function givenTimeout(): number {
  const text = process.env.TEST_TIMEOUT_MS ?? '0'
  if (!/^\d+$/.test(text))
    throw new Error(`TEST_TIMEOUT_MS is a number of milliseconds, not "${text}"`)
  return Number(text)
}

/** How long one thing is waited for, in milliseconds: so long, or longer where `TEST_TIMEOUT_MS` is. */
export const waitTimeout = (leastMs: number): number =>
  Math.max(leastMs, givenTimeout() * WAIT_SHARE)
