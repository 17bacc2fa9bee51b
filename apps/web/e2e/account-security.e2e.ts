import { createApi } from '@manzil/api-client/client'
import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, dataFolder } from './base-url.ts'
import { axeFindings, useBrowser } from './browser.ts'
import { signUp } from './new-account.ts'

const password = 'seven palms on the creek'
const { open } = useBrowser()

// A browser has passkeys for names alone, not for an address of digits.
const openSite = (expected: string[] = []): Promise<Page> =>
  open('#/', { expected, site: baseUrl().replace('127.0.0.1', 'localhost') })
const api = () => createApi({ baseUrl: `${baseUrl()}/api` })

/** A new account; demo accounts have no passkeys. */
const makeAccount = (email: string) =>
  signUp({ baseUrl: baseUrl(), dataDir: dataFolder() }, { email, password, first_name: 'Mona' })

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByLabel('Email or user name').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/#\/user-dashboard/)
}

test('a device is logged out from another one, and told at its next call', async () => {
  const email = 'sessions@example.com'
  await makeAccount(email)
  const other = await openSite(['401 /api/'])
  await logIn(other, email)
  const here = await openSite()
  await logIn(here, email)
  await here.getByRole('link', { name: 'Account Security' }).click()
  await here.getByRole('heading', { level: 1, name: 'Account Security' }).waitFor()
  await here.getByText('This device', { exact: true }).waitFor()
  // A notice that leaves while colours are read is half faded out.
  await here.locator('.mz-toast').waitFor({ state: 'detached' })
  expect(await axeFindings(here)).toEqual([])
  await here.getByRole('button', { name: /^Log out .+ on / }).click()
  await here.getByText('You are logged in on this device only.').waitFor()
  await here.getByText('A device was logged out').waitFor()

  await other.getByRole('link', { name: 'Like Properties' }).click()
  await other.getByText('Session expired. Please log in again.').first().waitFor()
  await other.waitForURL(/#\/$/)
  expect(await here.evaluate(() => localStorage.getItem('userToken'))).not.toBeNull()

  expect(await loginUser(api(), { body: { email, password } })).toMatchObject({ ok: true })
  await here.reload()
  await here.getByRole('button', { name: 'Log out all other devices' }).click()
  const question = here.getByRole('alertdialog', { name: 'Log out all other devices?' })
  await question.getByRole('button', { name: 'Log out all others' }).click()
  await here.getByText('You are logged in on this device only.').waitFor()
})

test('a passkey is added, logs in as a password does, and is removed', async () => {
  const email = 'passkeys@example.com'
  await makeAccount(email)
  const page = await openSite(['401 /api/'])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  }
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  await logIn(page, email)
  await page.getByRole('link', { name: 'Account Security' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Your passkey has been added.').waitFor()
  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  await page.getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Work laptop', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(/#\/$/)
  const logInByPasskey = async () => {
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  }
  await logInByPasskey()
  await page.getByText('Login Successfull!').waitFor()
  await page.waitForURL(/#\/user-dashboard/)
  await page.getByRole('link', { name: 'Account Security' }).click()
  await page.getByText('Logged in with a passkey').waitFor()

  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  const question = page.getByRole('alertdialog', { name: /Work laptop/ })
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You have no passkey yet.').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(/#\/$/)
  await logInByPasskey()
  await page.getByText('This passkey does not open an account here.').waitFor()
})
