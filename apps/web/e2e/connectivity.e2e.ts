import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('without a network the page is covered, and comes back as it was', async () => {
  const page = await open('#/')
  const place = page.getByRole('combobox', { name: 'Place or keyword' })
  const screen = page.waitForResponse(/ConnectivityScreen.*\.js/)
  await place.fill('Dubai Mar')
  // The screen is fetched while there is a network.
  await screen
  await page.context().setOffline(true)
  await page.getByRole('heading', { name: 'No Internet Connection' }).waitFor()
  await page.getByText('Please check your network and try again.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'No Internet Connection' }).waitFor({ state: 'detached' })
  expect(await place.inputValue()).toBe('Dubai Mar')
  expect(await place.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a server that is down says so, and the way home works', async () => {
  const page = await open('#/property-listing?purpose=sale')
  await page.getByRole('article').first().waitFor()
  await page.route('**/api/ping', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Backend Server Issue' }).waitFor()
  await page.getByRole('button', { name: 'Go Back Home' }).click()
  await page.getByRole('search', { name: 'Search homes' }).waitFor()
})
