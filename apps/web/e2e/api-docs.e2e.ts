import { expect, test } from 'vitest'
import { baseUrl } from './base-url.ts'
import { axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

const pages = [
  'index.html',
  'rest-payment.html',
  'rest-upload.html',
  'chat.html',
  'schemas.html',
  'changelog.html',
]

/** Each unfolded at the end: what is inside the folds looks the same at every width. */
const looks = [
  { width: 1440, colorScheme: 'light', unfolded: false },
  { width: 768, colorScheme: 'dark', unfolded: false },
  { width: 390, colorScheme: 'light', unfolded: true },
] as const

/** More articles of one make tell axe nothing, and a page of hundreds takes it half a minute a look. */
const LOOKED_AT = 12

/** In the page: takes out all articles but some that stand evenly among them. */
function thinOut(most: number): void {
  const articles = [...document.querySelectorAll('article')]
  const step = Math.ceil(articles.length / most)
  for (const [at, article] of articles.entries()) if (at % step !== 0) article.remove()
}

test.each(pages)('%s is accessible and fits in every look, and asks nobody else', async (name) => {
  const page = await open('offline.html')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/api-docs/${name}`)
  const take = async ({ width, colorScheme, unfolded }: (typeof looks)[number]) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const unfold = page.getByRole('button', { name: 'Unfold all' })
    if (unfolded && (await unfold.isVisible())) await unfold.click()
  }
  for (const look of looks) {
    await take(look)
    const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(drawn, `${look.width} px`).toBeLessThanOrEqual(look.width)
  }
  await page.reload()
  await page.evaluate(thinOut, LOOKED_AT)
  // Nothing in these pages depends on the look that they were opened in.
  for (const look of looks) {
    await take(look)
    expect(await axeFindings(page), `${look.width} px in ${look.colorScheme}`).toEqual([])
  }
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((url) => !url.startsWith(baseUrl()))).toEqual([])
})

test('the filter leads to a call, whose link survives', async () => {
  const page = await open('api-docs')
  await page.getByRole('searchbox', { name: 'Filter' }).fill('favour')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: /Save a property/ })
  await link.click()
  await page.waitForURL(/rest-property\.html#toggleFavourite$/)
  const article = page.getByRole('article', { name: /Save a property/ })
  expect(await article.getByText('POST').first().isVisible()).toBe(true)
  const top = await article.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('nosuchthing')
  await page.getByText('Nothing has these words.').waitFor()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')
  expect(await contents.getByText('Schemas A to O').isVisible()).toBe(true)
})

test('a sample names this server and can be copied', async () => {
  const page = await open('api-docs/rest-site.html')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sample = page.getByRole('article', { name: 'Health check' }).getByRole('figure').first()
  await sample.getByRole('button', { name: 'Copy' }).click()
  await sample.getByText('Copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`curl '${baseUrl()}/api/ping'`)
})

test('the keyboard skips to the content', async () => {
  const page = await open('api-docs/chat.html')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const focused = await page.evaluate(() => document.activeElement?.id)
  expect(focused).toBe('content')
})

test('phones open the contents by a button and close them by a choice or Escape', async () => {
  const page = await open('api-docs/chat.html', { width: 390, height: 844 })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  expect(await contents.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await contents.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await contents.getByRole('link', { name: 'chat:message' }).click()
  await contents.waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(/#chat-message$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await contents.waitFor({ state: 'hidden' })
})

test('everything can be read without the script', async () => {
  const page = await open('api-docs/rest-property.html')
  await page.route('**/reference.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
  const article = page.getByRole('article', { name: 'Search properties' })
  expect(await article.getByRole('rowheader', { name: /price_min/ }).isVisible()).toBe(true)
  await article.getByText('429 Too Many Requests').click()
  expect(await article.getByText('too_many_requests').isVisible()).toBe(true)
})
