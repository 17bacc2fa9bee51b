import { expect, test } from 'vitest'
import { baseUrl } from './base-url.ts'
import { atRest, axeFindings, useBrowser } from './browser.ts'

const { open } = useBrowser()

/** Address of the first property of the site map, without the site. */
async function firstProperty(): Promise<string> {
  const map = await (await fetch(`${baseUrl()}/sitemaps/listings-1.xml`)).text()
  return /\/p\/[^<]+/.exec(map)?.[0] ?? ''
}

const pages: Record<string, () => Promise<string>> = {
  property: firstProperty,
  place: async () => '/area/dubai-marina',
  guide: async () => '/guide/buyer',
  'list of questions': async () => '/faqs',
  'home that is not there': async () => '/p/nothing',
}

const looks = [
  { prefix: '', width: 1440, colorScheme: 'light' },
  { prefix: '/ar', width: 390, colorScheme: 'dark' },
] as const

test.each(
  Object.keys(pages).flatMap((kind) =>
    looks.map((look) => [kind, look.prefix || '/en', look.width, look] as const),
  ),
)('the share page of a %s in %s at %i px is accessible and fits', async (kind, _p, _w, look) => {
  const expected = kind === 'home that is not there' ? [`404 ${look.prefix}/p/nothing`] : []
  const page = await open('offline.html', { width: look.width, expected })
  await page.emulateMedia({ colorScheme: look.colorScheme })
  await page.goto(`${look.prefix}${await pages[kind]?.()}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A browser under remote control is nobody who wants to be led on.
  expect(new URL(page.url()).hash).toBe('')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test.each(['first', 'later'])(
  'on a %s visit a person is led to the app at once, and Back leads to where they came from',
  async (visit) => {
    const page = await open('#/')
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    // On later visits the worker for being offline stands between the browser and the server.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    if (visit === 'later') await page.reload()
    const address = await firstProperty()
    await page.goto(`/ar${address}`)
    await page.waitForURL(/\/\?lng=ar#\/property-details\?id=/)
    expect(page.url()).toContain(address.slice('/p/'.length, '/p/'.length + 36))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await page.goBack()
    await page.waitForURL(/\/#\/$/)
  },
)

test('the app shares the clean address of a property', async () => {
  const address = await firstProperty()
  const page = await open(`#/property-details?id=${address.slice('/p/'.length, '/p/'.length + 36)}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  const copy = page.getByRole('menuitem', { name: 'Copy link' })
  // The menu that fades in above its button turns below it when the page is scrolled.
  await copy.waitFor()
  await atRest(page)
  await copy.click()
  await page.getByText('Link copied').first().waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseUrl()}${address}`)
})

test('opened without a network, the site says so, and comes back with it', async () => {
  const page = await open('#/', { expected: ['net::ERR_INTERNET_DISCONNECTED'] })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.goto('/faqs')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
})
