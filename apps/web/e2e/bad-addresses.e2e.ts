import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const refused = ['400 /api/property/get-all-properties-for-users']

/** Comes from another page of the app, so that nothing of the address before is there. */
async function arriveAt(page: Page, address: string) {
  await page.goto('/#/no-such-page')
  await page.getByText('Page Not Found').waitFor()
  await page.goto(`/#${address}`)
}

const property = (query: string) => `/property-listing?purpose=sale&${query}&utm_source=letter`

async function seeLeftOut(page: Page, query: string, field: string, reason: RegExp) {
  const note = page.getByText(reason)
  await note.waitFor()
  expect(await note.innerText(), query).toContain(field)
  await page.getByRole('article').first().waitFor()
  expect(page.url()).toContain('purpose=sale')
  expect(page.url()).not.toContain(query)
}

test('a filter that cannot be is left out with a word, and the rest kept', async () => {
  const page = await open(`#${property('price_min=abc')}`, { expected: refused })
  await seeLeftOut(page, 'price_min=abc', 'Lowest price', /must be a whole number/)
  const others = [
    ['page=-1', 'Page', /must be at least 1/],
    ['limit=100000', 'Rows per page', /must be at most 100/],
    ['sort_by=loudest', 'Sort order', /must be one of/],
    ['category=00000000-0000-7000-8000-000000000000', 'Category', /is not known here/],
  ] as const
  for (const [query, field, reason] of others) {
    const refusal = page.waitForResponse((response) => response.status() === 400)
    await arriveAt(page, property(query))
    await refusal
    await seeLeftOut(page, query, field, reason)
  }
})

test('what is no filter at all is left out with a word, and never sent', async () => {
  const page = await open(`#${property('near_water=yes')}`)
  await seeLeftOut(page, 'near_water=yes', 'near_water', /is not known here/)
})

test('a property that is not there says so and leads on', async () => {
  const page = await open('#/property-details?id=00000000-0000-7000-8000-000000000000', {
    expected: ['404 /api/property/get-property/'],
  })
  await page.getByText('There is no home at this address').waitFor()
  await page.getByRole('link', { name: 'See all homes' }).click()
  await page.getByRole('article').first().waitFor()
})

test('details without a property are no blank page', async () => {
  const page = await open('#/property-details?')
  const seeWords = async (query: string) => {
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const words = await page.getByRole('main').innerText()
    expect(words.length, query).toBeGreaterThan(20)
  }
  await seeWords('')
  await arriveAt(page, '/property-details?id=')
  await seeWords('id=')
})

test.each(['id=%00', 'id=<script>alert(1)</script>'])(
  'details with %s is no blank page',
  async (query) => {
    const expected = ['400 /api/property/get-property/']
    const page = await open(`#/property-details?${query}`, { expected })
    await page.getByRole('main').getByRole('heading').first().waitFor()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20)
  },
)

test('an unknown route is Page Not Found, with two ways on', async () => {
  const page = await open('#/no-such-page')
  await page.getByText('Page Not Found').waitFor()
  await page.getByRole('button', { name: 'Go Back', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.getByRole('search', { name: 'Search homes' }).waitFor()
})

test('hostile text in the address is shown as text', async () => {
  const page = await open('#/property-listing?search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
  page.on('dialog', () => expect.unreachable('a script ran'))
  await page
    .getByRole('heading', { name: /No home matches|homes?/ })
    .first()
    .waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('the dashboard sends guests home, and asks them to log in', async () => {
  const page = await open('offline.html', { expected: ['403 /api/user/'] })
  // It may come after the home page has.
  const guestsRefused = page.waitForResponse((answer) => answer.status() === 403)
  await page.goto('/#/user-dashboard')
  await page.getByRole('dialog', { name: 'Log In' }).waitFor()
  await guestsRefused
  expect(page.url()).not.toContain('user-dashboard')
})
