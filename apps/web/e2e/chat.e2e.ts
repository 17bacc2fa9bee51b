import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { lightPage } from './chat-page.ts'

const { open } = useBrowser()

async function openChat(page: Page, names: typeof english) {
  await page.getByRole('button', { name: names.launcher }).click()
  const input = page.getByRole('textbox', { name: names.input })
  await input.waitFor()
  // What is sent before is ignored, as specified.
  await page.getByRole('status').getByText(names.online, { exact: true }).waitFor()
  return input
}

const english = { launcher: /Chat with Noor/, input: 'Your message', online: 'Online' }
const arabic = { launcher: /نور/, input: 'رسالتك', online: 'متصلة' }

test('a question is answered with properties; one of them opens', async () => {
  const page = await open('#/')
  const input = await openChat(page, english)
  await input.fill('2 bed apartment in Dubai Marina under 3 million')
  await input.press('Enter')
  const chat = page.getByRole('dialog')
  await chat.getByText('Here are some properties').waitFor()
  await chat.getByText(/\d+ Propert(y|ies) Available/).waitFor()
  await chat.getByText('Feel free to open any listing or ask for more options!').waitFor()
  const link = chat.getByRole('link', { name: /View Details/ }).first()
  await link.click()
  await page.waitForURL(/property-details\?id=/)
  await page.getByRole('main').getByText('Dubai Marina').first().waitFor()
})

test('the conversation is there after a reload, and gone after it was cleared', async () => {
  const page = await open(lightPage)
  const input = await openChat(page, english)
  await input.fill('villa in Arabian Ranches with a pool')
  await input.press('Enter')
  await page.getByText('Feel free to open any listing or ask for more options!').waitFor()

  await page.reload()
  await page.getByRole('button', { name: english.launcher }).click()
  const chat = page.getByRole('dialog', { name: /Noor/ })
  await chat.getByText('villa in Arabian Ranches with a pool').waitFor()

  await chat.getByRole('button', { name: 'Clear chat' }).click()
  const sure = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Are you sure you want to clear this conversation?' }))
  await sure.getByText('This will delete all messages from this session.').waitFor()
  await sure.getByRole('button', { name: 'Clear chat' }).click()
  await chat.getByText('villa in Arabian Ranches with a pool').waitFor({ state: 'detached' })
})

test('Escape does not close it; its own button does', async () => {
  const page = await open(lightPage)
  await openChat(page, english)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: english.input }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the chat' }).click()
  await page.getByRole('textbox', { name: english.input }).waitFor({ state: 'detached' })
})

test('the terms of the assistant can be read, under the policy of the page', async () => {
  const page = await open(lightPage)
  await openChat(page, english)
  await page.getByRole('button', { name: 'Terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  await terms.getByRole('heading', { name: 'Your messages' }).waitFor()
  await page.keyboard.press('Escape')
  await terms.waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: english.input }).waitFor()
})

test('HTML in a message is text', async () => {
  const page = await open(lightPage)
  const input = await openChat(page, english)
  await input.fill('<img src=x onerror=alert(1)> villas in Mirdif')
  await input.press('Enter')
  await page.getByText('<img src=x onerror=alert(1)> villas in Mirdif').waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('in Arabic: asked and answered in Arabic, from right to left', async () => {
  const page = await open(lightPage, { language: 'ar' })
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  const input = await openChat(page, arabic)
  await input.fill('شقة غرفتين في دبي مارينا بأقل من ٣ مليون')
  await input.press('Enter')
  const chat = page.getByRole('dialog')
  await chat.getByRole('link').first().waitFor()
  expect(await chat.innerText()).toContain('دبي مارينا')
})
