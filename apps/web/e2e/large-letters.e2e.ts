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
    await page.waitForFunction(() => {
      const waiting = document.querySelector('main [aria-busy="true"], main .mz-skeleton')
      // Some of it waits for the visitor to come near.
      waiting?.scrollIntoView()
      return waiting === null
    })
    const { letters, width } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect({ route, letters, width }).toEqual({ route, letters: '32px', width: 390 })
  }
})

test('wider spacing of letters and words cuts no line that says where a property is', async () => {
  const page = await open('#/property-listing?purpose=sale', { width: 390, height: 844 })
  await page.getByRole('article').first().waitFor()
  const { cut, width } = await page.evaluate(() => {
    // The spacing of WCAG 2.2, 1.4.12.
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(spacing)
    const places = [...document.querySelectorAll('article .mz-card__place, article .mz-facts')]
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible'
    return {
      cut: places
        .flatMap((place) => [place, ...place.querySelectorAll('span:not(.mz-visually-hidden)')])
        .filter(isCut)
        .map(({ textContent }) => textContent),
      width: document.documentElement.scrollWidth,
    }
  })
  expect({ cut, width }).toEqual({ cut: [], width: 390 })
})

test('the first price is seen on a phone without a scroll, below a row of filters that stays', async () => {
  for (const language of ['en', 'ar'] as const) {
    const route = '#/property-listing?purpose=rent&type=apartment&bedrooms_min=1'
    const page = await open(route, { language, width: 390, height: 844 })
    await page.getByRole('article').first().waitFor()
    const at = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const price = box('.result-cards .mz-price')?.bottom
      window.scrollTo({ top: 600, behavior: 'instant' })
      return { price, head: box('header')?.bottom, row: box('.filter-row')?.top }
    })
    expect(at.price, language).toBeGreaterThan(0)
    expect(at.price, language).toBeLessThanOrEqual(560)
    expect(Math.abs((at.head ?? 0) - (at.row ?? Number.NaN)), language).toBeLessThan(2)

    // A tablet upright: what is searched for scrolls up to the tools, which are seen whole.
    await page.setViewportSize({ width: 768, height: 1024 })
    const tools = await page.locator('.listing__tools').boundingBox()
    const chosen = await page.locator('.listing__chosen').boundingBox()
    const [first, last] = [tools, chosen].sort((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
    expect(first?.x, language).toBeGreaterThanOrEqual(0)
    expect((first?.x ?? 0) + (first?.width ?? 0), language).toBeLessThanOrEqual(last?.x ?? 0)
    expect((last?.x ?? 0) + (last?.width ?? 0), language).toBeLessThanOrEqual(768)
  }
})
