import { interfaceLanguages } from '@manzil/i18n/languages'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { leaveFor } from './leave-for.ts'

const { open } = useBrowser()

/** Words of the header and of the hero, by language. */
const words = {
  en: ['Login', 'Find a home you can check'],
  ar: ['تسجيل الدخول', 'اعثر على بيت يمكنك التحقق منه'],
  ru: ['Войти', 'Жильё, которое можно проверить'],
  hi: ['लॉग इन', 'ऐसा घर जिसे आप परख सकें'],
  zh: ['登录', '找一个查得清的家'],
  de: ['Anmelden', 'Ein Zuhause, das Sie prüfen können'],
} as const

test.each(interfaceLanguages)(
  'a browser in %s gets the site in it, of which nothing sticks out of a phone',
  async (language) => {
    // Sees both widths, which saves starting the app for each.
    const page = await open('#/', { language, width: 390 })
    const fits = async (route: string) => {
      await page.locator('main > :not([data-left]) article').first().waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, route).toBe(390)
    }
    await fits('home on a phone')
    await leaveFor(page, '/property-listing?purpose=rent&bedrooms_min=2')
    await fits('listing on a phone')
    await leaveFor(page, '/')
    await page.setViewportSize({ width: 1440, height: 900 })
    const [login, hero] = words[language]
    await page.getByRole('button', { name: login, exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: hero }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const tools = page.locator('select').filter({ hasText: 'Deutsch' }).first()
    expect(await tools.locator('option').count()).toBe(interfaceLanguages.length)
  },
)

test('a first visit fetches the texts of one language', async () => {
  const page = await open('#/', { language: 'de' })
  // The page's own heading stands in the document before any text has come.
  await page.getByRole('article').first().waitFor()
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const texts = addresses.flatMap((address) => {
    const [, language, feature] = /\/assets\/texts-[\w-]+\/(\w+)\/([\w-]+)\.js$/.exec(address) ?? []
    return language === undefined ? [] : [{ language, feature }]
  })
  expect(texts.map(({ feature }) => feature)).toContain('common-home-search')
  expect([...new Set(texts.map(({ language }) => language))]).toEqual(['de'])
})

test('a language that we do not speak shows English', async () => {
  const page = await open('#/', { language: 'fr' })
  await page.getByRole('search', { name: 'Search homes' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
