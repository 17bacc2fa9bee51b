import type { Browser, Page } from 'playwright-core'
import { time } from '../results/stopwatch.ts'
import { median } from './median.ts'
import { rest, visitor } from './visitor.ts'

/** A change of page by a press; its goal is what tells the new page from the old one. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'home to the listing': (page) => page.getByRole('link', { name: 'See all homes' }).click(),
  'the listing to a property': (page) => page.locator('main article :is(h2, h3) a').first().click(),
  'a property to home': (page) => page.getByRole('link', { name: 'Manzil, home page' }).click(),
}

/** From a press to the heading of the next page, whose code and texts are there already, in ms. */
export async function warmRoutes(
  browser: Browser,
  baseUrl: string,
  rounds: number,
): Promise<Record<string, number>> {
  const { page, leave } = await visitor(browser, { viewport: { width: 1440, height: 900 } })
  const times: Record<string, number[]> = {}
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${baseUrl}/`)
    await rest(page)
    for (const [name, act] of Object.entries(changes)) {
      const ms = await time(page, { present: 'main h1', busy: '', told: 'main h1', quiet: 0 }, () =>
        act(page),
      )
      await rest(page)
      // The first round fetches what stays.
      if (round > 0 && ms !== null) times[name] = [...(times[name] ?? []), ms]
    }
  }
  await leave()
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))
}
