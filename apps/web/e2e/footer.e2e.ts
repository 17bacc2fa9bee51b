import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { publicScreens } from './public-screens.ts'

const { open } = useBrowser()

declare global {
  interface Window {
    /** Where the foot of the page stood in the window, frame by frame, once it could be pressed. */
    footTops?: number[]
  }
}

/** Keeps answers of the server back until it is said; then the page has them, and has drawn them. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/api/**', (route) => {
    if (isHeld) held.push(route)
    else return route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(
      held.map(async (route) => {
        await route.continue()
        await (await route.request().response())?.finished()
      }),
    )
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(framesPass)
  }
}

/** In the page: what came last is on the screen. */
async function framesPass(): Promise<void> {
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
}

/** In the page. */
function noteFoot(): void {
  const tops: number[] = []
  window.footTops = tops
  const look = () => {
    const foot = document.querySelector('footer')
    const { top = innerHeight } = foot?.getBoundingClientRect() ?? {}
    const isShown = foot?.checkVisibility({ visibilityProperty: true })
    // Seen once, it is also missed where it has moved out of the window.
    if (isShown && (top < innerHeight || tops.length > 0)) tops.push(Math.round(top))
    requestAnimationFrame(look)
  }
  look()
}

const screens = ['home', 'propertyListing', 'propertyDetails', 'areaGuides', 'agents'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test.each(screens.flatMap((name) => sizes.map((size) => ({ name, ...size }))))(
  'the foot of $name stays where it is once it can be pressed, at $width px',
  async ({ name, ...size }) => {
    const address = (await publicScreens())[name]
    const page = await open('#/cookies-policy', size)
    await page.getByRole('contentinfo').waitFor()
    await page.waitForLoadState('networkidle')
    const release = await holdAnswers(page)
    await page.evaluate((to) => location.assign(`#${to}`), address)
    await page.locator('main .mz-skeleton').first().waitFor({ state: 'attached' })
    await page.locator('footer').evaluate((foot) => foot.scrollIntoView({ block: 'end' }))
    await page.evaluate(noteFoot)
    await release()
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').waitFor()
    const tops = await page.evaluate(() => window.footTops ?? [])
    const moved = tops.length === 0 ? 0 : Math.max(...tops) - Math.min(...tops)
    expect(moved, [...new Set(tops)].join(' ')).toBeLessThanOrEqual(1)
  },
)
