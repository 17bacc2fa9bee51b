import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

test('letters of double size do not widen a page of a phone', async () => {
  const page = await open('#/', { language: 'ar', width: 390, height: 844 })
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const route of [
    '#/',
    '#/property-listing?purpose=sale',
    '#/sign-up',
    '#/agents',
    '#/faqs',
  ]) {
    await page.goto(`/${route}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    // What is on its way may still be without its styles.
    await page.waitForFunction(
      () => document.querySelector('main [aria-busy="true"], main .mz-skeleton') === null,
    )
    const { letters, width } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect({ route, letters, width }).toEqual({ route, letters: '32px', width: 390 })
  }
})
