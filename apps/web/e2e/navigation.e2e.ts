import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** Within 20 px: a list moves by one or two yet when its pictures have come. Runs in the page. */
const isAt = (top: number): boolean => Math.abs(window.scrollY - top) < 20

test('a new page begins at its top and its content; back and forward return to what was left', async () => {
  const page = await open('#/property-listing?purpose=sale')
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded()
  // Rows take their own height when they come into view, and what is read stays where it is.
  await page.waitForLoadState('networkidle')
  await page.getByRole('article').nth(8).hover()
  const left = await scrolled()
  expect(left).toBeGreaterThan(500)
  const listed = await page.title()

  await page.getByRole('article').nth(8).getByRole('link').first().click()
  await page.waitForURL(/#\/property-details\?id=/)
  // The page before stays until this one can be drawn.
  await page.waitForFunction((before) => document.title !== before, listed)
  expect(await scrolled()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  await page.goBack()
  await page.waitForFunction(isAt, left)
  await page.waitForFunction((before) => document.title === before, listed)
  await page.goForward()
  await page.waitForURL(/#\/property-details\?id=/)
  await page.waitForFunction(() => window.scrollY === 0)
  await page.goBack()
  await page.reload()
  await page.waitForFunction(isAt, left)
})

test('a link that is pressed with a modifier key opens a tab, and leaves this one', async () => {
  const page = await open('#/')
  const before = page.url()
  const questions = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    questions.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(/#\/faqs$/)
  expect(page.url()).toBe(before)
})

test('an address that is typed, small or in capitals, is a step of its own', async () => {
  const page = await open('#/faqs')
  const questions = page.getByRole('heading', { level: 1, name: 'Questions and answers' })
  await questions.waitFor()
  const left = await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    return window.scrollY
  })
  expect(left).toBe(300)
  await page.evaluate(() => {
    window.location.hash = '#/ABOUT-US/'
  })
  await page.waitForFunction(() => document.title.startsWith('About') && window.scrollY === 0)
  await page.goBack()
  await questions.waitFor()
  await page.waitForFunction(isAt, left)
  expect(page.url()).toMatch(/#\/faqs$/)
})
