import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('from the search to a property, its heart, and the login prompt', async () => {
  const page = await open('#/')
  const search = page.getByRole('search', { name: 'Search homes' })
  await search.getByRole('combobox', { name: 'Place or keyword' }).fill('Dubai Marina')
  await page
    .getByRole('option', { name: /Dubai Marina/ })
    .first()
    .click()
  // A place is one field of several: the button says what it will show.
  const show = search.getByRole('button', { name: /^Show [\d,]+ homes?$/ })
  const promised = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0]
  await show.click()

  await page
    .getByRole('heading', { level: 1, name: `${promised} homes for sale in Dubai Marina` })
    .waitFor()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(5)
  expect(page.url()).toContain('location=dubai-marina')

  // A guest keeps hearts in this browser; an account is offered at the third.
  const hearts = cards.getByRole('button', { name: /Save .* to favourites/ })
  for (const place of [1, 2]) await hearts.nth(place).click()
  await page.getByText('Saved in this browser: see the home page.').waitFor()

  const title = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('main').getByText('Dubai Marina').first().waitFor()

  await page
    .getByRole('main')
    .getByRole('button', { name: /Save .* to favourites/ })
    .first()
    .click()
  const prompt = page.getByRole('dialog', { name: 'Login Required' })
  await prompt.getByText('Log in to your account to save properties to your favourites.').waitFor()
  await prompt.getByRole('button', { name: 'Login Now' }).click()
  await page.getByRole('dialog', { name: 'Log In' }).waitFor()
})

test('logging in leads to the dashboard; a saved property is there after a reload', async () => {
  const page = await open('#/', { expected: ['401 /api/'] })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.getByText('User name or email is required').waitFor()
  await dialog.getByText('Password is required').waitFor()

  await dialog.getByLabel('Email or user name').fill('demo.individual@manzil.example')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.getByText('The e-mail or user name and the password do not match.').first().waitFor()

  await dialog.getByLabel('Password', { exact: true }).fill('manzil-demo')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Login Successfull!').waitFor()
  await page.waitForURL(/#\/user-dashboard/)

  await page.goto('/#/property-listing?purpose=rent&location=business-bay')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const heart = card.getByRole('button', { name: /Save .* to favourites/ })
  await heart.click()
  await page.waitForFunction(
    (name) => document.querySelector(`[aria-pressed="true"][aria-label*="${name}"]`) !== null,
    title,
  )
  await page.goto('/#/liked-property')
  await page.reload()
  await page.getByRole('heading', { name: title }).first().waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('filters live in the address: reload and back show the same properties', async () => {
  const page = await open(
    '#/property-listing?purpose=sale&type=villa&sort_by=price_desc&bedrooms_min=4',
  )
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('article').first().waitFor()
  const first = await page.getByRole('article').first().innerText()
  const total = await heading.innerText()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').first().innerText()).toBe(first)
  expect(await heading.innerText()).toBe(total)

  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/property-details/)
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  expect(await heading.innerText()).toBe(total)
})

test('a place that is mistyped is still found', async () => {
  const page = await open('#/property-listing?search=dubai%20marinna')
  await page.getByText(/Showing results for/).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').first().innerText()).toContain('Dubai Marina')
})
