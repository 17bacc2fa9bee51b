import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

test('a page that a new release took away reloads the site once, then says so', async () => {
  const page = await open('#/contact-us')
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
  // What fails now is asserted on screen.
  page.removeAllListeners('console')
  const code = /\/assets\/pages-[^/]+\.js$/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await page.evaluate(() => {
    location.hash = '#/faqs'
  })
  await page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' }).waitFor()
  expect(reloads).toBe(1)
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
})

test('what was typed to the company outlives a detour and a reload', async () => {
  const page = await open('#/contact-us', { width: 390, height: 844 })
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you list offices in Deira?')
  await page.getByRole('link', { name: 'Questions and answers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  await page.goBack()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  expect(await message.inputValue()).toBe('Do you list offices in Deira?')
  await page.reload()
  await message.waitFor()
  expect(await message.inputValue()).toBe('Do you list offices in Deira?')
})
