import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { publicScreens } from './public-screens.ts'

const { open } = useBrowser()
let screens: Awaited<ReturnType<typeof publicScreens>>

beforeAll(async () => {
  screens = await publicScreens()
})

/** One screen of each make, looked at in every look. */
const makes = [
  'signUp',
  'compare',
  'aboutUs',
  'contactUs',
  'blog',
  'blogDetails',
  'buyerGuide',
  'faqs',
  'areaGuides',
  'areaGuide',
  'privacyPolicy',
  'agents',
  'agentInfo',
  'agencyInfo',
  'cancelPayment',
  'resetPassword',
] as const

/** Screens of a make that stands above, looked at once. */
const likes = [
  'sellerGuide',
  'tenantGuide',
  'landlordGuide',
  'termsAndConditions',
  'cookiesPolicy',
  'agencies',
] as const

const phone = { language: 'ar', width: 390, colorScheme: 'dark' } as const
const looks = [{ language: 'en', width: 1440, colorScheme: 'light' }, phone] as const

/** Home, listing and details are looked at with their parts in accessibility.e2e.ts. */
test.each([
  ...makes.flatMap((name) => looks.map((look) => [name, look.language, look.width, look] as const)),
  ...likes.map((name) => [name, phone.language, phone.width, phone] as const),
])(
  '%s in %s at %i px is named, fits and has no accessibility finding',
  async (name, _l, _w, look) => {
    const page = await open(`#${screens[name]}`, look)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    await drawn(page)
    expect(await page.title()).not.toBe('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
    expect(await axeFindings(page)).toEqual([])
  },
)

test.each(looks)('login in $language at $width px is a dialog without findings', async (look) => {
  const page = await open(`#${screens.login}`, look)
  await page.emulateMedia({ colorScheme: look.colorScheme })
  await page.getByRole('dialog').waitFor()
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])
})

/** Waits until the screen has its heading and nothing of it is still to come. */
async function drawn(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}
