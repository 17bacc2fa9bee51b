import type { Browser, Page } from 'playwright-core'
import { median } from './median.ts'
import { phone, rest, visitor } from './visitor.ts'

/** A phone with a fourth of this machine's processor. */
const slowProcessor = 4

interface Tour {
  presses: number
  /** Those that waited longest for the frame that answers them, in ms, the longest first. */
  slowest: { press: string; ms: number }[]
  /** The middle of all, in ms; less than 16 counts as 16. */
  median: number
}

/** What one does on a phone, in this order; each is one press or the letters of one word. */
const steps: readonly [press: string, act: (page: Page) => Promise<void>][] = [
  ['the search of home', (page) => page.getByRole('button', { name: /^Change the search/ }).tap()],
  ['a close of it', (page) => page.keyboard.press('Escape')],
  ['the menu', (page) => page.getByRole('button', { name: 'Open menu' }).tap()],
  ['a close of the menu', (page) => page.keyboard.press('Escape')],
  [
    'the newest',
    (page) => page.getByRole('link', { name: /^See the (?:newest|most recently)/ }).tap(),
  ],
  ['the field of places', (page) => page.getByRole('combobox', { name: 'Place or keyword' }).tap()],
  ['letters of a place', (page) => page.keyboard.type('marina', { delay: 120 })],
  ['an arrow', (page) => page.keyboard.press('ArrowDown')],
  ['a suggestion', (page) => page.keyboard.press('Enter')],
  ['the filters', (page) => page.getByRole('button', { name: /^Filters/ }).tap()],
  ['an end of the filters', (page) => page.keyboard.press('Escape')],
  [
    'a heart',
    (page) =>
      page
        .getByRole('button', { name: /to favourites/ })
        .first()
        .tap(),
  ],
  [
    'a second heart',
    (page) =>
      page
        .getByRole('button', { name: /^Save .* to favo/ })
        .nth(1)
        .tap(),
  ],
  [
    'a comparison',
    (page) =>
      page
        .getByRole('button', { name: /^Compare:/ })
        .first()
        .tap(),
  ],
  [
    'a second one',
    (page) =>
      page
        .getByRole('button', { name: /^Compare:/ })
        .nth(1)
        .tap(),
  ],
  ['a property', (page) => page.locator('main article h3 a, main article h2 a').first().tap()],
  ['the way back', (page) => page.goBack().then(() => {})],
  ['the colours', (page) => page.getByRole('button', { name: /dark colours/ }).tap()],
  ['the colours again', (page) => page.getByRole('button', { name: /light colours/ }).tap()],
  ['the chat', (page) => page.getByRole('button', { name: 'Chat with Noor' }).tap()],
  ['letters of a question', (page) => page.keyboard.type('villas', { delay: 120 })],
  ['a question', (page) => page.keyboard.press('Enter')],
  ['a close of the chat', (page) => page.getByRole('button', { name: 'Close the chat' }).tap()],
]

declare global {
  interface Window {
    /** The longest event of each interaction of the step, in ms, by its id. */
    interactions: Map<number, number>
  }
}

/** In the page, before all else. */
function noteInteractions(): void {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId')
      if (typeof id !== 'number' || id === 0) continue
      window.interactions.set(id, Math.max(window.interactions.get(id) ?? 0, entry.duration))
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
}

/** Walks through the site as a visitor with a slow phone, and times the answers as INP does. */
export async function slowTour(browser: Browser, baseUrl: string): Promise<Tour> {
  const { page, leave } = await visitor(browser, { ...phone, locale: 'en' })
  await page.addInitScript(noteInteractions)
  await page.goto(baseUrl)
  await rest(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  const all: { press: string; ms: number }[] = []
  for (const [press, act] of steps) {
    await act(page)
    await page.waitForLoadState('networkidle')
    // Events are told of once their frame is there.
    await page.waitForTimeout(600)
    const times = await page.evaluate(() => {
      const noted = [...window.interactions.values()]
      window.interactions.clear()
      return noted
    })
    all.push(...times.map((ms) => ({ press, ms })))
  }
  await leave()
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 8)
  return { presses: all.length, slowest, median: median(all.map(({ ms }) => ms)) }
}
