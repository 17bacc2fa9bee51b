import type { Page } from 'playwright-core'

/**
 * Goes to another address of the app, without loading it anew. What is there is marked as
 * `[data-left]`, so that it is not taken for what comes.
 */
export function leaveFor(page: Page, address: string): Promise<void> {
  return page.evaluate((next) => {
    for (const part of document.querySelector('main')?.children ?? [])
      part.setAttribute('data-left', '')
    location.hash = `#${next}`
  }, address)
}
