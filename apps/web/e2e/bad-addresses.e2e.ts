import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const refused = ['400 /api/property/get-all-properties-for-users']

test.each([
  ['price_min=abc', 'Lowest price', /must be a whole number/, refused],
  ['page=-1', 'Page', /must be at least 1/, refused],
  ['limit=100000', 'Rows per page', /must be at most 100/, refused],
  // What is no filter at all is never sent.
  ['near_water=yes', 'near_water', /is not known here/, []],
  ['sort_by=loudest', 'Sort order', /must be one of/, refused],
  ['category=00000000-0000-7000-8000-000000000000', 'Category', /is not known here/, refused],
])('%s is left out with a word, and the rest kept', async (query, field, reason, expected) => {
  const page = await open(`#/property-listing?purpose=sale&${query}&utm_source=letter`, {
    expected,
  })
  const note = page.getByText(reason)
  await note.waitFor()
  expect(await note.innerText()).toContain(field)
  await page.getByRole('article').first().waitFor()
  expect(page.url()).toContain('purpose=sale')
  expect(page.url()).not.toContain(query)
})

test('a home that is not there says so and leads on', async () => {
  const page = await open('#/property-details?id=00000000-0000-7000-8000-000000000000', {
    expected: ['404 /api/property/get-property/'],
  })
  await page.getByText('This home is no longer listed').waitFor()
  await page.getByRole('link', { name: 'See all homes' }).click()
  await page.getByRole('article').first().waitFor()
})

const malformed = ['400 /api/property/get-property/']

test.each([
  ['', []],
  ['id=', []],
  ['id=%00', malformed],
  ['id=<script>alert(1)</script>', malformed],
])('details with %s is no blank page', async (query, expected) => {
  const page = await open(`#/property-details?${query}`, { expected })
  await page.getByRole('main').getByRole('heading').first().waitFor()
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20)
})

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

test('the dashboard sends guests home', async () => {
  const page = await open('#/user-dashboard', { expected: ['403 /api/user/'] })
  await page.getByRole('search', { name: 'Search homes' }).waitFor()
  expect(page.url()).not.toContain('user-dashboard')
})
