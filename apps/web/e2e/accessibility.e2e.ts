import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

const shown = (page: Page) => page.getByRole('article').first().waitFor()

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

const headed = (page: Page) => page.getByRole('main').getByRole('heading').first().waitFor()

const pages: {
  name: string
  route: string
  ready: (page: Page) => Promise<void>
  seen: Look[]
  expected?: string[]
}[] = [
  { name: 'home', route: '#/', ready: shown, seen: all },
  { name: 'listing', route: '#/property-listing?purpose=sale', ready: shown, seen: all },
  {
    name: 'nothing found',
    route: '#/property-listing?price_min=90000000000',
    ready: headed,
    seen: some,
  },
  {
    name: 'refused filter',
    route: '#/property-listing?price_min=abc',
    ready: headed,
    seen: some,
    expected: ['400 /api/property/get-all-properties-for-users'],
  },
  { name: 'not found', route: '#/no-such-page', ready: headed, seen: some },
]

test.each(pages.flatMap((page) => page.seen.map((look) => [page.name, look, page] as const)))(
  '%s in %s has no accessibility finding',
  async (_name, look, { route, ready, expected }) => {
    const page = await open(route, { ...looks[look], expected: expected ?? [] })
    await ready(page)
    expect(await axeFindings(page)).toEqual([])
  },
)

test.each(all)('details in %s has no accessibility finding', async (look) => {
  const page = await open('#/property-listing?purpose=sale', looks[look])
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/property-details/)
  await page.getByRole('article').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test.each(all)('the chat in %s has no accessibility finding', async (look) => {
  const page = await open('#/', looks[look])
  await page.getByRole('button', { name: /Noor|نور/ }).click()
  await page.getByRole('dialog').first().waitFor()
  // The notice of the connection lies over the panel for a moment.
  const notice = page.getByText(/Connected to the assistant|تم الاتصال/)
  await notice.waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])
})
