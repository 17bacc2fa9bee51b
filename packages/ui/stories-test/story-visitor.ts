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

/** A page shows so many stories before it is loaded anew, so that none can lean on all before it. */
const perLoad = 20

/** A page that looks at stories, one at a time. */
export interface StoryVisitor {
  page: Page
  /** Loads the page anew for the story, with its `play`. */
  open(id: string, mode: Mode, view?: 'story' | 'docs'): Promise<Visit>
  /**
   * Shows the story in the page that is there, which takes a third of the time. Where something is
   * wrong then, the page is loaded anew for it, and that decides: another story may have left it.
   */
  show(id: string, mode: Mode): Promise<Visit>
}

const isClean = ({ problems, findings }: Visit): boolean =>
  problems.length === 0 && findings?.length === 0

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
  // Stories need nothing but what was built; a picture of another site would come and go.
  await context.route(
    (url) => url.origin !== baseUrl,
    (route) => route.abort('namenotresolved'),
  )

  /** Waits for the end of the story's rendering and takes what has been noted meanwhile. */
  async function finish(story: string): Promise<Visit> {
    const waited = await page
      .waitForFunction(
        (id) => window.storyRecord.finished.some((end) => end.id === id || end.id === '*'),
        story,
        { timeout: patience, polling: 20 },
      )
      .catch(() => undefined)
    if (!waited) problems.push(`not finished in ${patience / 1000} s`)
    const record = await page.evaluate(() => {
      const { finished, problems } = window.storyRecord
      return { findings: finished.at(-1)?.findings ?? null, problems: problems.splice(0) }
    })
    return { findings: record.findings, problems: [...record.problems, ...problems.splice(0)] }
  }

  let loaded: { mode: string; shown: number } | undefined

  async function open(id: string, mode: Mode, view = 'story'): Promise<Visit> {
    const globals = `language:${mode.language};colorMode:${mode.colorMode}`
    const query = new URLSearchParams({ id, viewMode: view, globals })
    problems.length = 0
    await page.goto(`${baseUrl}/iframe.html?${query}`, { waitUntil: 'commit' })
    const visit = await finish(id)
    loaded = view === 'story' && isClean(visit) ? { mode: mode.name, shown: 1 } : undefined
    return visit
  }

  return {
    page,
    open,
    async show(id, mode) {
      if (loaded?.mode !== mode.name || loaded.shown >= perLoad) return open(id, mode)
      loaded.shown += 1
      await page.evaluate((storyId) => {
        localStorage.clear()
        sessionStorage.clear()
        window.storyRecord.finished = []
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }, id)
      const visit = await finish(id)
      return isClean(visit) ? visit : open(id, mode)
    },
  }
}
