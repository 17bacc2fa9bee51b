import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createApi } from '@manzil/api-client/client'
import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import { listCategories, listSubCategories } from '@manzil/api-client/generated/catalogue-calls.gen'
import { createProperty } from '@manzil/api-client/generated/own-property-calls.gen'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '../src/routing/paths.ts'
import { axeFindings, useBrowser } from './browser.ts'
import { type DataFolder, makeDataFolder } from './data-folder.ts'
import { type ServerUnderTest, startServer } from './start-server.ts'

const run = promisify(execFile)
const { open } = useBrowser()
const repository = path.resolve(import.meta.dirname, '../../..')
const operator = { email: 'ada@manzil.example.com', password: 'seven palms over water' }
const agent = { email: 'demo.agent@manzil.example', password: 'manzil-demo' }
const visitor = { email: 'demo.individual@manzil.example', password: 'manzil-demo' }
const [good, bad] = ['Corner apartment above Qasr', 'Borrowed apartment above Qasr'] as const
const reason = 'The permit number belongs to another unit.'

let folder: DataFolder
let server: ServerUnderTest
/** Of the link that the command prints, behind the address of the site. */
let link = ''
beforeAll(async () => {
  folder = makeDataFolder(inject('seededFolder'))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: '' }
  const command = ['apps/api/src/modules/operator/cli.ts', '--email', operator.email]
  const { stdout } = await run(process.execPath, command, {
    cwd: repository,
    env: { ...process.env, ...settings },
  })
  link = /Set the password: https?:\/\/[^/]+\/(\S+)/.exec(stdout)?.[1] ?? ''
  server = await startServer({ ...settings, DEMO_ACCOUNTS: 'true', PROPERTY_REVIEW: 'all' })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** Two properties of the demo agent that wait for an operator. */
async function submitProperties(): Promise<void> {
  const anybody = createApi({ baseUrl: `${server.baseUrl}/api` })
  const entered = await loginUser(anybody, { body: agent })
  if (!entered.ok) throw new Error(entered.error.message)
  const { token } = entered.data
  const api = createApi({ baseUrl: `${server.baseUrl}/api`, token: () => token })
  const kinds = await listCategories(api)
  const category_id = kinds.ok && kinds.data.data.find(({ slug }) => slug === 'apartments')?._id
  if (!category_id) throw new Error('there are no apartments')
  const types = await listSubCategories(api, { params: { query: { categoryId: category_id } } })
  const type = types.ok ? types.data.data.find(({ slug }) => slug === 'apartment') : undefined
  for (const [at, title] of [good, bad].entries()) {
    const made = await createProperty(api, {
      body: {
        title,
        description: 'On a middle floor, with a balcony over the water.',
        status: 'live',
        purpose: 'sale',
        completion: 'ready',
        category_id,
        sub_category_id: type?._id ?? null,
        location_id: 'dubai-marina',
        price: 1_850_000,
        bedrooms: 2,
        bathrooms: 3,
        size: 1_302,
        features: ['balcony'],
        permit_number: `7123456789${at}`,
      },
    })
    if (!made.ok) throw new Error(made.error.message)
    expect(made.data.data.status).toBe('in_review')
  }
}

const goTo = (page: Page, route: string) => page.goto(`${server.baseUrl}/#${route}`)

async function logIn(page: Page, { email, password }: typeof agent): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log In' })
  await login.getByLabel('Email or user name').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/**
 * Chooses from the menu of a row, answers the question that follows, and waits for the list in which
 * the row stands otherwise: it may have moved there, away from the next press.
 */
async function decide(
  page: Page,
  row: string,
  decision: string,
  becomes: string,
  why?: string,
): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${row}` }).click()
  await page.getByRole('menuitem', { name: decision, exact: true }).click()
  const question = page.getByRole('dialog', { name: decision })
  if (why) await question.getByLabel('Reason').fill(why)
  await question.getByRole('button', { name: decision, exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await rowOf(page, row).getByRole('cell', { name: becomes, exact: true }).waitFor()
}

test('an operator comes in by the printed link, approves, refuses with a reason, and suspends', async () => {
  await submitProperties()
  const site = server.baseUrl
  const page = await open('#/', { site })
  await page.goto(`${site}/${link}`)
  await page.getByLabel(/^New password/).fill(operator.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await logIn(page, operator)
  await page.waitForURL(/#\/operator/)
  await page.getByRole('cell', { name: 'Waiting' }).nth(1).waitFor()
  expect(await axeFindings(page, 'main')).toEqual([])

  // Visitors find neither before it is approved.
  const search = (title: string) => paths.propertyListing({ search: title })
  const looking = await open('#/', { site, expected: ['401 /api/user/login-user'] })
  const found = looking.getByRole('main').getByRole('heading', { name: good })
  await goTo(looking, search(good))
  await looking.getByRole('main').getByRole('article').first().waitFor()
  expect(await found.count()).toBe(0)

  await decide(page, good, 'Approve', 'Approved')
  await decide(page, bad, 'Refuse', 'Refused', reason)
  await looking.reload()
  await found.waitFor()

  // Its agent reads why.
  const own = await open('#/', { site })
  await own.getByRole('button', { name: 'Login', exact: true }).click()
  await logIn(own, agent)
  await own.waitForURL(/#\/user-dashboard/)
  await goTo(own, paths.myPropertyListing())
  const refused = own.getByRole('main').getByRole('article').filter({ hasText: bad })
  await refused.getByText(`Sent back: ${reason}`).waitFor()

  await page.getByRole('link', { name: 'Users' }).click()
  // The list before has the same box, and what is typed there goes with it.
  await page.getByRole('table', { name: 'Users' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill(visitor.email)
  await page.getByRole('button', { name: 'Find' }).click()
  const person = rowOf(page, visitor.email)
  await person.getByRole('cell', { name: 'Active', exact: true }).waitFor()
  // In the list of everybody, the row moves away when the one that was asked for comes.
  await rowOf(page, operator.email).waitFor({ state: 'detached' })
  const name = (await person.getByRole('rowheader').textContent()) ?? ''
  await decide(page, name, 'Suspend', 'Suspended', 'Sends the same message to everybody.')
  await looking.getByRole('button', { name: 'Login', exact: true }).click()
  await logIn(looking, visitor)
  await looking.getByRole('dialog').getByText('Your account is suspended.').waitFor()

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await page.getByRole('rowheader', { name: 'Suspended' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeFindings(page, 'main'), 'on a phone').toEqual([])
})
