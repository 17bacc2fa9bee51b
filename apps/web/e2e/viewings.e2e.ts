import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createApi } from '@manzil/api-client/client'
import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import { getAgent } from '@manzil/api-client/generated/agent-calls.gen'
import { expect, test } from 'vitest'
import { paths } from '../src/routing/paths.ts'
import { baseUrl, dataFolder } from './base-url.ts'
import { axeFindings, useBrowser } from './browser.ts'
import { mailed } from './new-account.ts'

const { open } = useBrowser()
const agent = { email: 'demo.agent@manzil.example', password: 'manzil-demo' }

/** A property of the demo agent. */
async function ownProperty(): Promise<string> {
  const api = createApi({ baseUrl: `${baseUrl()}/api` })
  const loggedIn = await loginUser(api, { body: agent })
  if (!loggedIn.ok) throw new Error(loggedIn.error.message)
  const found = await getAgent(api, { params: { path: { id: loggedIn.data.data._id } } })
  if (!found.ok) throw new Error(found.error.message)
  return found.data.properties[0]?._id ?? ''
}

/** The newest mail to an address, as it lies in the folder. */
function mailTo(address: string): string {
  const folder = path.join(dataFolder(), 'mail')
  const mails = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return mails.findLast((mail) => mail.includes(`To: ${address}`)) ?? ''
}

test('an agent offers hours, a visitor books and moves, and the agent cancels', async () => {
  const property = await ownProperty()
  const page = await open('#/')
  const goTo = (address: string) => page.goto(`/${address}`)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByLabel('Email or user name').fill(agent.email)
  await dialog.getByLabel('Password', { exact: true }).fill(agent.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)

  await goTo(`#${paths.viewings()}`)
  await page.getByRole('tab', { name: 'Hours' }).click()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByRole('button', { name: `Add hours on ${day}` }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Your hours are saved.').waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])

  const visitor = await open(`#${paths.propertyDetails(property)}`)
  await visitor.locator('#enquiry').scrollIntoViewIfNeeded()
  const form = visitor.locator('#enquiry form')
  await form.getByLabel('What is it about?').selectOption('viewing')
  // Not the first day: while the form is filled in, its first time may come too near to be booked.
  await form.getByLabel(/^Day/).selectOption({ index: 2 })
  await form.getByLabel(/^Time/).selectOption({ index: 1 })
  await form.getByLabel(/^Name/).fill('Sara Khan')
  await form.getByLabel(/^Email/).fill('sara@visitors.ae')
  await form.getByLabel(/^Phone/).fill('971501234567')
  await form.getByRole('button', { name: 'Book this viewing' }).click()
  await visitor.getByText('Your viewing is booked').waitFor()

  const access = await mailed(dataFolder(), 'sara@visitors.ae', /viewing\?access=(?:3D)?([\w-]+)/)
  expect(mailTo('sara@visitors.ae')).toContain('text/calendar')
  await visitor.goto(`/#${paths.viewing()}?access=${access}`)
  await visitor.getByText('Confirmed', { exact: true }).waitFor()
  await visitor.getByRole('button', { name: 'Choose another time' }).click()
  // The whole label is the target; the radio in it is not drawn.
  await visitor.locator('.mz-slots__time').nth(2).click()
  await visitor.getByRole('button', { name: 'Take this time' }).click()
  await visitor.getByText('The new time is passed on.').waitFor()
  expect(await axeFindings(visitor, 'main')).toEqual([])

  await goTo(`#${paths.viewings()}`)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Sara Khan' })
  await row.getByRole('button', { name: 'Cancel the viewing' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel the viewing' }).click()
  await row.getByText('Cancelled', { exact: true }).waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  await visitor.reload()
  await visitor.getByText('This viewing does not take place.').waitFor()
})
