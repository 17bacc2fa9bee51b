import type { BrowserContext, Page } from 'playwright-core'
import type { Mode } from './modes.ts'
import { recordPage } from './page-record.ts'

/** What a story did in one mode. Empty lists are what we want. */
export interface Visit {
  /** Errors and warnings of the console, exceptions, rejections, failed requests, a failed `play`. */
  problems: string[]
  /** What axe found, as `rule: element`; `null` where it did not run. */
  findings: string[] | null
}

/** Longest wait for one rendering with its `play`, in ms; two busy cores need a few seconds. */
const patience = 30_000

/**
 * Stories name what is meant to fail by a host that can never exist (RFC 6761); and calls of the
 * contract go to the mock, which may pretend to be offline.
 */
const isMeantToFail = (url: string, baseUrl: string): boolean =>
  new URL(url).hostname.endsWith('.invalid') || url.startsWith(`${baseUrl}/api/`)

/** A page that looks at stories, one at a time. */
export interface StoryVisitor {
  page: Page
  /** Opens the story afresh, with its `play`. */
  open(id: string, mode: Mode, view?: 'story' | 'docs'): Promise<Visit>
  /** Looks at the same story, as it stands, in the other colours. */
  recolor(colorMode: Mode['colorMode']): Promise<Visit>
}

export async function createVisitor(
  context: BrowserContext,
  baseUrl: string,
): Promise<StoryVisitor> {
  await context.addInitScript(recordPage)
  const page = await context.newPage()
  const problems: string[] = []

  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    // Requests are judged below, where their addresses are known.
    if (message.text().startsWith('Failed to load resource')) return
    if (!['error', 'warning'].includes(message.type())) return
    problems.push(`console ${message.type()}: ${message.text()}`)
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
  // Stories need nothing but what was built; a picture of another site would come and go.
  await context.route(
    (url) => url.origin !== baseUrl,
    (route) => route.abort('namenotresolved'),
  )

  /** Waits for the n-th end of a rendering and takes what has been noted since the last. */
  async function finish(count: number): Promise<Visit> {
    const waited = await page
      .waitForFunction((least) => window.storyRecord.finished.length >= least, count, {
        timeout: patience,
        polling: 20,
      })
      .catch(() => undefined)
    if (!waited) problems.push(`not finished in ${patience / 1000} s`)
    const record = await page.evaluate(() => {
      const { finished, problems } = window.storyRecord
      return { findings: finished.at(-1)?.findings ?? null, problems: problems.splice(0) }
    })
    return { findings: record.findings, problems: [...record.problems, ...problems.splice(0)] }
  }

  return {
    page,
    async open(id, { language, colorMode }, view = 'story') {
      const query = new URLSearchParams({
        id,
        viewMode: view,
        globals: `language:${language};colorMode:${colorMode}`,
      })
      await page.goto(`${baseUrl}/iframe.html?${query}`, { waitUntil: 'commit' })
      return finish(1)
    },
    async recolor(colorMode) {
      const count = await page.evaluate((mode) => {
        const before = window.storyRecord.finished.length
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.emit('updateGlobals', { globals: { colorMode: mode } })
        return before
      }, colorMode)
      return finish(count + 1)
    },
  }
}
