import { readFileSync } from 'node:fs'
import { createApi } from '@manzil/api-client/client'
import { listAgents } from '@manzil/api-client/generated/agent-calls.gen'
import { expect, test } from 'vitest'
import { paths } from '../src/routing/paths.ts'
import { baseUrl, dataFolder } from './base-url.ts'
import { axeFindings, useBrowser } from './browser.ts'
import { mailed, signUp } from './new-account.ts'

const { open } = useBrowser()
const person = {
  email: 'amina@example.com',
  password: 'nine dhows on the creek',
  first_name: 'Amina',
}

/** An agent with a page. */
async function agentAddress(): Promise<string> {
  const api = createApi({ baseUrl: `${baseUrl()}/api` })
  const agents = await listAgents(api, { params: { query: { limit: 1, user_type: 'agent' } } })
  if (!agents.ok) throw new Error(agents.error.message)
  return `#${paths.agentInfo(agents.data.data[0]?._id ?? '')}`
}

test('what was given is seen, taken back and downloaded; the account ends and is kept', async () => {
  await signUp({ baseUrl: baseUrl(), dataDir: dataFolder() }, person)
  const page = await open('#/')
  const goTo = (address: string) => page.goto(`/${address}`)
  const logIn = async () => {
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Log In' })
    await dialog.getByLabel('Email or user name').fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
  }
  await logIn()
  await page.waitForURL(/#\/user-dashboard/)

  await goTo(await agentAddress())
  const form = page.locator('#enquiry form')
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  await form
    .getByLabel(/^Telephone|^Phone/)
    .first()
    .fill('971501234567')
  await form
    .getByLabel(/^Message|^Your message/)
    .first()
    .fill('Is the villa still there?')
  await form.locator('button[type="submit"]').click()
  await page
    .getByText(/EQ-[A-Z0-9]{6}/)
    .first()
    .waitFor()

  await goTo(`#${paths.myData()}`)
  const row = page.getByRole('listitem').filter({ hasText: /EQ-/ })
  await row.getByText(/What you write goes to whoever answers it/).waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])
  await row.getByRole('button', { name: /^Take back/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(/sent already cannot be called back/).waitFor()
  await question.getByRole('button', { name: 'Take back' }).click()
  await row.getByText(/^Taken back on/).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download to read' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(person.email)
  expect(file).not.toContain('Is the villa still there?')

  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL(/#\/$/)
  const link = await mailed(dataFolder(), person.email, /#\/keep-account\?token=(?:3D)?(ka_[\w-]+)/)
  expect(link).toMatch(/^ka_/)

  await logIn()
  await page.waitForURL(/#\/my-data/)
  await page.getByText(/Your account will be deleted on/).waitFor()
  await goTo(`#${paths.keepAccount()}?token=${link}`)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('heading', { name: 'Your account stays' }).waitFor()
  await goTo(`#${paths.myData()}`)
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
})
