import type { BrowserContext, Page } from 'playwright-core'
import { checkColours } from './colour-rules.ts'
import type { Mode } from './modes.ts'
import { noteProblems } from './page-problems.ts'
import { recordPage } from './page-record.ts'

/** What a story did in one mode. Empty lists are what we want. */
export interface Visit {
  /** Errors and warnings of the console, exceptions, rejections, failed requests, a failed `play`. */
  problems: string[]
  /** What axe found, as `rule: element`; `null` where it did not run. */
  findings: string[] | null
}

/** A page that looks at stories, one at a time. */
export interface StoryVisitor {
  readonly page: Page
  /** Loads the page anew for the story, with its `play`. */
  open(id: string, mode: Mode, view?: 'story' | 'docs'): Promise<Visit>
  /** Mounts the story with its `play` in the page that is there, which takes a third of the time. */
  show(id: string, mode: Mode): Promise<Visit>
  /** Switches the colours of the story that is there, as it stands after its `play`. */
  recolour(id: string, mode: Mode): Promise<Visit>
}

interface Options {
  baseUrl: string
  /** Longest wait for one rendering with its `play`, in ms. A busy machine needs several seconds. */
  timeoutMs?: number | undefined
}

/** A page shows so many stories before it is loaded anew, so that none can lean on all before it. */
const perLoad = 120

export const isClean = ({ problems, findings }: Visit): boolean =>
  problems.length === 0 && findings?.length === 0

const globalsOf = ({ language, colorMode }: Mode) => ({ language, colorMode })

export async function createVisitor(
  context: BrowserContext,
  { baseUrl, timeoutMs = 60_000 }: Options,
): Promise<StoryVisitor> {
  await context.addInitScript(recordPage)
  const problems: string[] = []
  let page = await newPage()
  /** Stories that the page has shown since it was loaded; none more where it cannot be trusted. */
  let shown = perLoad
  let current: string | undefined

  async function newPage(): Promise<Page> {
    const page = await context.newPage()
    noteProblems(page, baseUrl, problems)
    return page
  }

  /** Ends what does not finish. A page caught in a loop answers nothing more: another replaces it. */
  async function inTime(work: () => Promise<Visit>): Promise<Visit> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, `not finished in ${timeoutMs / 1000} s`)
    })
    const visit = await Promise.race([work().catch(String), late])
    clearTimeout(timer)
    if (typeof visit !== 'string') {
      if (!isClean(visit)) shown = perLoad
      return visit
    }
    const noted = problems.splice(0)
    shown = perLoad
    await page.close()
    page = await newPage()
    return { problems: [...noted, visit], findings: null }
  }

  /** With what the page could not see of itself. */
  const withNoted = (record: Visit): Visit => ({
    ...record,
    problems: [...record.problems, ...problems.splice(0)],
  })

  async function open(id: string, mode: Mode, view = 'story'): Promise<Visit> {
    const globals = `language:${mode.language};colorMode:${mode.colorMode}`
    const query = new URLSearchParams({ id, viewMode: view, globals })
    problems.length = 0
    shown = 1
    current = id
    await page.goto(`${baseUrl}/iframe.html?${query}`, { waitUntil: 'commit', timeout: 0 })
    return withNoted(await page.evaluate((story) => window.storyRecord.take(story), id))
  }

  async function show(id: string, mode: Mode): Promise<Visit> {
    // Asked for the story that is there, Storybook leaves it as it is.
    if (shown >= perLoad || id === current) return open(id, mode)
    shown += 1
    current = id
    const record = await page.evaluate(
      ({ storyId, globals }) => {
        localStorage.clear()
        sessionStorage.clear()
        window.storyRecord.finished = []
        window.storyRecord.nextGlobals = globals
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        return window.storyRecord.take(storyId)
      },
      { storyId: id, globals: { ...globalsOf(mode), a11y: { manual: false } } },
    )
    return withNoted(record)
  }

  async function recolour(id: string, mode: Mode): Promise<Visit> {
    // The addon would run all rules again.
    const globals = { ...globalsOf(mode), a11y: { manual: true } }
    const { problems } = await page.evaluate(
      ({ storyId, globals }) => {
        window.storyRecord.finished = []
        Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals })
        return window.storyRecord.take(storyId)
      },
      { storyId: id, globals },
    )
    return withNoted({ findings: await page.evaluate(checkColours), problems })
  }

  return {
    get page() {
      return page
    },
    open: (id, mode, view) => inTime(() => open(id, mode, view)),
    show: (id, mode) => inTime(() => show(id, mode)),
    recolour: (id, mode) => inTime(() => recolour(id, mode)),
  }
}
