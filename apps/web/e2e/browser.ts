import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { timeouts } from '../../../packages/config/src/vitest-preset.ts'
import { baseUrl } from './base-url.ts'
import { keepEvidence } from './keep-evidence.ts'
import { watchProblems } from './problems.ts'
import { workerBrowser } from './worker-browser.ts'

interface Visit {
  language?: string
  width?: number
  height?: number
  /** Another server than that of the worker, as `http://127.0.0.1:41234`. */
  site?: string | undefined
  /** Beginnings of the problems that the visit causes, as `404 /api/property`. */
  expected?: readonly string[]
  /** Whether photographs are loaded and drawn, where a test looks at them or for what fails. */
  pictures?: boolean
  /** Whether the visitor was never asked what may be stored, so that the question lies over the page. */
  isUnasked?: boolean
  /** What the visitor asked their system for; most never did. */
  reducedMotion?: 'reduce' | 'no-preference'
}

/**
 * For anything in a page, in ms. A limit is there to end what hangs, not to judge a busy machine, so it is
 * longer where the whole is tested.
 */
const longestWait = timeouts({ test: 60_000 }).testTimeout / 2

/** A fresh visitor for each `open`, in the browser of the worker. */
export function useBrowser() {
  const contexts: BrowserContext[] = []
  const problems = watchProblems()

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      console.log((await keepEvidence(`${task.file.name} ${task.name}`, contexts)).join('\n'))
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(problems.take()).toEqual([])
  })

  /** Opens a route of the app, as `#/property-listing`, as a visitor who was never here. */
  async function open(route: string, visit: Visit = {}): Promise<Page> {
    const { language = 'en', width = 1440, height = 900, expected, pictures = false } = visit
    const browser = await workerBrowser({ pictures })
    const context = await browser.newContext({
      baseURL: visit.site ?? baseUrl(),
      locale: language,
      viewport: { width, height },
      reducedMotion: visit.reducedMotion ?? 'no-preference',
    })
    contexts.push(context)
    context.setDefaultTimeout(longestWait)
    // Asked and answered, so that the question lies over nothing.
    if (!visit.isUnasked)
      await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
    await context.addInitScript(stillWaits, pictures)
    const page = await context.newPage()
    problems.watch(page, route, expected)
    await page.goto(`/${route}`)
    return page
  }
  return { open, takeProblems: problems.take }
}

/**
 * In the page: what shimmers until it comes is put together anew sixty times a second, without a graphics
 * card by the processor; and pictures that never come would turn their spinners as long as a test lasts.
 */
function stillWaits(pictures: boolean): void {
  const sheet = new CSSStyleSheet()
  const spinners = pictures ? '' : '.mz-image__wait { display: none }'
  sheet.replaceSync(`.mz-skeleton::after { animation: none } ${spinners}`)
  document.adoptedStyleSheets.push(sheet)
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the rules of WCAG 2.2 AA find in the page, or in a part of it, by rule and element. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  await atRest(page)
  const builder = new AxeBuilder({ page })
    // Without frames of other sites one run in the page is all, and only what is wrong is described:
    // together this takes a third of the time.
    .setLegacyMode(true)
    .options({ runOnly: wcag22aa, resultTypes: ['violations'] })
  if (part) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  )
}

/**
 * Waits until what moves has come to its end: half faded in, colours are not what is read, and a
 * press that is tried on something moving scrolls the page to try again.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      (animation) =>
        animation.playState !== 'running' ||
        // What follows scrolling has no end of its own.
        animation.timeline !== document.timeline ||
        animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    ),
  )
}
