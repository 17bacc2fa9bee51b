import type { ConsoleMessage, Page } from 'playwright-core'

/** What the browser itself says of a call that was refused, or that never came to an answer. */
const failedCall =
  /^Failed to load resource: (?:the server responded with a status of (?<status>\d+)|(?<error>net::\w+))/

/** A failed call as `404 /api/property/get-property/1` or `net::ERR_FAILED /api/ping`; all else as it is said. */
function describe(message: ConsoleMessage): string {
  const { status, error } = failedCall.exec(message.text())?.groups ?? {}
  const what = status ?? error
  return what ? `${what} ${new URL(message.location().url).pathname}` : message.text()
}

/**
 * Collects what goes wrong in pages: what is thrown, and what is logged as an error. Failed calls
 * are among it, so a test that causes one has to expect it, by how its description begins. A refusal
 * that is expected has to come; whether a call is under way when the network goes is chance.
 */
export function watchProblems() {
  const found: string[] = []
  const awaited: { begin: string; route: string; isMet: boolean }[] = []

  function watch(page: Page, route: string, expected: readonly string[] = []): void {
    const own = expected.map((begin) => ({ begin, route, isMet: false }))
    awaited.push(...own)
    const meet = (problem: string) => {
      const met = own.filter(({ begin }) => problem.startsWith(begin))
      for (const expectation of met) expectation.isMet = true
      if (met.length === 0) found.push(`${route}: ${problem}`)
    }
    page.on('pageerror', (error) => meet(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') meet(describe(message))
    })
  }

  /** What nobody expected, and what was expected and did not come. Forgets it. */
  function take(): string[] {
    const unmet = awaited.splice(0).filter(({ begin, isMet }) => !isMet && /^\d/.test(begin))
    return [
      ...found.splice(0),
      ...unmet.map(({ begin, route }) => `${route}: expected "${begin}", which did not come`),
    ]
  }
  return { watch, take }
}
