import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { leaveFor } from './leave-for.ts'
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

const phone = { language: 'ar', width: 390, colorScheme: 'dark', pictures: false } as const
const desk = { language: 'en', width: 1440, colorScheme: 'light', pictures: true } as const
const looks = [desk, phone] as const

/** Screens that one visitor walks through, which saves starting the app for each. */
const WALK = 6
const walksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / WALK) }, (_, at) =>
    all.slice(at * WALK, (at + 1) * WALK),
  )

/** Home, listing and details are looked at with their parts in accessibility.e2e.ts. */
test.each([
  ...walksOf(makes).map((names) => ({ names, look: desk })),
  ...walksOf([...makes, ...likes]).map((names) => ({ names, look: phone })),
])(
  '$names in $look.language at $look.width px are named, fit and have no accessibility finding',
  { timeout: 180_000 },
  async ({ names, look }) => {
    const page = await open('#/', look)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    // Property has to be there before it is left, or it would be taken for the first screen.
    await drawn(page)
    const titles = new Set([await page.title()])
    for (const name of names) {
      await leaveFor(page, screens[name])
      await drawn(page)
      titles.add(await page.title())
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, name).toBe(look.width)
      expect(await axeFindings(page), name).toEqual([])
    }
    // Each is called differently, and none not at all.
    expect([...titles].filter(Boolean)).toHaveLength(1 + names.length)
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
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // At once: between two screens there is a moment in which nothing is left and nothing has come.
    return main?.querySelector('h1') && !main.querySelector('[aria-busy="true"], [data-left]')
  })
}
