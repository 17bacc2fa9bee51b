import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { baseUrl } from './base-url.ts'
import { faults, isSpoiled } from './faults.ts'
import { leaveFor } from './leave-for.ts'
import { publicScreens } from './public-screens.ts'
import { workerBrowser } from './worker-browser.ts'

/** Pages that are open at the same time. Each starts the app, which costs as much as four screens. */
const AT_ONCE = 3
/** A call is given up after 12 s and asked for a second time; all pages at once are heavy besides. */
const TIMEOUT_MS = 120_000
/** Looking at every frame, which is what is done otherwise, draws dozens of pages that wait. */
const BETWEEN_LOOKS_MS = 100

let screens: string[]

beforeAll(async () => {
  screens = Object.values(await publicScreens())
})

async function visitor(): Promise<BrowserContext> {
  const browser = await workerBrowser()
  const context = await browser.newContext({
    baseURL: baseUrl(),
    locale: 'en',
    serviceWorkers: 'block',
    // What shimmers until it comes would be drawn anew sixty times a second, in dozens of pages.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  onTestFinished(() => context.close())
  return context
}

/** What the browser itself says of a call that failed. */
const isReport = (text: string): boolean => /^Failed to load resource/.test(text)

/** A page that remembers what went wrong in it besides its calls. */
async function watched(context: BrowserContext) {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()} threw: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isReport(message.text()))
      problems.push(`${page.url()} logged: ${message.text()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`${page.url()} ran a script: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { page, problems }
}

/** Visits the addresses one after the other, the first as a new visitor. Answers what went wrong. */
async function walk(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const { page, problems } = await watched(context)
  for (const [at, address] of addresses.entries()) {
    if (at === 0) await page.goto(`/#${address}`)
    else await leaveFor(page, address)
    await settled(page).catch(async () => {
      const text = await page.evaluate(() => document.body.innerText.slice(0, 300))
      problems.push(`${address} did not settle: ${text}`)
    })
    // A row without its names is caught by the screen for that, which logs what it caught.
    if (await page.getByRole('heading', { name: 'Oops! Something went wrong' }).isVisible())
      problems.splice(0, problems.length, ...problems.filter((each) => !/ logged: /.test(each)))
  }
  await page.close()
  return problems
}

/**
 * Waits until the page shows a heading and a sentence, and nothing in it is still to come. What waits for
 * the visitor to come near is come near to.
 */
async function settled(page: Page) {
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main')
      // Whoever is sent home from home, by a session that ended on the page before, has never left it.
      const left = location.hash === '#/' ? '' : '[data-left], '
      const waiting = main?.querySelector(`${left}[aria-busy="true"], .mz-skeleton`)
      waiting?.scrollIntoView()
      const heading = main?.querySelector('h1, h2')
      return heading && main && main.innerText.length > 30 && !waiting
    },
    undefined,
    { timeout: TIMEOUT_MS, polling: BETWEEN_LOOKS_MS },
  )
}

const dealt = (all: readonly string[], hands: number): string[][] =>
  Array.from({ length: hands }, (_, hand) => all.filter((_each, at) => at % hands === hand))

/** What an answer outside the contract is like; the client refuses them all in one place. */
const malformed = ['answers HTML', 'answers nothing', 'answers an empty object']
/** Every screen meets one of these, and each of these a third of the screens. */
const screensThatMeet = (what: string): string[] => {
  const turn = malformed.indexOf(what)
  return turn < 0 ? screens : screens.filter((_screen, at) => at % malformed.length === turn)
}

describe('a server that', () => {
  test.each(Object.entries(faults))('%s', { timeout: 180_000 }, async (what, spoil) => {
    const context = await visitor()
    await context.route(isSpoiled, spoil)
    const met = screensThatMeet(what)
    // Where every page waits for the longest wait, many wait together.
    const hands = dealt(met, what === 'never answers' ? Math.ceil(met.length / 2) : AT_ONCE)
    const found = await Promise.all(hands.map((addresses) => walk(context, addresses)))
    expect(found.flat()).toEqual([])
  })
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "javascript:alert('1')",
  '{{constructor.constructor("alert(1)")()}}',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  '\u202eevil',
  'a'.repeat(3_000),
]
const names = ['search', 'category', 'id', 'location', 'page', 'place', 'sort_by', '__proto__']
const addresses = [
  '/property-listing',
  '/property-details',
  '/agents',
  '/blog-details',
  '/area-guide',
]

test('addresses that somebody wrote to do harm', { timeout: 180_000 }, async () => {
  const context = await visitor()
  const queries = hostile.flatMap((value, at) => {
    const name = names[at % names.length]
    return [`?${name}=${encodeURIComponent(value)}&id=${value}`, `?${value}&&=&?#/${value}`]
  })
  const wild = queries.map((query, at) => `${addresses[at % addresses.length]}${query}`)
  // Each leads home or nowhere, which from home cannot be told from staying: so each by itself.
  const odd = ['//', '/?', '/%', '/<b>', '?id=1', '/./..']
  const stretches = Array.from({ length: wild.length / addresses.length }, (_, at) =>
    wild.slice(at * addresses.length, (at + 1) * addresses.length),
  )
  const found = await Promise.all(
    [...stretches, ...odd.map((address) => [address])].map((walked) => walk(context, walked)),
  )
  expect(found.flat()).toEqual([])
})
