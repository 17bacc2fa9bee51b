import { expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

async function openDashboard(expected: string[] = []) {
  const page = await open('#/', { expected })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Log In' })
  await login.getByLabel('Email or user name').fill('demo.agency@manzil.example')
  await login.getByLabel('Password', { exact: true }).fill('manzil-demo')
  await login.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)
  return page
}

test('an agency deletes and undoes, acts on several and undoes, and sees why a listing ranks where it does', async () => {
  const page = await openDashboard(['500 /api/property/delete-property'])
  await page.getByRole('link', { name: 'My Property Listing' }).click()
  const rows = page.getByRole('main').getByRole('article')
  const title = (await rows.first().getByRole('heading').textContent()) ?? ''
  const row = rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).first()
  const reference = (await row.getByText(/^Ref\. /).textContent()) ?? ''
  const own = rows.filter({ hasText: reference })

  const fails = (route: { fulfill(answer: object): Promise<void> }) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
  await page.route('**/property/delete-property/**', fails)
  const remove = async () => {
    await own.getByRole('button', { name: `Delete ${title}` }).click()
    const ask = page.getByRole('alertdialog', { name: 'Delete this listing?' })
    await ask.getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await page.getByText('delete faild property, please try again later.').waitFor()
  await page.unroute('**/property/delete-property/**', fails)
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await remove()
  await page.getByText('Your listing has been removed.').waitFor()
  await own.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('This has been undone.').waitFor()
  await own.waitFor()

  await page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .first()
    .check()
  await page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click()
  await page.getByText('Your listings have been changed.').waitFor()
  await rows.getByText('Paused', { exact: true }).nth(1).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('This has been undone.').waitFor()
  await rows.getByText('Paused', { exact: true }).first().waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Why do I rank here' }).first().click()
  await page.getByText(/^Place [\d,]+ of [\d,]+$/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  // Not even where a toast that has just come is still there.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('table').waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  // Remembered.
  await page.reload()
  await page.getByRole('table').waitFor()
})

test('the form says what it lacks, and the plan since when it can be paid for again', async () => {
  const page = await openDashboard()
  await page.getByRole('link', { name: 'Add Property' }).click()
  const quality = page.getByRole('region', { name: 'How good this listing is' })
  await quality.getByText('Show 8 photographs; there are 0.').waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Your Plan' }).click()
  await page
    .getByText(/^Can be paid for from /)
    .first()
    .waitFor()
  await page.getByText('Featured listings', { exact: true }).waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  // On paper nothing is left of the sidebar, nor of the room that it takes.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('link', { name: 'Your Plan' }).isVisible()).toBe(false)
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
})
