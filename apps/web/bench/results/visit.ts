import type { Page } from 'playwright-core'
import { goals, time } from './stopwatch.ts'

/** What is measured, in the order of a visit. */
export const steps = {
  suggestions: 'the last key of a text to its suggestions',
  results: 'Enter to the homes',
  filter: 'a filter to the homes',
  pins: 'the map view to its pins',
  ping: 'yardstick: a call that does nothing',
} as const
export type Step = keyof typeof steps

/** Between the keys of somebody who types quickly, in ms. */
const KEY_MS = 60

/** One search as a visitor makes it, on a page that is loaded; null is what changed nothing. */
export async function visit(page: Page, text: string): Promise<Record<Step, number | null>> {
  await page.evaluate(() => window.location.assign('#/property-listing'))
  await page.locator('.listing__results[aria-busy="false"] [data-property]').first().waitFor()
  const box = page.getByRole('combobox', { name: 'Place or keyword' })
  await box.click()
  await page.keyboard.type(text.slice(0, -1), { delay: KEY_MS })
  const suggestions = await time(page, goals.suggestions, () => page.keyboard.press(text.slice(-1)))
  const results = await time(page, goals.results, () => page.keyboard.press('Enter'))
  await page.getByRole('combobox', { name: 'Bedrooms' }).focus()
  const filter = await time(page, goals.results, () => page.keyboard.press('3'))
  const pins = await time(page, goals.pins, () => page.getByTitle('Map', { exact: true }).click())
  return { suggestions, results, filter, pins, ping: await ping(page) }
}

/** What the browser and the way to the server cost without a search, in ms. */
function ping(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now()
    const answer = await fetch('/api/ping')
    await answer.text()
    return performance.now() - started
  })
}
