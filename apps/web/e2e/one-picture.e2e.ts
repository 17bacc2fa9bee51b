import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { publicScreens } from './public-screens.ts'

const { open } = useBrowser()

test('a picture alone fills its frame from edge to edge, with its word on it', async () => {
  const { propertyDetails } = await publicScreens()
  const page = await open('#/', { language: 'ar', width: 320, height: 1024 })
  // Of an imported property there often is one picture, and that drawn; those of the demo have more.
  await page.route('**/api/property/get-property/*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const [property] = data
    const [first] = property.media
    const one = { ...property, media: [{ ...first, illustration: true }], placeholders: [null] }
    await route.fulfill({ response: answer, json: { ...rest, data: [one] } })
  })
  await page.goto(`/#${propertyDetails}`)
  await page.locator('.details-pictures--drawn img').waitFor()
  for (const width of [320, 390, 600, 768, 900, 1023, 1024, 1440, 1600]) {
    await page.setViewportSize({ width, height: 1024 })
    const { frame, picture, word } = await page.evaluate(() => {
      const box = (selector: string) => {
        const { left, right, top, bottom } =
          document.querySelector(`.details-pictures--drawn${selector}`)?.getBoundingClientRect() ??
          new DOMRect()
        return { left, right, top, bottom }
      }
      return { frame: box(''), picture: box(' img'), word: box(' figcaption') }
    })
    expect({ width, ...picture }).toEqual({ width, ...frame })
    expect(picture.right - picture.left, `${width}`).toBeGreaterThan(Math.min(width, 1280) * 0.9)
    expect(picture.bottom - picture.top, `${width}`).toBeGreaterThan(200)
    expect(word.left, `${width}`).toBeGreaterThan(picture.left)
    expect(word.bottom, `${width}`).toBeLessThan(picture.bottom)
  }
})
