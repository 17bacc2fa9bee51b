import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('an Arabic browser gets an Arabic, mirrored site', async () => {
  const page = await open('#/', { language: 'ar' })
  await page.getByRole('search').waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(logo?.x).toBeGreaterThan(720)
})

test('the language is chosen, kept, and turns the page', async () => {
  const page = await open('#/property-listing?purpose=rent')
  await page.getByRole('article').first().waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await page.waitForFunction(() => document.documentElement.dir === 'rtl')
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar')
})
