import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { leaveFor } from './leave-for.ts'

const { open } = useBrowser()

const looks = {
  'en at 1440 px': { language: 'en', width: 1440, pictures: true },
  'ar at 1440 px': { language: 'ar', width: 1440 },
  'en at 390 px': { language: 'en', width: 390 },
  'ar at 390 px': { language: 'ar', width: 390 },
} as const
type Look = keyof typeof looks
const all: Look[] = ['en at 1440 px', 'ar at 1440 px', 'en at 390 px', 'ar at 390 px']
/** A screen that only says a sentence is laid out alike in both directions. */
const some: Look[] = ['en at 1440 px', 'ar at 390 px']

/** What has come since the page before was left. */
const arrived = (page: Page) => page.getByRole('main').locator('> :not([data-left])')
const shown = (page: Page) => arrived(page).getByRole('article').first().waitFor()
const headed = (page: Page) => arrived(page).getByRole('heading').first().waitFor()

// One visitor walks through them, which saves starting the app for each.
test.each(all)(
  'home, listing, details and chat in %s have no accessibility finding',
  async (look) => {
    const page = await open('#/', looks[look])
    await shown(page)
    expect(await axeFindings(page), 'home').toEqual([])
    await leaveFor(page, '/property-listing?purpose=sale')
    await shown(page)
    expect(await axeFindings(page), 'listing').toEqual([])
    const property = await page
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href')
    await leaveFor(page, property?.replace(/^.*#/, '') ?? '')
    await page.waitForURL(/property-details\?id=/)
    await shown(page)
    expect(await axeFindings(page), 'details').toEqual([])
    await page.locator('.mz-launcher').getByRole('button').click()
    await page.getByRole('dialog').first().waitFor()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    expect(await axeFindings(page, '[role=dialog]'), 'chat').toEqual([])
  },
)

test.each(some)('what says a sentence in %s has no accessibility finding', async (look) => {
  const expected = ['400 /api/property/get-all-properties-for-users']
  const page = await open('#/property-listing?price_min=90000000000', { ...looks[look], expected })
  await headed(page)
  expect(await axeFindings(page), 'nothing found').toEqual([])
  await leaveFor(page, '/no-such-page')
  await headed(page)
  expect(await axeFindings(page), 'not found').toEqual([])
  await leaveFor(page, '/property-listing?price_min=abc')
  await headed(page)
  expect(await axeFindings(page), 'refused filter').toEqual([])
})
