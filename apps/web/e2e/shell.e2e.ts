import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()
const sizes = [
  { width: 1440, height: 900 },
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
]

/** Left, top and width of an element, from the top of what the page itself draws. */
const placeOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    const notice = document.querySelector('.site__notice')?.getBoundingClientRect().height ?? 0
    return box && [box.x, box.y - notice, box.width].map(Math.round)
  }, part)

/** The same page before any code of the app has come. */
async function openWithoutApp(route: string, size: (typeof sizes)[number]): Promise<Page> {
  const page = await open('offline.html', size)
  // Never answered: a failure would be told.
  await page.route(/assets\/(?!boot).*\.js$/, () => {})
  await page.goto(`/${route}`, { waitUntil: 'commit' })
  // Its words are there before its style.
  await page.waitForFunction(() => {
    const bar = document.querySelector('.shell__bar')
    return bar && getComputedStyle(bar).display === 'flex'
  })
  return page
}

test.each([
  ...sizes.map((size) => ({ size, view: '&view=grid' })),
  ...sizes.map((size) => ({ size, view: '' })),
])('the shape of a search at $size.width px, $view, is where its cards will be', async (given) => {
  const route = `#/property-listing?purpose=sale${given.view}`
  const page = await open(route, given.size)
  await page.locator('.result-cards article').first().waitFor()
  const shape = await openWithoutApp(route, given.size)
  expect(await placeOf(shape, '.shell__cards > i')).toEqual(
    await placeOf(page, '.result-cards > li'),
  )
  // How high the first one is depends on its words.
  const [x, , width] = (await placeOf(page, '.result-cards > li:nth-child(2)')) ?? []
  expect(await placeOf(shape, '.shell__cards > i:nth-child(2)')).toEqual([
    x,
    expect.anything(),
    width,
  ])
})

test('no other page shows it', async () => {
  const page = await openWithoutApp('#/', { width: 1440, height: 900 })
  expect(await page.locator('.shell__bar').isVisible()).toBe(true)
  for (const part of ['.shell__listing', '.shell__details'])
    expect(await page.locator(part).isVisible()).toBe(false)
})
