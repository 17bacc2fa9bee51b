import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('a list is shared, voted on without an account, and ended', async () => {
  const page = await open('#/')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByLabel('Email or user name').fill('demo.agency@manzil.example')
  await dialog.getByLabel('Password', { exact: true }).fill('manzil-demo')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)
  await page.goto('/#/property-listing?purpose=sale&location=palm-jumeirah')
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Save .* to favourites/ })
  const saved = page.waitForResponse(/add-or-remove-favourite/)
  await heart.click()
  await saved

  await page.goto('/#/liked-property')
  const note = page.getByLabel('Private note')
  await note.fill('Ask about the garden')
  await page.reload()
  expect(await note.inputValue()).toBe('Ask about the garden')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Share as a list' }).click()
  await page.getByLabel('Name of the list').fill('Our move')
  await page.getByLabel('Your first name (optional)').fill('Amina')
  const made = page.waitForResponse(/create-shared-list/)
  await page.getByRole('button', { name: 'Make list' }).click()
  const { data }: { data: { key: string } } = await (await made).json()
  await page.getByRole('heading', { name: 'Our move' }).waitFor()

  const other = await open(`#/shared-list?key=${data.key}`, { expected: ['404 /api/shared-list'] })
  await other.getByRole('heading', { level: 1, name: 'Our move' }).waitFor()
  await other.getByText('Shared by Amina').waitFor()
  expect(await other.getByText('Ask about the garden').count()).toBe(0)
  await other.getByLabel('Your name (optional)').fill('Omar')
  await other.getByRole('radio', { name: 'Maybe' }).check({ force: true })
  await other.getByText('Your vote has been saved.').waitFor()

  await page.reload()
  const votes = page.getByRole('list', { name: 'Votes' })
  await votes.getByText('Maybe').waitFor()
  await votes.getByText('Omar').waitFor()
  await page.getByRole('button', { name: 'End sharing' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'End sharing' }).click()
  await page.getByRole('heading', { name: 'Our move' }).waitFor({ state: 'detached' })

  await other.reload()
  await other.getByRole('heading', { level: 1, name: 'This list is not shared' }).waitFor()
})
