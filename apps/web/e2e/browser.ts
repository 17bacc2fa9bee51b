import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArguments, findChromium } from './chromium.ts'

interface Visit {
  language?: string
  width?: number
  height?: number
}

/** A browser for the tests of one file, and a fresh visitor for each `open`. */
export function useBrowser() {
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []
  const problems: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(problems.splice(0)).toEqual([])
  })
  afterAll(async () => browser?.close())

  /** Opens a route of the app, as `#/property-listing`, as a visitor who was never here. */
  async function open(route: string, visit: Visit = {}): Promise<Page> {
    if (!browser) throw new Error('the browser has not started')
    const { language = 'en', width = 1440, height = 900 } = visit
    const context = await browser.newContext({
      baseURL: inject('baseUrl'),
      locale: language,
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(15_000)
    // Asked and answered, so that the question lies over nothing; tests of it take the answer away.
    await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(`${route}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()))
        problems.push(`${route}: ${message.text()}`)
    })
    await page.goto(`/${route}`)
    return page
  }
  return { open }
}

/**
 * The browser itself reports as errors what was refused, and what was asked for after a test took
 * the network away; those are asserted on screen.
 */
const isExpected = (text: string): boolean =>
  /Failed to load resource: (the server responded with a status of (400|401|403|404|500|503)|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  )

/** What the rules of WCAG 2.2 AA find in the page, or in a part of it, by rule and element. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  if (part) builder.include(part)
  const { violations } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  )
}
