import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { signUp } from './new-account.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { freePort, type ServerUnderTest, startServer } from './start-server.ts'

const { open } = useBrowser()
let server: ServerUnderTest
let endProvider = () => {}

/** Google in the code flow and another one with a token, both of the provider on this machine. */
beforeAll(async () => {
  const [port, sitePort] = [await freePort(), await freePort()]
  const site = `http://127.0.0.1:${sitePort}`
  endProvider = await startOpenIdProvider(port, site)
  const client = { issuer: `http://127.0.0.1:${port}`, client_id: 'manzil' }
  const google = {
    ...{ id: 'google', name: 'Google', response_type: 'code' },
    ...{ ...client, client_secret: 'a secret of developers alone' },
  }
  const other = { id: 'emirates-id', name: 'Emirates Login', ...client }
  const settings = {
    PORT: String(sitePort),
    PUBLIC_URL: site,
    OPENID_PROVIDERS: JSON.stringify([google, other]),
  }
  server = await startServer(settings, inject('seededFolder'))
})
afterAll(async () => {
  await server.stop()
  endProvider()
})

async function openDialog(expected: string[] = []): Promise<Page> {
  const page = await open('#/', { expected, site: server.baseUrl })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('dialog', { name: 'Log In' }).waitFor()
  return page
}

/** Presses a button that opens the popup. */
async function popupOf(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  return opened
}

/** Signs in as somebody of the provider; the popup closes by itself. */
async function choose(page: Page, name: string, who: string): Promise<void> {
  const popup = await popupOf(page, name)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: who }).click()
  await closed
}

test('sign-up by popup, then log-in with the same account', async () => {
  const expected = ['404 /api/user/social-login-user']
  const page = await openDialog(expected)
  await choose(page, 'Log in with Google', 'mariam.saleh@example.com')
  await page.getByText('Signing up as mariam.saleh@example.com with Google.').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByRole('radio', { name: /Individual|Buy|rent/i })
    .first()
    .check({ force: true })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Social Login Successfull!').waitFor()
  await page.waitForURL(/#\/user-dashboard/)

  const again = await openDialog()
  await choose(again, 'Log in with Google', 'mariam.saleh@example.com')
  await again.getByText('Social Login Successfull!').waitFor()
  await again.waitForURL(/#\/user-dashboard/)
  expect(again.url()).not.toMatch(/token|code/)
})

test('a popup that is open comes first; one that is closed or refused is told of', async () => {
  const page = await openDialog(['422 /api/user/social-login-user'])
  const popup = await popupOf(page, 'Log in with Emirates Login')
  await popup.getByRole('button', { name: 'Refuse' }).waitFor()
  expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).toEqual([500, 600])
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.getByText('Google Sign-In or Sign-Up popup is already open!').waitFor()
  await popup.close()
  await page.getByText('You closed the popup. Try again.').waitFor()

  await choose(page, 'Log in with Google', 'Refuse')
  await page.getByText('Google login failed or was cancelled.').waitFor()
  await choose(page, 'Log in with Emirates Login', 'omar.nasser@example.com')
  await page.getByText('Emirates Login has not verified your e-mail address.').waitFor()
})

test('one popup is open in all tabs: the second is told so, and can try again', async () => {
  const first = await openDialog()
  const popup = await popupOf(first, 'Log in with Google')
  await popup.getByRole('button', { name: 'Refuse' }).waitFor()
  const second = await first.context().newPage()
  await second.goto(`${server.baseUrl}/#/login`)
  const other = await popupOf(second, 'Log in with Google')
  await second.getByText('Another popup was already open. Try again.').waitFor()
  expect(other.isClosed()).toBe(true)
  // The first one goes on.
  expect(popup.isClosed()).toBe(false)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Refuse' }).click()
  await closed
  await first.getByText('Google login failed or was cancelled.').waitFor()
  await choose(second, 'Log in with Google', 'Refuse')
  await second.getByText('Google login failed or was cancelled.').waitFor()
})

test('what shows all that is kept of a person asks at the provider who it is', async () => {
  const page = await openDialog(['403 /api/my-data/download-data', '422 /api/user/prove-identity'])
  await choose(page, 'Log in with Google', 'mariam.saleh@example.com')
  await page.waitForURL(/#\/user-dashboard/)
  // The log-in of a moment ago counts: the server answers as if it were of an hour ago.
  let isOld = true
  await page.route('**/api/my-data/download-data**', (route) => {
    if (!isOld) return route.continue()
    isOld = false
    const said = { message: 'Please confirm first that it is you.' }
    const fields = [{ path: 'identity', rule: 'proven', ...said }]
    const json = { success: false, ...said, code: 'forbidden', fields, requestId: 'req-1' }
    return route.fulfill({ status: 403, json })
  })
  await page.goto(`${server.baseUrl}/#/my-data`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /JSON/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Confirm with Google' }).waitFor()
  expect(await dialog.getByLabel('Your password').count()).toBe(0)
  await choose(page, 'Confirm with Google', 'yusuf.haddad@example.com')
  await dialog.getByText('This Google account does not open your account here.').waitFor()
  await choose(page, 'Confirm with Google', 'mariam.saleh@example.com')
  expect((await saved).suggestedFilename()).toMatch(/my-data.*\.json$/)
  await dialog.waitFor({ state: 'hidden' })
})

const password = 'seven palms on the creek'

test('an account with a password is connected by it', async () => {
  // The provider knows the address too.
  const person = { email: 'yusuf.haddad@example.com', password, first_name: 'Yusuf' }
  await signUp({ baseUrl: server.baseUrl, dataDir: server.dataFolder }, person)
  const page = await openDialog(['409 /api/user/social-login-user', '422 /api/user/link-social'])
  await choose(page, 'Log in with Google', 'yusuf.haddad@example.com')
  const dialog = page.getByRole('dialog', { name: 'Connect Google' })
  await dialog.getByText('yusuf.haddad@example.com has an account here already.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Connect and log in' }).click()
  await dialog.getByText('This is not the password of the account.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Connect and log in' }).click()
  await page.getByText('Social Login Successfull!').waitFor()
  await page.waitForURL(/#\/user-dashboard/)
})
