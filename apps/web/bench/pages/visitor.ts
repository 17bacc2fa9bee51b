import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A phone, as most visitors have one. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Opens a page for somebody who was never here and has answered the question about storing. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; leave: () => Promise<void> }> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
  return { page: await context.newPage(), leave: () => context.close() }
}

/** Waits until nothing more is fetched and the page has shown what it is for. */
export async function rest(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}
