import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()
const categories = '/api/category/get-all-active-categories'

test.each([1440, 390])('few categories fill their row at %i px', async (width) => {
  const page = await open('offline.html', { width, height: 900 })
  await page.route(`**${categories}*`, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest }: { data: object[] } = await answer.json()
    const some = data.map((category, at) => ({ ...category, listings_count: at < 3 ? 1 : 0 }))
    await route.fulfill({ json: { ...rest, data: some } })
  })
  await page.goto('/#/')
  const tiles = page.locator('ul.category-tiles')
  await tiles.waitFor()
  const row = await tiles.boundingBox()
  const last = await tiles.locator('li').last().boundingBox()
  expect(await tiles.locator('li').count()).toBe(3)
  if (!row || !last) throw new Error('The tiles are on the screen')
  expect(last.x + last.width).toBeCloseTo(row.x + row.width, 0)
})
