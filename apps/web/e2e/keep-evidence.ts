import fs from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'

const folder = path.resolve(import.meta.dirname, '../../../.test-results/browser')

/**
 * Keeps what the pages of a test that failed showed at its end: a picture, the address and the text
 * of each. A page that answers nothing more is left out.
 * @returns the files
 */
export async function keepEvidence(
  test: string,
  contexts: readonly BrowserContext[],
): Promise<string[]> {
  fs.mkdirSync(folder, { recursive: true })
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  const pages = contexts.flatMap((context) => context.pages())
  const kept = await Promise.allSettled(
    pages.map(async (page, at) => {
      const file = path.join(folder, `${name}-${at + 1}`)
      const text = await page.locator('body').innerText({ timeout: 5_000 })
      fs.writeFileSync(`${file}.txt`, `${page.url()}\n\n${text}\n`)
      await page.screenshot({ path: `${file}.png`, timeout: 5_000 })
      return `${file}.png`
    }),
  )
  return kept.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
