import { createApi } from '@manzil/api-client/client'
import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import { getAgent } from '@manzil/api-client/generated/agent-calls.gen'
import { changeProperties } from '@manzil/api-client/generated/own-property-calls.gen'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '../src/routing/paths.ts'
import { axeFindings, useBrowser } from './browser.ts'
import { type DataFolder, makeDataFolder } from './data-folder.ts'
import { mailed } from './new-account.ts'
import { type ServerUnderTest, startServer } from './start-server.ts'

const { open } = useBrowser()
const agent = { email: 'demo.agent@manzil.example', password: 'manzil-demo' }

let folder: DataFolder
let server: ServerUnderTest
beforeAll(async () => {
  folder = makeDataFolder(inject('seededFolder'))
  server = await startServer({ DATA_DIR: folder.path, DEMO_ACCOUNTS: 'true' })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** A property of the demo agent, which the agent has confirmed. */
async function confirmedProperty(): Promise<string> {
  const api = createApi({ baseUrl: `${server.baseUrl}/api` })
  const loggedIn = await loginUser(api, { body: agent })
  if (!loggedIn.ok) throw new Error(loggedIn.error.message)
  const { token } = loggedIn.data
  const { _id } = loggedIn.data.data
  const found = await getAgent(api, { params: { path: { id: _id } } })
  if (!found.ok) throw new Error(found.error.message)
  const id = found.data.properties[0]?._id ?? ''
  const own = createApi({ baseUrl: `${server.baseUrl}/api`, token: () => token })
  await changeProperties(own, { body: { ids: [id], action: 'confirm' } })
  return id
}

test('a visitor says that a home is gone, and its agent answers in the inbox and by the mail', async () => {
  const property = await confirmedProperty()
  const visitor = await open('#/', { language: 'ar', width: 390 })
  await visitor.goto(`${server.baseUrl}/?lng=ar#${paths.propertyDetails(property)}`)
  await visitor
    .getByText(/تم تأكيده/)
    .first()
    .waitFor()
  const gone = visitor.getByRole('button', { name: 'لم يعد هذا متاحًا' })
  // The section comes when it is near.
  await visitor.locator('#listing').scrollIntoViewIfNeeded()
  await gone.click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByText('أخبرني الوكيل').click()
  expect(await axeFindings(visitor, '[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await dialog.getByText(/سنسأل الوكيل/).waitFor()

  const page = await open('#/')
  const goTo = (address: string) => page.goto(`${server.baseUrl}/${address}`)
  await goTo('#/')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Log In' })
  await login.getByLabel('Email or user name').fill(agent.email)
  await login.getByLabel('Password', { exact: true }).fill(agent.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)
  await page.getByText('1 visitor says that it is gone.').waitFor()
  expect(await axeFindings(page, 'main'), 'dashboard').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeFindings(page, 'main'), 'dashboard on a phone').toEqual([])

  await goTo(`#${paths.leads()}`)
  const question = page.getByRole('listitem').filter({ hasText: 'says that it is gone' })
  await question.waitFor()
  expect(await axeFindings(page, 'main'), 'leads').toEqual([])
  await question.getByRole('button', { name: /^Still available/ }).click()
  await page.getByText('Thank you. Your answer is noted.').waitFor()
  await question.waitFor({ state: 'detached' })

  const token = await mailed(folder.path, agent.email, /availability\?token=(?:3D)?([\w.-]+)/)
  const answer = await open('#/')
  await answer.goto(`${server.baseUrl}/availability?token=${token}`)
  expect(await axeFindings(answer, 'main'), 'the page of the mail').toEqual([])
  await answer.getByRole('button', { name: 'No, it is gone' }).click()
  await answer.getByText('Paused as gone:').waitFor()
})
