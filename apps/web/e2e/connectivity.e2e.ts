import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('without a network the page is covered at once, and comes back as it was', async () => {
  const page = await open('#/', { expected: ['net::ERR_INTERNET_DISCONNECTED'] })
  const place = page.getByRole('combobox', { name: 'Place or keyword' })
  // What floats over the pages has come; nothing else is waited for.
  await page.getByRole('button', { name: /Chat with/ }).waitFor()
  await place.fill('Dubai Mar')
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
  const page = await open('#/property-listing?purpose=sale', { expected: ['404 /api/ping'] })
  await page.getByRole('article').first().waitFor()
  await page.route('**/api/ping', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Backend Server Issue' }).waitFor()
  await page.getByRole('button', { name: 'Go Back Home' }).click()
  await page.getByRole('search', { name: 'Search homes' }).waitFor()
})

test('the way home leads out of an outage, or nowhere, but never to a broken page', async () => {
  const page = await open('#/contact-us', { expected: ['net::ERR_INTERNET_DISCONNECTED'] })
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you list offices in Deira?')
  await page.getByRole('button', { name: /Chat with/ }).waitFor()
  await page.context().setOffline(true)
  const cover = page.getByRole('heading', { name: 'No Internet Connection' })
  await cover.waitFor()
  await page.getByRole('button', { name: 'Go Back Home' }).click()
  await page.context().setOffline(false)
  await cover.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: /Oops/ }).count()).toBe(0)
  if (page.url().endsWith('#/')) await page.goBack()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  expect(await message.inputValue()).toBe('Do you list offices in Deira?')
})
