import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { cutInk } from './cut-ink.ts'
import { publicScreens } from './public-screens.ts'

const { open } = useBrowser()

test.each(['ar', 'hi', 'ru', 'de'])(
  'nothing cuts the marks above and below letters: %s',
  async (language) => {
    const screens = await publicScreens()
    const page = await open('#/', { language, width: 390, height: 844 })
    for (const name of [
      'home',
      'propertyListing',
      'propertyDetails',
      'areaGuides',
      'blog',
    ] as const) {
      await page.goto(`/#${screens[name]}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() => {
        const waiting = document.querySelector('main .mz-skeleton')
        // Some of it waits for the visitor to come near.
        waiting?.scrollIntoView()
        return waiting === null
      })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect({ name, cut: await page.evaluate(cutInk) }).toEqual({ name, cut: [] })
    }
  },
)

test('a mark that is cut is noticed, and a line that is left out is not', async () => {
  const page = await open('#/', { language: 'ar' })
  await page.getByRole('main').waitFor()
  const cut = await page.evaluate(cutInk)
  expect(cut).toEqual([])
  await page.evaluate(() => {
    const box = document.createElement('p')
    box.className = 'tight'
    box.style.cssText = 'overflow: hidden; block-size: 1.2em; line-height: 1.2; font-size: 20px'
    box.append('في', document.createElement('br'), 'حي')
    document.body.append(box)
  })
  const found = await page.evaluate(cutInk)
  expect(found.map(({ word, by }) => ({ word, by }))).toEqual([{ word: 'في', by: 'tight' }])
})
