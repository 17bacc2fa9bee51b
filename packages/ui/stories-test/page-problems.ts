import type { Page } from 'playwright-core'

/**
 * Stories name what is meant to fail by a host that can never exist (RFC 6761); and calls of the
 * contract go to the mock, which may pretend to be offline.
 */
const isMeantToFail = (url: string, baseUrl: string): boolean =>
  new URL(url).hostname.endsWith('.invalid') || url.startsWith(`${baseUrl}/api/`)

/** Notes in `problems` what goes wrong in a page and shows in the browser only. */
export function noteProblems(page: Page, baseUrl: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    // Requests are judged below, where their addresses are known.
    if (message.text().startsWith('Failed to load resource')) return
    if (!['error', 'warning'].includes(message.type())) return
    problems.push(`console ${message.type()}: ${message.text().slice(0, 600)}`)
  })
  page.on('response', (response) => {
    // What the mock answers is what the story asked for.
    if (response.status() < 400 || response.fromServiceWorker()) return
    problems.push(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page left before the answer came.
    if (reason === 'net::ERR_ABORTED' || isMeantToFail(request.url(), baseUrl)) return
    problems.push(`request failed: ${request.url()} ${reason}`)
  })
}
