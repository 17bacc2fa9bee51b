import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('a sign-up takes its code from the page of messages', async () => {
  const page = await open('#/sign-up')
  const email = `${randomUUID()}@example.org`
  await page.getByLabel(/^First name/).fill('Mariam')
  await page.getByLabel(/^Last name/).fill('Saeed')
  await page
    .getByRole('main')
    .getByLabel(/^Email/)
    .fill(email)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const [messages] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Show the message' }).click(),
  ])
  const message = messages.getByRole('article').filter({ hasText: email })
  // Whoever is quicker than the mail looks again.
  await expect
    .poll(async () => {
      await messages.getByRole('link', { name: 'Refresh' }).click()
      return message.count()
    })
    .toBe(1)
  const code = await message.getByRole('status', { name: 'Code' }).innerText()
  await message.getByText('Whole message').click()
  await message.frameLocator('iframe').getByText(code).waitFor()
  await messages.close()
  await page.getByRole('main').getByLabel('Code').fill(code)
  await page.getByRole('heading', { name: 'Choose a password' }).waitFor()
})
