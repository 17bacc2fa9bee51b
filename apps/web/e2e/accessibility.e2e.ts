import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

const shown = (page: Page) => page.getByRole('article').first().waitFor()

const pages: [
  name: string,
  route: string,
  ready: (page: Page) => Promise<void>,
  expected?: string[],
][] = [
  ['home', '#/', shown],
  ['listing', '#/property-listing?purpose=sale', shown],
  [
    'nothing found',
    '#/property-listing?price_min=90000000000',
    async (page) => {
      await page.getByRole('main').getByRole('heading').first().waitFor()
    },
  ],
  [
    'refused filter',
    '#/property-listing?price_min=abc',
    async (page) => {
      await page.getByRole('main').getByRole('heading').first().waitFor()
    },
    ['400 /api/property/get-all-properties-for-users'],
  ],
  [
    'not found',
    '#/no-such-page',
    async (page) => {
      await page.getByRole('heading').first().waitFor()
    },
  ],
]

const visits = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 390 },
]

test.each(
  pages.flatMap((page) =>
    visits.map((visit) => [page[0], visit.language, visit.width, page, visit] as const),
  ),
)(
  '%s in %s at %i px has no accessibility finding',
  async (_n, _l, _w, [, route, ready, expected], visit) => {
    const page = await open(route, { ...visit, expected: expected ?? [] })
    await ready(page)
    expect(await axeFindings(page)).toEqual([])
  },
)

test.each(visits)(
  'details in $language at $width px has no accessibility finding',
  async (visit) => {
    const page = await open('#/property-listing?purpose=sale', visit)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/property-details/)
    await page.getByRole('article').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  },
)

test.each(visits)(
  'the chat in $language at $width px has no accessibility finding',
  async (visit) => {
    const page = await open('#/', visit)
    await page.getByRole('button', { name: /Noor|نور/ }).click()
    await page.getByRole('dialog').first().waitFor()
    // The notice of the connection lies over the panel for a moment.
    const notice = page.getByText(/Connected to the assistant|تم الاتصال/)
    await notice.waitFor()
    await notice.waitFor({ state: 'detached' })
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
  },
)
